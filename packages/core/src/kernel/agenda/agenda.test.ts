import { expect, test } from 'vitest';
import { defineFieldSimulation, defineTable, done, refuse } from '../../index.js';
import { TICK_MAX, timer, word } from '../../index.js';
import { command, tablesOnly } from '../rows/rowTester.js';

const bells = defineTable('bells', { rings: timer, rung: word });
const ballast = defineTable('ballast', { weight: word });
const tower = defineFieldSimulation({
  name: 'tower',
  version: 1,
  schema: tablesOnly({ bells, ballast }),
  systems: [
    {
      name: 'ring',
      table: 'bells',
      timer: 'rings',
      run: (draft, bell) => draft.bells.add(bell, bells.fields.rung, 1),
    },
  ],
  commands: {
    set(draft, { args }) {
      draft.bells.schedule(1, bells.fields.rings, Number(args['tick']));
      return done();
    },
    hesitate: () => refuse('hesitates', 'nobody moves', {}),
  },
  // The ballast makes a way back cheaper than a copy, so that all branches share a store.
  genesis(draft) {
    for (let row = 0; row < 20_000; row += 1) draft.ballast.insert();
    draft.bells.insert();
  },
});

const set = (tick: number) => command('set', { tick });

test('a timer of one branch is not lost by work on another', () => {
  const root = tower.advance(tower.genesis({ seed: 1 }), { ticks: 549 }).snapshot;
  const scheduled = tower.advance(tower.execute(root, set(1000)).snapshot, { ticks: 2 }).snapshot;
  const soon = tower.tick(tower.execute(root, set(551)).snapshot).snapshot;
  expect(tower.nextDue(soon)).toBe(551);
  expect(tower.nextDue(scheduled)).toBe(1000);
  const after = tower.advance(scheduled, { ticks: 449 }).snapshot;
  expect(tower.read(after).bells.get(1, bells.fields.rung)).toBe(1);
  expect(tower.nextDue(soon)).toBe(551);
});

test('an early hint of one branch does not remove a timer that it shares', () => {
  const root = tower.advance(tower.genesis({ seed: 1 }), { ticks: 3 }).snapshot;
  const scheduled = tower.execute(root, set(200)).snapshot;
  const next = tower.tick(scheduled).snapshot;
  const soon = tower.execute(root, set(4)).snapshot;
  expect(tower.nextDue(soon)).toBe(4);
  tower.execute(scheduled, command('hesitate'));
  expect(tower.nextDue(next)).toBe(200);
});

test('time stops at its end, and a timer is at most as far ahead as the whole of time', () => {
  const root = tower.genesis({ seed: 1 });
  const end = tower.advance(tower.execute(root, set(TICK_MAX)).snapshot, { ticks: TICK_MAX });
  expect(end.snapshot.now).toBe(TICK_MAX);
  expect(tower.read(end.snapshot).bells.get(1, bells.fields.rung)).toBe(1);
  expect(() => tower.execute(root, set(TICK_MAX + 1))).toThrow(
    `bells.rings of row 1 must be due at most ${TICK_MAX} ticks from tick 0, not 4294967296`,
  );
  const late = tower.execute(end.snapshot, set(2 * TICK_MAX)).snapshot;
  expect(tower.read(late).bells.due(1, bells.fields.rings)).toBe(2 * TICK_MAX);
  expect(tower.nextDue(late)).toBe(0);
});

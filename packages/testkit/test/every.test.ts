import { defineFieldSchema, defineFieldSimulation, defineTable } from '@astrarium/core';
import { type FieldDraftOf, done, json, TICK_MAX, timer } from '@astrarium/core';
import { expect, test } from 'vitest';

const fish = defineTable('fish', {});
const eggs = defineTable('eggs', { hatches: timer });
const EGG = eggs.fields;
const schema = defineFieldSchema({
  tables: { fish, eggs },
  documents: {},
  events: { laid: ['egg'] },
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;

/** A pond whose eggs become fish, with some entries under `every`. */
function pondWith(...every: readonly unknown[]) {
  return defineFieldSimulation({
    name: 'pond',
    version: 1,
    schema,
    genesis: () => undefined,
    commands: {
      lay(draft) {
        draft.eggs.schedule(draft.eggs.insert(), EGG.hatches, draft.now + 3);
        return done();
      },
      net(draft) {
        for (const id of draft.fish.ids()) draft.fish.remove(id);
        return done();
      },
    },
    systems: [
      {
        name: 'hatch',
        table: 'eggs',
        timer: 'hatches',
        run(draft, egg) {
          draft.eggs.remove(egg);
          draft.fish.insert();
        },
      },
    ],
    every: every as [],
  });
}
const lay = { id: '', account: 0, type: 'lay', args: {} };

test('next due is the next tick that the number divides, or the next timer', () => {
  const simulation = pondWith({ name: 'beat', ticks: 10, run: () => undefined });
  const start = simulation.genesis({ seed: 1 });
  expect(simulation.nextDue(start)).toBe(10);
  const { snapshot } = simulation.execute(start, lay);
  expect(simulation.nextDue(snapshot)).toBe(3);
  const at = simulation.advance(start, { ticks: 10 }).snapshot;
  expect(simulation.nextDue(at)).toBe(20);
  const rare = pondWith({ name: 'beat', ticks: 3_000_000_000, run: () => undefined });
  const last = rare.advance(rare.genesis({ seed: 1 }), { ticks: TICK_MAX }).snapshot;
  expect([last.now, rare.nextDue(last)]).toEqual([TICK_MAX, 0]);
});

test('nothing is due while the table has no living row, and empty ticks cost nothing', () => {
  const ran: number[] = [];
  const run = (draft: { readonly now: number }): void => void ran.push(draft.now);
  const simulation = pondWith({ name: 'swim', ticks: 2, table: 'fish', run });
  const start = simulation.genesis({ seed: 1 });
  expect(simulation.nextDue(start)).toBe(0);
  const far = simulation.advance(start, { ticks: 4_000_000_000 }).snapshot;
  const { snapshot } = simulation.execute(far, lay);
  const fishIn = simulation.advance(snapshot, { ticks: 6 }).snapshot;
  expect(ran).toEqual([4_000_000_004, 4_000_000_006]);
  simulation.advance(simulation.execute(fishIn, { ...lay, type: 'net' }).snapshot, { ticks: 9 });
  expect(ran.length).toBe(2);
});

test('the earliest timer is due in the next tick, and bounds are looked at afterwards', () => {
  const simulation = pondWith({
    name: 'early',
    ticks: 5,
    run(draft: Draft) {
      const egg = draft.eggs.insert();
      expect(() => draft.eggs.schedule(egg, EGG.hatches, draft.now)).toThrow(
        'due at tick 6 or later',
      );
      draft.eggs.schedule(egg, EGG.hatches, draft.now + 1);
      draft.emit('laid', egg);
    },
  });
  const start = simulation.genesis({ seed: 1 });
  const until = { ticks: 100, until: ({ name }: { readonly name: string }) => name === 'laid' };
  expect(simulation.advance(start, until).snapshot.now).toBe(5);
  const { snapshot } = simulation.advance(start, { ticks: 100, maxEvents: 1 });
  expect([snapshot.now, simulation.nextDue(snapshot)]).toEqual([5, 6]);
});

test.each<[string, unknown]>([
  ['ticks of every a must be an integer from 1, not 0', { name: 'a', ticks: 0, run() {} }],
  ['ticks of every a must be an integer from 1, not 1.5', { name: 'a', ticks: 1.5, run() {} }],
  ['ticks of every a must be an integer from 1, not "9"', { name: 'a', ticks: '9', run() {} }],
  [
    'the table of every a must be a table of the schema, not "x"',
    { name: 'a', ticks: 1, table: 'x', run() {} },
  ],
  ['run of every a must be a function, not 5', { name: 'a', ticks: 1, run: 5 }],
  ['the name of every[0] must be a text, not undefined', { ticks: 1, run() {} }],
])('a definition is refused: %s', (message, every) => {
  expect(() => pondWith(every)).toThrow(message);
});

test('a name that stands twice is refused, and a promise, with the name', () => {
  const one = { name: 'one', ticks: 1, run: () => Promise.resolve() };
  expect(() => pondWith(one, one)).toThrow('every one stands twice in the definition');
  const simulation = pondWith(one);
  expect(() => simulation.tick(simulation.genesis({ seed: 1 }))).toThrow(
    'every one returned a promise',
  );
});

test('other ticks, names and tables make a snapshot foreign; another function does not', () => {
  const one = { name: 'one', ticks: 2, table: 'fish', run: () => undefined };
  const simulation = pondWith(one);
  const start = simulation.genesis({ seed: 1 });
  for (const other of [
    [],
    [{ ...one, ticks: 3 }],
    [{ ...one, name: 'two' }],
    [{ ...one, table: 'eggs' }],
    [{ ...one, table: undefined }],
    [one, { ...one, name: 'two' }],
  ]) {
    expect(() => pondWith(...other).tick(start)).toThrow(
      'this snapshot cannot be used here: other things run every so many ticks than in pond',
    );
  }
  expect(pondWith({ ...one, run: () => 5 }).tick(start).snapshot.now).toBe(1);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { defineFieldSimulation, type Snapshot } from '@astrarium/core';
import { heldBytes } from '@astrarium/core/log';
import { KERNEL_LAWS, lawProperty, shipyard, shipyardGames } from '@astrarium/testkit';
import { describe, expect, test } from 'vitest';
import { lighthouse } from '../../../../examples/tiny-game/src/lighthouse.js';
import { playGame } from '../../../testkit/src/games/game.js';
import { runs } from '../../../testkit/test/tier.js';
import { answerInspector } from './answerInspector.js';
import { inspectSimulation } from './inspectSimulation.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const yard = defineFieldSimulation(shipyard);
const games = shipyardGames({ steps: 40, ticks: 1000 });

/** Lets a keeper light the lamp, and then time pass, a minute in each step. */
function light(inspection: ReturnType<typeof inspectSimulation<typeof lighthouse>>, ticks: number) {
  const { simulation } = inspection;
  let world = simulation.genesis({ seed: 7 });
  const keep = { id: '1', account: 1, type: 'keep', args: { name: 'Ada' } } as const;
  world = simulation.execute(world, keep).snapshot;
  const lit = { id: '2', account: 1, type: 'light', args: {} } as const;
  world = simulation.execute(world, lit).snapshot;
  for (let n = 0; n < ticks; n += 1) world = simulation.tick(world).snapshot;
  return world;
}

describe('a recorded simulation', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    const recorded = inspectSimulation(yard).simulation;
    fc.assert(lawProperty(law, recorded, games), runs(1, 100));
  });

  test('gives the hashes of the simulation, and counts the rows that differ', () => {
    const property = fc.property(games, (game) => {
      const { simulation, steps } = inspectSimulation(yard);
      const hashes: string[] = [];
      playGame(yard, game, (snapshot) => hashes.push(yard.hash(snapshot)));
      const recorded: string[] = [];
      playGame(simulation, game, (snapshot) => recorded.push(simulation.hash(snapshot)));
      expect(recorded).toEqual(hashes);
      expect(steps).toHaveLength(game.steps.length + 1);
      for (const { before, changed, snapshot } of steps) {
        const rows = Object.entries(yard.changes(before as never, snapshot as never));
        const counts = rows.map(([table, ids]) => ({ table, rows: ids.length }));
        expect(changed).toEqual(counts.map((each) => expect.objectContaining(each)));
        const fields = changed.reduce((sum, each) => sum + each.fields, 0);
        const differences = yard.diff(before as never, snapshot as never);
        expect(fields).toBe(differences.filter(({ id }) => id !== 0).length);
      }
    });
    fc.assert(property, runs(8, 500));
  });

  test('names the systems that ran, the commands and the events of each step', () => {
    let nowMs = 0;
    const inspection = inspectSimulation(lighthouse, { nowMs: () => (nowMs += 1) });
    light(inspection, 1500);
    const all = inspection.steps.map(({ systems }) => systems).flat();
    expect(new Set(all.map(({ system }) => system))).toEqual(
      new Set(['lamps.empty', 'lamps.ship']),
    );
    // The clock of the test advances at each reading: one millisecond for each run.
    expect(all.every((each) => each.ms === each.runs)).toBe(true);
    const out = inspection.steps.find(({ systems }) => systems[0]?.system === 'lamps.empty');
    expect(out).toMatchObject({ kind: 'tick', eventsCount: 1, ms: 3 });
    // The tables of this game are small: a journal with its version is about a kilobyte.
    expect(out?.bytes).toBeGreaterThan(1000);
    expect(out?.bytes).toBeLessThan(2000);
    expect(inspection.steps.find(({ changed }) => changed.length === 0)?.bytes).toBe(0);
    expect(out?.systems).toEqual([{ system: 'lamps.empty', runs: 1, ms: 1 }]);
    expect(out?.events).toEqual([{ tick: 1000, name: 'lamp.out', lamp: 1 }]);
    expect(out?.changed).toEqual([{ table: 'lamps', rows: 1, fields: 2 }]);
  });

  test('records no step of a probe, and marks steps from older snapshots', () => {
    const { simulation, steps } = inspectSimulation(lighthouse);
    const start = simulation.genesis({ seed: 7 });
    simulation.probe(start, (world) => simulation.tick(world));
    const next = simulation.tick(start).snapshot;
    simulation.advance(start, { ticks: 5 });
    simulation.walk(next).advance({ ticks: 2 });
    expect(steps.map(({ isFork, kind, n }) => [n, kind, isFork])).toEqual([
      [1, 'genesis', false],
      [2, 'tick', false],
      [3, 'advance', true],
      [4, 'advance', true],
    ]);
  });

  test('holds the last 1,000 steps, and lets older snapshots go', async () => {
    const inspection = inspectSimulation(lighthouse);
    const first = new WeakRef<Snapshot>(light(inspection, 10));
    const world = light(inspection, 1500);
    expect(inspection.steps).toHaveLength(1000);
    expect(inspection.steps[0]?.n).toBe(13 + 1503 - 999);
    expect(inspection.steps.at(-1)?.snapshot).toBe(world);
    // A snapshot that was touched is kept until the end of the turn.
    await new Promise((done) => void setTimeout(done, 0));
    collect();
    expect(first.deref()).toBeUndefined();
  });
});

describe('answers about an inspection', () => {
  const inspection = inspectSimulation(lighthouse);
  light(inspection, 700);

  test('go back 500 snapshots', () => {
    const last = inspection.steps.at(-1)?.n ?? 0;
    const shown = answerInspector(inspection, { kind: 'world', n: last - 500 });
    expect(shown.tick).toBe(200);
    let plain = light(inspectSimulation(lighthouse), 0);
    plain = lighthouse.advance(plain, { ticks: 200 }).snapshot;
    expect(shown.hash).toBe(lighthouse.hash(plain));
    const question = { kind: 'rows', n: last - 500, table: 'lamps', from: 0, count: 10 } as const;
    const { rows } = answerInspector(inspection, question);
    expect(rows[0]?.cells[1]).toBe('8000000 −10000/tick');
  });

  test('name table, row and field of a difference', () => {
    const { changes, changesCount } = answerInspector(inspection, { kind: 'diff', a: 2, b: 3 });
    expect(changesCount).toBe(2);
    expect(changes.map(({ field, row, table }) => [table, row, field])).toEqual([
      ['lamps', 1, 'oil.rate'],
      ['lamps', 1, 'empty'],
    ]);
  });

  test('count timers by system and wait', () => {
    const { agenda } = answerInspector(inspection, { kind: 'world', n: 3 });
    expect(agenda[0]).toEqual({
      system: 'lamps.empty',
      timer: 'lamps.empty',
      counts: [0, 0, 0, 1, 0, 0, 0],
      nextDue: 1000,
    });
    expect(agenda[1]?.nextDue).toBe(0);
  });

  test('send only new steps, as JSON', () => {
    const answer = answerInspector(inspection, { kind: 'steps', after: 690 });
    expect(answer.steps.map(({ n }) => n)[0]).toBe(691);
    expect(answer.steps).toHaveLength(13);
    const kept = inspection.steps.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(answer.heldBytes).toBe(kept + heldBytes([inspection.steps.at(-1)?.snapshot as never]));
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(() => answerInspector(inspection, { kind: 'world', n: 9999 })).toThrow('is not held');
  });

  test('keep the step that was looked at last, until another one is', () => {
    const own = inspectSimulation(lighthouse, { maxSteps: 10 });
    let world = light(own, 5);
    const looked = answerInspector(own, { kind: 'world', n: 8 });
    for (let n = 0; n < 20; n += 1) world = own.simulation.tick(world).snapshot;
    expect(own.steps[0]?.n).toBeGreaterThan(8);
    const again = answerInspector(own, { kind: 'world', n: 8 });
    expect({ ...again, ms: 0 }).toEqual({ ...looked, ms: 0 });
    expect(() => answerInspector(own, { kind: 'world', n: 9 })).toThrow('is not held');
    answerInspector(own, { kind: 'world', n: own.steps[0]?.n ?? 0 });
    expect(() => answerInspector(own, { kind: 'world', n: 8 })).toThrow('is not held');
  });
});

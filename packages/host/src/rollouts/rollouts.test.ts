import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { astrarium, newGame } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import type { Schema, Simulation } from '@astrarium/core';
import { type ForkPlan, rollout } from '@astrarium/core/rollouts';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { rolloutModule } from './rolloutModule.js';
import { rollouts } from './rollouts.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-rollouts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The space game in a file of its own, with its own copy of the engine. */
const module = moduleOf(
  folder,
  'space',
  "export { spaceGame as default } from '@astrarium/space/service';",
);
const { measure } = spaceGame;

/** A game with an account and what it owns, after a minute. */
function played() {
  const open = { id: '1', account: 0, type: 'open_account', args: { name: 'Ada' } };
  const { snapshot } = astrarium.execute(newGame({ seed: 7 }), open);
  return astrarium.advance(snapshot, { ticks: 60 }).snapshot;
}

const start = played();

/** Plans that rename the account and wait. */
const plans: readonly ForkPlan[] = Array.from({ length: 40 }, (_, at) => ({
  ticks: 100 * at,
  commands: [
    { tick: 60 + at, command: { id: '', account: 1, type: 'rename', args: { name: `Ada ${at}` } } },
  ],
}));

describe('rollouts in threads', () => {
  test.each([1, 2, 3])('equal those in this thread, with %i workers', async (workers) => {
    const serial = plans.map((plan) => rollout(astrarium, start, plan, measure));
    expect(await rollouts(astrarium, start, plans, { module, workers })).toEqual(serial);
  });

  test('start no thread without plans', async () => {
    expect(await rollouts(astrarium, start, [], { module })).toEqual([]);
  });

  test.each([0, 1.5, -1, Number.NaN])('refuse %d workers', async (workers) => {
    await expect(rollouts(astrarium, start, plans, { module, workers })).rejects.toThrow(
      `workers must be an integer from 1 on, not ${workers}.`,
    );
  });

  test('name a plan that failed', async () => {
    const bad = rollouts(astrarium, start, [{ ticks: 1 }, { ticks: -1 }], { module, workers: 2 });
    await expect(bad).rejects.toThrow(/^Plan 1 failed: .*ticks/);
  });
});

describe('rollouts of another simulation', () => {
  test('import its module', async () => {
    const module = moduleOf(folder, 'counters', BOXES);
    const { simulation } = (await rolloutModule(module.href)) as unknown as {
      simulation: Simulation<Schema>;
    };
    const put = { tick: 1, command: { id: '', account: 0, type: 'put', args: {} } };
    const given = [0, 1, 2, 3].map((count) => ({
      ticks: 2,
      commands: Array.from({ length: count }, () => put),
    }));
    const results = await rollouts(simulation, simulation.genesis({ seed: 1 }), given, {
      module,
      workers: 2,
    });
    expect(results.map(({ measured }) => measured)).toEqual([0, 1, 2, 3]);
  });

  test('refuse a module without what they need', async () => {
    const module = moduleOf(folder, 'nothing', 'export const nothing = 0;');
    await expect(rollouts(astrarium, start, plans, { module })).rejects.toThrow(
      'must export a simulation and a function named measure.',
    );
  });
});

const BOXES = `
  import * as kernel from '@astrarium/core';
  const { defineFieldSchema, defineFieldSimulation, defineTable, done, json, word } = kernel;
  const boxes = defineTable('boxes', { apples: word });
  export const simulation = defineFieldSimulation({
    name: 'boxes',
    version: 1,
    schema: defineFieldSchema({ tables: { boxes }, documents: {}, events: {}, setting: json() }),
    genesis: (draft) => void draft.boxes.insert(),
    commands: { put: (draft) => (draft.boxes.add(1, boxes.fields.apples, 1), done()) },
    systems: [],
  });
  export const measure = (world) => simulation.read(world).boxes.get(1, boxes.fields.apples);`;

function moduleOf(folder: string, name: string, contents: string): URL {
  const outfile = join(folder, `${name}.mjs`);
  const stdin = { contents, resolveDir: import.meta.dirname };
  buildSync({ stdin, outfile, bundle: true, format: 'esm', conditions: ['source'] });
  return pathToFileURL(outfile);
}

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { answerRollouts, type ForkPlan, rollout, rolloutsBy } from '../rollouts.js';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../index.js';
import { refuse, timer, word } from '../index.js';
import { command } from '../kernel/rows/rowTester.js';

const nests = defineTable('nests', { eggs: word, hatches: timer });
const NEST = nests.fields;

/** Birds lay eggs in a nest, which then hatch one at a time. Nest 0 is a fault of the game. */
const hatchery = defineFieldSimulation({
  name: 'hatchery',
  version: 1,
  schema: defineFieldSchema({
    tables: { nests },
    documents: {},
    events: { hatched: ['nest'] },
    setting: json<{ seed: number }>(),
  }),
  genesis(draft) {
    for (let nest = 0; nest < 3; nest += 1) draft.nests.insert();
  },
  commands: {
    lay(draft, { args }) {
      const nest = Number(args['nest']);
      if (nest === 0) throw new Error('This nest is a fault.');
      if (!draft.nests.has(nest)) return refuse('no_nest', 'There is no such nest.', { nest });
      draft.nests.add(nest, NEST.eggs, 1 + (draft.roll(1, nest) % 3));
      if (draft.nests.due(nest, NEST.hatches) === 0) {
        draft.nests.schedule(nest, NEST.hatches, draft.now + 5);
      }
      return done();
    },
  },
  systems: [
    {
      name: 'hatch',
      table: 'nests',
      timer: 'hatches',
      run(draft, nest) {
        draft.nests.add(nest, NEST.eggs, -1);
        draft.emit('hatched', nest);
        if (draft.nests.get(nest, NEST.eggs) > 0) {
          draft.nests.schedule(nest, NEST.hatches, draft.now + 5);
        }
      },
    },
  ],
});

type Start = ReturnType<typeof hatchery.genesis>;

const eggs = (snapshot: Start) => hatchery.read(snapshot).nests.get(1, NEST.eggs);

const start = hatchery.advance(hatchery.genesis({ seed: 7 }), { ticks: 10 }).snapshot;

const layAt = (tick: number, nest: number) => ({ tick, command: command('lay', { nest }) });

const ticks = fc.integer({ min: 0, max: 60 });
const lays = fc
  .tuple(fc.integer({ min: 5, max: 80 }), fc.integer({ min: 1, max: 4 }))
  .map(([tick, nest]) => layAt(tick, nest));
const commands = fc.array(lays, { maxLength: 6 });
const plans = fc.array(fc.record({ ticks, commands }), { maxLength: 40 });

/** Workers that answer after a random number of turns of the event loop, as threads do. */
const workersOf = (delays: readonly number[]) =>
  delays.map((delay) => {
    const answer = answerRollouts(hatchery, eggs);
    return async (message: Parameters<typeof answer>[0]) => {
      const passed = structuredClone(message);
      for (let turn = 0; turn < delay; turn += 1) await new Promise((next) => setImmediate(next));
      return structuredClone(answer(passed));
    };
  });

const run = (delays: readonly number[], given: readonly ForkPlan[]) =>
  rolloutsBy(workersOf(delays), hatchery.encode(start), given);

describe('rollouts', () => {
  test.prop([plans, fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 })])(
    'are what one plan after another gives, in the order of the plans',
    async (given, delays) => {
      const serial = given.map((plan) => rollout(hatchery, start, plan, eggs));
      expect(await run(delays, given)).toEqual(serial);
    },
  );

  test('say what happened', async () => {
    const commands = [layAt(10, 1), layAt(12, 4), layAt(99, 1)];
    const [laid, idle] = await run([0], [{ ticks: 5, commands }, { ticks: 5 }]);
    expect(laid).toMatchObject({
      commands: 2,
      refused: 1,
      skipped: 1,
      events: { hatched: 1 },
      measured: eggs(hatchery.execute(start, layAt(10, 1).command).snapshot) - 1,
    });
    expect(idle?.hash).toBe(hatchery.hash(hatchery.advance(start, { ticks: 5 }).snapshot));
    expect(laid?.hash).not.toBe(idle?.hash);
  });

  /** Workers that note their place for each message of plans. */
  const notedWorkers = (delays: readonly number[], asked: number[]) =>
    workersOf(delays).map((ask, place) => (message: Parameters<typeof ask>[0]) => {
      if (message.kind === 'run') asked.push(place);
      return ask(message);
    });

  test('use all workers', async () => {
    const asked: number[] = [];
    const workers = notedWorkers([1, 1, 1], asked);
    const given = Array.from({ length: 12 }, (_, ticks) => ({ ticks }));
    await rolloutsBy(workers, hatchery.encode(start), given);
    expect([...new Set(asked)].sort()).toEqual([0, 1, 2]);
  });

  test('name the plan that failed, and stop', async () => {
    const given = Array.from({ length: 1000 }, (_, at) => ({
      ticks: 1,
      commands: at === 321 ? [layAt(10, 0)] : [],
    }));
    const asked: number[] = [];
    const failed = rolloutsBy(notedWorkers([0, 0], asked), hatchery.encode(start), given);
    await expect(failed).rejects.toThrow('Plan 321 failed: Error: This nest is a fault.');
    expect(asked.length).toBeLessThan(12);
  });

  test.each([-1, 0.5, Number.NaN])('refuse %d ticks', async (ticks) => {
    await expect(run([0], [{ ticks }])).rejects.toThrow(
      `Plan 0 failed: RangeError: ticks must be an integer from 0 on, not ${ticks}.`,
    );
  });

  test('refuse to run without workers or a start', async () => {
    await expect(run([], [{ ticks: 1 }])).rejects.toThrow('Rollouts need at least one worker.');
    const answer = answerRollouts(hatchery, eggs);
    expect(() => answer({ kind: 'run', plans: [{ ticks: 1 }] })).toThrow(
      'Plans were given before the snapshot to start from.',
    );
  });
});

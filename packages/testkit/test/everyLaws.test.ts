import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  type Definition,
  done,
  gauge,
  json,
  refuse,
  TICK_MAX,
  timer,
  word,
} from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Step } from '../src/games/game.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { namesReached, sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

const fish = defineTable('fish', { age: word, weight: gauge });
const eggs = defineTable('eggs', { hatches: timer });
const FISH = fish.fields;
const EGG = eggs.fields;
const schema = defineFieldSchema({
  tables: { fish, eggs },
  documents: { notes: json<{ tick: number }>() },
  events: { died: ['fish'], hatched: ['fish'], laid: ['egg'], watched: ['eggs'], stocked: ['egg'] },
  setting: json<{ seed: number }>(),
});

/** Fish die after so many ticks. */
const MAX_AGE = 12;

/** A pond whose fish live for some ticks, so that its tables become empty and fill again. */
const definition: Definition<typeof schema> = {
  name: 'pond',
  version: 1,
  schema,
  genesis(draft) {
    draft.eggs.schedule(draft.eggs.insert(), EGG.hatches, 5);
  },
  commands: {
    lay(draft, { args }) {
      const egg = draft.eggs.insert();
      draft.eggs.schedule(egg, EGG.hatches, draft.now + 1 + Number(args['ticks']));
      return done({ egg, fish: draft.fish.size });
    },
    net(draft) {
      for (const id of draft.fish.ids()) draft.fish.remove(id);
      return done();
    },
    drain(draft) {
      for (const id of draft.eggs.ids()) draft.eggs.remove(id);
      return draft.now % 3 === 0 ? refuse('no_plug', 'There is no plug.') : done();
    },
  },
  systems: [
    {
      name: 'hatch',
      table: 'eggs',
      timer: 'hatches',
      run(draft, egg) {
        draft.eggs.remove(egg);
        const id = draft.fish.insert();
        draft.fish.setRate(id, FISH.weight, 1 + (draft.roll(1, id) % 5));
        draft.emit('hatched', id);
      },
    },
  ],
  every: [
    {
      name: 'age',
      ticks: 1,
      table: 'fish',
      run(draft) {
        for (const id of draft.fish.ids()) {
          draft.fish.add(id, FISH.age, 1);
          if (draft.fish.get(id, FISH.age) <= MAX_AGE) continue;
          draft.emit('died', id);
          draft.fish.remove(id);
        }
      },
    },
    {
      name: 'spawn',
      ticks: 7,
      table: 'fish',
      run(draft) {
        if (draft.roll(2, 0) % 3 === 0) return;
        const egg = draft.eggs.insert();
        draft.eggs.schedule(egg, EGG.hatches, draft.now + 1 + (draft.roll(3, egg) % 9));
        draft.emit('laid', egg);
      },
    },
    {
      name: 'watch',
      ticks: 3,
      table: 'eggs',
      run: (draft) => draft.emit('watched', draft.eggs.size),
    },
    {
      name: 'stock',
      ticks: 1000,
      run(draft) {
        const egg = draft.eggs.insert();
        draft.eggs.schedule(egg, EGG.hatches, draft.now + 1);
        draft.notes.insert({ tick: draft.now });
        draft.emit('stocked', egg);
      },
    },
  ],
};
const pond = defineFieldSimulation(definition);

const ticks = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: 900, max: 1100 }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom('lay', 'net', 'drain', 'unknown'), ticks).map(([type, some]) => ({
    kind: 'command' as const,
    command: { id: '', account: 0, type, args: { ticks: some } },
  })),
  fc.constant<Step>({ kind: 'tick' }),
  ticks.map((some) => ({ kind: 'advance' as const, ticks: some })),
);
const games: fc.Arbitrary<Game<typeof schema>> = fc.record({
  setting: fc.record({ seed: fc.maxSafeNat() }),
  steps: fc.array(step, { minLength: 12, maxLength: 20, size: 'max' }),
});
const check = sharedGames(pond, games, 20);

describe('random games of a pond, in which something recurs every 1, 3, 7 and 1000 ticks', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    check((game) => law(pond, game), 2, 300);
  });

  test('reach all commands and events', () => {
    const names = new Set(
      fc.sample(games, runs(30, 30)).flatMap((game) => namesReached(pond, game)),
    );
    expect([...names].sort()).toEqual([
      '0 drain',
      '0 lay',
      '0 net',
      ...Object.keys(schema.events)
        .map((name) => `1 ${name}`)
        .sort(),
      '2 no_plug',
      '2 unknown_command',
    ]);
  });
});

/** The pond with nothing but one entry under `every`, and no timers at the start. */
function pondWith(...every: readonly unknown[]) {
  return defineFieldSimulation({
    ...definition,
    genesis: () => undefined,
    every: every as NonNullable<typeof definition.every>,
  });
}
const lay = { id: '', account: 0, type: 'lay', args: { ticks: 2 } };

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
    run(draft: Parameters<typeof definition.genesis>[0]) {
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

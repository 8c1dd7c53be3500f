import { defineFieldSchema, defineFieldSimulation, defineTable } from '@astrarium/core';
import { type FieldDraftOf, json, TICK_MAX, timer } from '@astrarium/core';
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

/** A pond with some entries under `every`. */
function pondWith(...every: readonly unknown[]) {
  return defineFieldSimulation({
    name: 'pond',
    version: 1,
    schema,
    genesis: () => undefined,
    commands: {},
    systems: [{ name: 'hatch', table: 'eggs', timer: 'hatches', run: () => undefined }],
    every: every as [],
  });
}

test('nothing recurs after the last tick', () => {
  const rare = pondWith({ name: 'beat', ticks: 3_000_000_000, run: () => undefined });
  const last = rare.advance(rare.genesis({ seed: 1 }), { ticks: TICK_MAX }).snapshot;
  expect([last.now, rare.nextDue(last)]).toEqual([TICK_MAX, 0]);
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

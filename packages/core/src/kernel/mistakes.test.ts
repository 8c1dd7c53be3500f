import { afterEach, expect, test } from 'vitest';
import { defineSchema, defineSimulation, integer, reportMistakes, table } from '../index.js';

const schema = defineSchema({ tables: { dice: table({ face: integer() }) } });
const game = defineSimulation({
  name: 'dice',
  version: 1,
  schema,
  commands: {
    roll: schema.command({
      args: { n: integer() },
      run({ dice, roll }, { n }) {
        dice.insert({ face: roll(1, 1, n) });
      },
    }),
  },
});

afterEach(() => reportMistakes(undefined));

/** Executes a roll. */
function rolled(from: ReturnType<typeof game.genesis>, n: number) {
  return game.execute(from, { id: '', account: 1, type: 'roll', args: { n } }).snapshot;
}

test('a key that is rolled twice in one tick is told, also by two commands', () => {
  const told: string[] = [];
  const start = game.genesis({ seed: 1 });
  const without = game.hash(rolled(rolled(start, 0), 0));
  reportMistakes((message) => void told.push(message));
  const first = rolled(start, 0);
  expect(told).toEqual([]);
  expect(game.hash(rolled(first, 0))).toBe(without);
  expect(told).toEqual(['tick 0: roll(1, 1, 0) is rolled twice: use chance, or another n']);
});

test('another n, another tick, and another world from the same snapshot are no mistake', () => {
  const told: string[] = [];
  reportMistakes((message) => void told.push(message));
  const first = rolled(game.genesis({ seed: 1 }), 0);
  rolled(first, 1);
  rolled(first, 1);
  rolled(game.tick(first).snapshot, 0);
  expect(told).toEqual([]);
});

test('what the report throws ends the transition', () => {
  reportMistakes((message) => {
    throw new Error(message);
  });
  const first = rolled(game.genesis({ seed: 1 }), 0);
  expect(() => rolled(first, 0)).toThrow('tick 0: roll(1, 1, 0) is rolled twice');
  expect(game.read(rolled(first, 1)).dice.size).toBe(2);
});

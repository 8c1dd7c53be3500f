import { defineSchema, defineSimulation, integer, object, record, single } from '@astrarium/core';
import { text } from '@astrarium/core';
import { expect, test } from 'vitest';
import { checkLaws } from '../src/index.js';

const schema = defineSchema({
  tables: { box: single({ by: record(object({ n: integer() })), last: integer() }) },
});
type Box = { by: Record<string, { n: number }>; last: number };

/** A game in which players count under names of their own. */
const gameOf = (count: (box: Box, name: string) => void) =>
  defineSimulation({
    name: 'counts',
    version: 1,
    schema,
    commands: {
      count: schema.command({
        args: { name: text({ max: 20 }) },
        run: ({ box }, { name }) => count(box as Box, name),
      }),
    },
  });

test('a game that counts in a record keeps all laws', () => {
  checkLaws(
    gameOf(({ by }, name) => void ((by[name] ??= { n: 0 }).n += 1)),
    { seed: 1, games: 5 },
  );
});

test('a game that counts in a plain object breaks the law, and nothing else is left of it', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const faulty = gameOf((box, name) => {
    const counts: Record<string, { n: number }> = {};
    (counts[name] ??= { n: 0 }).n = 1;
    box.last = Object.keys(counts).length;
  });
  expect(() => checkLaws(faulty, { seed: 1, games: 60 })).toThrow(
    'the law does not hold that names that players choose change nothing outside of the world',
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

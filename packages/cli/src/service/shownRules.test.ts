import { account, defineSchema, defineSimulation, integer, single, table } from '@astrarium/core';
import { expect, test } from 'vitest';
import { accountsOfRows, shownRules, tablesText } from './shownRules.js';

test('a single row may have a field size, and long tables show their first rows', () => {
  const schema = defineSchema({
    tables: { box: single({ size: integer(), owner: account }), pens: table({ ink: integer() }) },
  });
  const simulation = defineSimulation({
    name: 'box',
    version: 1,
    schema,
    commands: {},
    genesis({ box, pens }) {
      Object.assign(box, { size: 3, owner: 7 });
      for (let ink = 1; ink <= 25; ink += 1) pens.insert({ ink });
    },
  });
  const rules = shownRules(simulation)!;
  const snapshot = simulation.genesis({ seed: 1 });
  const lines = tablesText(rules, snapshot).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/size +owner/));
  expect(lines).toContainEqual(expect.stringMatching(/3 +7/));
  expect(lines.at(-1)).toBe('  … 5 more');
  expect([...accountsOfRows(rules, snapshot)]).toEqual([7]);
});

import { defineSchema, defineSimulation, id, integer, oneOf, optional } from '@astrarium/core';
import { perWord, single, table } from '@astrarium/core';
import { expect, test } from 'vitest';
import { tableRows } from './shownTables.js';

test('words are shown as the rules read them: by name, and a dash where none is set', () => {
  const mood = oneOf('calm', 'cross');
  const schema = defineSchema({
    tables: {
      ships: table({
        port: id('ships'),
        mate: optional(id('ships')),
        mood: optional(mood),
        crew: perWord(['calm', 'cross'], integer()),
      }),
      harbour: single({ lead: optional(id('ships')), mood }),
    },
  });
  const simulation = defineSimulation({
    name: 'harbour',
    version: 1,
    schema,
    commands: {},
    genesis({ ships, harbour }) {
      const first = ships.insert({});
      ships.insert({ port: first.id, mate: first.id, mood: 'cross', crew: { calm: 2 } });
      harbour.mood = 'cross';
    },
  });
  const position = { simulation, snapshot: simulation.genesis({ seed: 1 }) };
  expect(tableRows(position, 'ships', 0, 10).rows).toEqual([
    { id: 1, cells: ['0', '–', '–', '0', '0'] },
    { id: 2, cells: ['1', '1', 'cross', '2', '0'] },
  ]);
  expect(tableRows(position, 'harbour', 0, 10).rows).toEqual([{ id: 1, cells: ['–', 'cross'] }]);
});

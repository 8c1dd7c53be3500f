import { expect, test } from 'vitest';
import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  done,
  type FieldDraftOf,
} from '../../index.js';
import { fieldRows, gauge, integer, json, link, list, oneOf, timer, word } from '../../index.js';

const docks = defineTable('docks', { place: word, ships: list('ships') }, 'place');
const ships = defineTable('ships', {
  dock: link('docks', 'ships'),
  fuel: gauge,
  kind: oneOf('tug', 'liner'),
  crew: integer({ min: 0, max: 9 }),
  leaves: timer,
});
const schema = defineFieldSchema({
  tables: { docks, ships },
  documents: { names: json<string>() },
  events: { left: ['ship'] },
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;
const rows = fieldRows(schema);

const kept: object[] = [];
const harbour = defineFieldSimulation({
  name: 'harbour',
  version: 1,
  schema,
  genesis: (draft) => void draft.docks.insert(7),
  commands: {
    arrive(draft: Draft) {
      const { docks, names, now, ships } = rows(draft);
      const dock = docks.get({ place: 7 });
      const ship = ships.insert({ dock, kind: 'liner', fuel: { level: 50, rate: -1 } });
      names.insert('Ada');
      ship.leaves.at(now + 5);
      ship.crew += 3;
      kept.push(ship);
      expect(dock.ships.first).toBe(ship);
      expect(rows(draft).ships.get(ship.id)).toBe(ship);
      expect(draft.ships.get(ship.id, schema.tables.ships.fields.kind)).toBe(1);
      expect(() => (ship.crew = 10)).toThrow('ships.crew of row 1 must be at most 9, not 10');
      return done({ ship: ship.id });
    },
  },
  systems: [
    {
      name: 'leave',
      table: 'ships',
      timer: 'leaves',
      run(draft, id) {
        rows(draft).ships.get(id).dock = undefined;
        draft.emit('left', id);
      },
    },
  ],
});

test('a game of fields by number can be read and written by rows', () => {
  const start = harbour.genesis({ seed: 1 });
  const { snapshot } = harbour.execute(start, { id: '', account: 0, type: 'arrive', args: {} });
  const world = rows(harbour.read(snapshot));
  expect(
    world.ships.map(({ crew, dock, fuel, kind }) => [crew, dock?.place, fuel.level, kind]),
  ).toEqual([[3, 7, 50, 'liner']]);
  expect(() => void ((kept[0] as { crew: number }).crew = 1)).toThrow('after its transition');
  const later = rows(harbour.read(harbour.advance(snapshot, { ticks: 5 }).snapshot));
  expect(later.ships.get(1).dock).toBeUndefined();
  expect(later.docks.by({ place: 7 })?.ships.isEmpty).toBe(true);
  expect(later.docks.by({ place: 8 })).toBeUndefined();
  expect(later.names.get(1)).toBe('Ada');
});

import { describe, expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done } from '../../index.js';
import { type FieldDraftOf, refuse } from '../../index.js';
import { fieldRows, gauge, integer, json, link, list, oneOf, timer, word } from '../../index.js';
import { command, tablesOnly } from './rowTester.js';
import { schemaHash } from '../codec/schemaHash.js';

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
    /** Inserts a ship, and is refused. */
    sink(draft: Draft) {
      kept.push(rows(draft).ships.insert({ dock: rows(draft).docks.get(1) }));
      return refuse('sunk', 'The ship is gone.');
    },
    replace(draft: Draft) {
      draft.perform('sink', {}, 0);
      const sunk = kept.at(-1) as { crew: number };
      const ship = rows(draft).ships.insert({ dock: rows(draft).docks.get(1) });
      expect(() => (sunk.crew = 9)).toThrow('the command that inserted it was refused');
      expect(ship.crew).toBe(0);
      return done({});
    },
    /** Uses a row of an earlier command before it asks for rows. */
    haunt() {
      const [ship] = kept as { crew: number }[];
      expect(() => ship?.crew).toThrow('row 1 of ships is used after its transition');
      expect(() => Object.assign(ship as object, { crew: 1 })).toThrow('after its transition');
      return done({});
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
  const { snapshot } = harbour.execute(start, command('arrive'));
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

test('rows end with their transition, and with the refusal of what inserted them', () => {
  kept.length = 0;
  let world = harbour.genesis({ seed: 1 });
  for (const type of ['arrive', 'haunt', 'replace'] as const) {
    const { outcome, snapshot } = harbour.execute(world, command(type));
    expect(outcome.done).toBe(true);
    world = snapshot;
  }
  expect.assertions(11);
});

describe('a link that is always set', () => {
  const docks = defineTable('docks', { ships: list('ships') });
  const ships = defineTable('ships', { dock: link('docks', 'ships', { always: true }) });
  const schema = tablesOnly({ docks, ships });
  type Draft = FieldDraftOf<typeof schema>;
  const show = fieldRows(schema);

  function run(act: (draft: Draft) => unknown): unknown {
    let gave: unknown;
    const port = defineFieldSimulation({
      name: 'port',
      version: 1,
      schema,
      genesis(draft) {
        const [first] = [show(draft).docks.insert({}), show(draft).docks.insert({})];
        show(draft).ships.insert({ dock: first as NonNullable<typeof first> });
      },
      commands: {
        act(draft: Draft) {
          gave = act(draft);
          return done({});
        },
      },
      systems: [],
    });
    port.execute(port.genesis({ seed: 1 }), command('act'));
    return gave;
  }

  test('is read without a check for none, and moves to another row', () => {
    const places = run((draft) => {
      const { docks, ships } = show(draft);
      const ship = ships.get(1);
      const before = ship.dock.id;
      ship.dock = docks.get(2);
      return [before, ship.dock.id, docks.get(1).ships.isEmpty];
    });
    expect(places).toEqual([1, 2, true]);
  });

  test('is given at insert and never set to none', () => {
    expect(() => run((draft) => show(draft).ships.insert({} as never))).toThrow(
      'ships.dock must be given to insert',
    );
    expect(() => run((draft) => (show(draft).ships.get(1).dock = undefined as never))).toThrow(
      'ships.dock of row 1 must be a row of docks, not undefined',
    );
    expect(() => run((draft) => show(draft).docks.remove(show(draft).docks.get(1)))).toThrow(
      'cannot remove row 1 of docks: ships.dock of row 1 always leads to a row',
    );
  });

  test('throws where a rule by number has not set it', () => {
    const read = (draft: Draft) => show(draft).ships.get(draft.ships.insert()).dock;
    expect(() => run(read)).toThrow('ships.dock of row 2 leads to no row');
  });

  test('changes no hash', () => {
    const plain = { docks, ships: defineTable('ships', { dock: link('docks', 'ships') }) };
    expect(schemaHash({ ...schema, tables: plain })).toBe(schemaHash(schema));
  });
});

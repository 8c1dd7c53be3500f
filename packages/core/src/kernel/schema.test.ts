import { describe, expect, test } from 'vitest';
import { type FieldDraftOf, json, link, list, type RowId, word } from '../index.js';
import { defineFieldSchema, defineTable } from '../index.js';

const harbours = defineTable('harbours', { ships: list('ships'), depth: word });
const ships = defineTable('ships', { harbour: link('harbours', 'ships'), crew: word });
const setting = json<{ seed: number }>();
const schema = defineFieldSchema({
  tables: { harbours, ships },
  documents: {},
  events: {},
  setting,
});

describe('the compiler', () => {
  // Never called: the compiler checks it.
  const checked = ({ harbours: ports, ships: fleet }: FieldDraftOf<typeof schema>): void => {
    const harbour: RowId<'harbours'> = ports.insert();
    const ship: RowId<'ships'> = fleet.insert();
    fleet.join(ship, ships.fields.harbour, harbour);
    const parent: RowId<'harbours'> = fleet.parent(ship, ships.fields.harbour);
    const members: RowId<'ships'>[] = ports.members(parent, harbours.fields.ships);
    fleet.set(members[0] ?? ship, ships.fields.crew, 3);
    // @ts-expect-error: a harbour is not a ship
    fleet.set(harbour, ships.fields.crew, 3);
    // @ts-expect-error: a ship is not a harbour
    fleet.join(ship, ships.fields.harbour, ship);
    // @ts-expect-error: a field of another table
    fleet.set(ship, harbours.fields.depth, 3);
    // @ts-expect-error: a link is not a word
    fleet.set(ship, ships.fields.harbour, 3);
    // @ts-expect-error: the parent of a ship is a harbour
    const wrong: RowId<'ships'> = fleet.parent(ship, ships.fields.harbour);
    void wrong;
  };

  test('binds ids and fields to their tables', () => {
    expect(checked).toBeTypeOf('function');
  });

  test('rejects a link whose target is not a list of its table', () => {
    const boats = defineTable('boats', { harbour: link('harbours', 'ships') });
    const rocks = defineTable('rocks', { harbour: link('harbours', 'depth') });
    // @ts-expect-error: harbours.ships is a list of ships
    const other = () => defineFieldSchema({ ...schema, tables: { harbours, boats } });
    // @ts-expect-error: harbours.depth is a word
    const none = () => defineFieldSchema({ ...schema, tables: { harbours, rocks } });
    expect(other).toThrow('link boats.harbour names harbours.ships, which is no list of boats');
    expect(none).toThrow('link rocks.harbour names harbours.depth, which is no list of rocks');
  });
});

test('a schema rejects a table under another name', () => {
  const declare = () =>
    defineFieldSchema({ ...schema, tables: { ships, ports: harbours } as never });
  expect(declare).toThrow('harbours stands under the name ports');
});

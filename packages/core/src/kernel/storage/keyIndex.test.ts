import { expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../../index.js';
import { word } from '../../index.js';
import { command, tablesOnly } from '../rows/rowTester.js';
import { KeyIndex } from './keyIndex.js';
import { FULL } from '../../../../testkit/test/tier.js';
import type { Rows } from './rows.js';
import { partsOf, type Snapshot } from '../engine/snapshot.js';

/** How often keys come and go. */
const MANY = FULL ? 500_000 : 20_000;

const carts = defineTable('carts', { driver: word }, { unique: [['driver']] });
const fleet = defineFieldSimulation({
  name: 'fleet',
  version: 1,
  schema: defineFieldSchema({
    tables: { carts },
    documents: {},
    events: {},
    setting: json<{ seed: number; living: number }>(),
  }),
  systems: [],
  commands: {
    /** Inserts and removes a cart of one driver, again and again. */
    turn(draft, { args }) {
      for (let n = 0; n < Number(args['times']); n += 1) {
        draft.carts.remove(draft.carts.insert([-1]));
      }
      return done({ found: draft.carts.findBy(0, [-1]) });
    },
    leave(draft, { args }) {
      draft.carts.remove(draft.carts.findBy(0, [Number(args['driver'])]));
      return done();
    },
    join(draft, { args }) {
      return done({ cart: draft.carts.insert([Number(args['driver'])]) });
    },
  },
  genesis(draft) {
    for (let driver = 0; driver < draft.setting.living; driver += 1) draft.carts.insert([driver]);
  },
});

const turn = (times: number) => command('turn', { times });

/** The numbers that the key indexes of a snapshot keep. */
function sizeOf(snapshot: Snapshot): number {
  return partsOf(snapshot)
    .version.keys.flat()
    .reduce((sum, index) => sum + index.size, 0);
}

test('a key that is inserted and removed again and again takes no more memory', () => {
  const start = fleet.genesis({ seed: 1, living: 10 });
  expect(sizeOf(start)).toBe(128);
  const once = fleet.execute(start, turn(MANY)).snapshot;
  const walk = fleet.walk(once);
  for (let n = 0; n < MANY / 1000; n += 1) walk.execute(turn(1000));
  const end = walk.snapshot();
  expect(fleet.read(end).carts.count).toBe(2 * MANY + 10);
  expect([sizeOf(start), sizeOf(once), sizeOf(end)]).toEqual([128, 128, 128]);
});

/** Rows of one word, which is 0 in rows that were removed; counts what is read of them. */
function rowsOf(keys: readonly number[]): Rows & { reads: number } {
  const rows = {
    reads: 0,
    get(row: number, offset: number) {
      rows.reads += 1;
      if (offset === 1) return keys[row] as number;
      return row === 0 ? keys.length - 1 : Number(keys[row] !== 0);
    },
  };
  return rows as Rows & { reads: number };
}

test('a key that comes and goes among many living rows is found in few steps', () => {
  const living = 10_000;
  const keys: number[] = [0];
  const rows = rowsOf(keys);
  let index = new KeyIndex([1]);
  for (let key = 1; key <= living; key += 1) index = index.with(rows, keys.push(key) - 1);
  const { size } = index;
  rows.reads = 0;
  const turns = 5000;
  for (let n = 0; n < turns; n += 1) {
    if (index.findAll(rows, [-1]) !== 0) throw new Error('a removed row was found');
    index = index.with(rows, keys.push(-1) - 1);
    keys[keys.length - 1] = 0;
  }
  // If the hints of one key were kept, each turn would pass those of all turns before it.
  expect(rows.reads / turns).toBeLessThan(2000);
  expect(index.size).toBeLessThanOrEqual(2 * size);
  expect(index.findAll(rows, [living])).toBe(living);
});

test('keys of which each comes once, and goes, take no more memory', () => {
  const keys: number[] = [0];
  const rows = rowsOf(keys);
  let index = new KeyIndex([1]);
  for (let key = 1; key <= MANY; key += 1) {
    index = index.with(rows, keys.push(key) - 1);
    if (key > 20) keys[key - 20] = 0;
  }
  expect(index.size).toBeLessThanOrEqual(512);
  for (let key = 1; key <= MANY - 20; key += 997) expect(index.findAll(rows, [key])).toBe(0);
  for (let key = MANY - 19; key <= MANY; key += 1) expect(index.findAll(rows, [key])).toBe(key);
});

test('a fork from an older world knows the keys of that world', () => {
  // So many rows make the way back to a world shorter than a copy of it.
  const start = fleet.genesis({ seed: 1, living: 20_000 });
  const left = fleet.execute(start, command('leave', { driver: 5 })).snapshot;
  const later = fleet.execute(left, turn(800)).snapshot;
  const isReplaced = partsOf(later).version.keys !== partsOf(start).version.keys;
  expect(isReplaced).toBe(true);
  const join = command('join', { driver: 5 });
  expect(() => fleet.execute(start, join)).toThrow('the key driver 5: row 6 has it');
  const joined = fleet.execute(later, join).snapshot;
  expect(fleet.read(joined).carts.findBy(0, [5])).toBe(20_801);
  expect(fleet.read(start).carts.findBy(0, [5])).toBe(6);
});

const rooms = defineTable('rooms', { key: word }, 'key');
const ballast = defineTable('ballast', { weight: word });
const hotel = defineFieldSimulation({
  name: 'hotel',
  version: 1,
  schema: tablesOnly({ rooms, ballast }),
  systems: [],
  commands: {
    add(draft, { args }) {
      for (let key = Number(args['from']); key < Number(args['to']); key += 1) {
        draft.rooms.insert(key);
      }
      return done();
    },
  },
  // The ballast makes a way back cheaper than a copy, so that both branches share a store.
  genesis(draft) {
    for (let row = 0; row < 20_000; row += 1) draft.ballast.insert();
    for (let key = 1; key <= 20; key += 1) draft.rooms.insert(key);
  },
});

test('growing an index on one branch keeps the keys of another', () => {
  const add = (from: number, to: number) => command('add', { from, to });
  const root = hotel.genesis({ seed: 1 });
  const left = hotel.execute(root, add(100, 109)).snapshot;
  const right = hotel.execute(root, add(200, 260)).snapshot;
  expect(hotel.read(right).rooms.find(259)).toBe(80);
  expect(hotel.read(left).rooms.find(105)).toBe(26);
  expect(hotel.read(left).rooms.find(205)).toBe(0);
  expect(() => hotel.execute(left, add(105, 106))).toThrow(
    'the key of rooms must be a positive integer that is not in use, not 105',
  );
});

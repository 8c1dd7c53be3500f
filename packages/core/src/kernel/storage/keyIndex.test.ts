import { expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../../index.js';
import { word } from '../../index.js';

const rooms = defineTable('rooms', { key: word }, 'key');
const ballast = defineTable('ballast', { weight: word });
const schema = defineFieldSchema({
  tables: { rooms, ballast },
  documents: {},
  events: {},
  setting: json<{ seed: number }>(),
});

const hotel = defineFieldSimulation({
  name: 'hotel',
  version: 1,
  schema,
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
  const add = (from: number, to: number) => ({
    id: '',
    account: 0,
    type: 'add',
    args: { from, to },
  });
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

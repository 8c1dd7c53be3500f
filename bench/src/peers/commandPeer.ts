import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  done,
  isInt,
  json,
  refuse,
  word,
} from '@astrarium/core';
import type { MovesPeer } from './boardgamePeer.js';

const items = defineTable('items', {
  status: word,
  since: word,
  target: word,
  capacity: word,
  level: word,
});
const schema = defineFieldSchema({
  tables: { items },
  documents: {},
  events: {},
  setting: json<{ readonly seed: number; readonly rows: number }>(),
});
const ITEM = items.fields;

const moved = defineFieldSimulation({
  name: 'moves',
  version: 1,
  schema,
  systems: [],
  commands: {
    change(draft, { args }) {
      const { n, row } = args;
      if (!isInt(n) || !isInt(row)) return refuse('invalid_field', 'n and row must be integers.');
      const rows = draft.items;
      if (!rows.has(row)) return refuse('not_found', 'There is no such row.', { row });
      rows.set(row, ITEM.status, n & 7);
      rows.set(row, ITEM.since, n);
      rows.set(row, ITEM.target, row ^ n);
      rows.set(row, ITEM.capacity, 1_000_000 - (n & 1023));
      rows.set(row, ITEM.level, rows.get(row, ITEM.level) + (n & 255));
      return done();
    },
  },
  genesis(draft) {
    for (let row = 1; row <= draft.setting.rows; row += 1) draft.items.insert();
  },
});

/** A simulation of the kernel with the same move as a command; it also computes the hash. */
export function commandPeer(rows: number): MovesPeer & { hash(): string } {
  let snapshot = moved.genesis({ seed: 1, rows });
  return {
    move(row, n) {
      const command = { id: '', account: 0, type: 'change', args: { row, n } } as const;
      ({ snapshot } = moved.execute(snapshot, command));
      moved.hash(snapshot);
    },
    row(row) {
      const { items: all } = moved.read(snapshot);
      return {
        status: all.get(row, ITEM.status),
        since: all.get(row, ITEM.since),
        target: all.get(row, ITEM.target),
        capacity: all.get(row, ITEM.capacity),
        level: all.get(row, ITEM.level),
      };
    },
    hash: () => moved.hash(snapshot),
  };
}

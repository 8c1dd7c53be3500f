import { describe, expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, gauge } from '../../index.js';
import { json, link, list, timer, word } from '../../index.js';
import { command, tablesOnly } from '../rows/rowTester.js';

const ROWS = 9000;

const cups = defineTable('cups', {
  tea: gauge,
  sips: word,
  refill: timer,
  tray: link('trays', 'cups'),
});
const trays = defineTable('trays', { cups: list('cups') });

const kitchen = defineFieldSimulation({
  name: 'kitchen',
  version: 1,
  schema: defineFieldSchema({
    tables: { cups, trays },
    documents: { labels: json<{ text: string }>() },
    events: {},
    setting: json<{ seed: number }>(),
  }),
  systems: [
    {
      name: 'refill',
      table: 'cups',
      timer: 'refill',
      run(draft, cup) {
        const { fields } = cups;
        draft.cups.setLevel(cup, fields.tea, 500 + (draft.roll(1, cup) % 9));
        draft.cups.join(cup, fields.tray, 1 + (draft.roll(2, cup) % 3));
        draft.cups.schedule(cup, fields.refill, draft.now + 1 + (draft.roll(3, cup) % 90));
      },
    },
  ],
  commands: {
    clear(draft) {
      for (let cup = 1; cup <= ROWS; cup += 7) draft.cups.remove(cup);
      for (let cup = 0; cup < 500; cup += 1) draft.cups.insert();
      draft.labels.edit(1, (label) => void (label.text = 'cleared'));
      return done();
    },
  },
  genesis(draft) {
    for (let tray = 0; tray < 3; tray += 1) draft.trays.insert();
    for (let row = 0; row < ROWS; row += 1) {
      const cup = draft.cups.insert();
      draft.cups.setRate(cup, cups.fields.tea, -3);
      draft.cups.join(cup, cups.fields.tray, 1 + (cup % 3));
      draft.cups.schedule(cup, cups.fields.refill, 1 + (cup % 90));
      if (cup % 9 === 0) draft.labels.insert({ text: `cup ${cup}` });
    }
  },
});
const clear = command('clear');

test.each([1, 10])('steps give the bytes of their snapshot while the game goes on by %i', (by) => {
  const start = kitchen.advance(kitchen.genesis({ seed: 3 }), { ticks: 200 }).snapshot;
  const bytes = kitchen.encode(start);
  let newest = kitchen.execute(start, clear).snapshot;
  const steps = kitchen.encodeInSteps(start);
  let taken = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      expect(Buffer.compare(step.value, bytes)).toBe(0);
      break;
    }
    taken += 1;
    newest = kitchen.advance(newest, { ticks: by }).snapshot;
  }
  // Two steps at least for documents, and for rows.
  expect(taken).toBeGreaterThan(4);
  expect(kitchen.hash(kitchen.decode(bytes))).toBe(kitchen.hash(start));
});

describe('bytes are refused', () => {
  const start = kitchen.execute(kitchen.genesis({ seed: 4 }), clear).snapshot;
  const bytes = kitchen.encode(start);

  test('when a word of a row is another one', () => {
    const altered = bytes.slice();
    const view = new DataView(altered.buffer);
    // The sips of the last cup: after it are its timer and link, and the count and rows of trays.
    const at = bytes.length - 104;
    expect(view.getFloat64(at, true)).toBe(0);
    view.setFloat64(at, 5, true);
    expect(() => kitchen.decode(altered)).toThrow('cannot be decoded: they were altered');
  });

  test('when some are missing or left over', () => {
    expect(() => kitchen.decode(bytes.subarray(0, -8))).toThrow('they are cut');
    expect(() => kitchen.decode(new Uint8Array([...bytes, 0]))).toThrow('bytes are left over');
    expect(() => kitchen.decode(bytes.subarray(8))).toThrow('they are no encoded snapshot');
  });

  test('when they are of another format, with both formats', () => {
    const other = Buffer.from(bytes);
    const at = other.indexOf('"format":1', 0, 'utf16le');
    other.write('"format":2', at, 'utf16le');
    expect(() => kitchen.decode(other)).toThrow('their format is 2, not 1');
  });

  test('by a schema whose links lead to other tables', () => {
    const shop = (isSwapped: boolean) => {
      const goods = defineTable('goods', {
        first: link(isSwapped ? 'racks' : 'shelves', 'goods'),
        second: link(isSwapped ? 'shelves' : 'racks', 'goods'),
      });
      const shelves = defineTable('shelves', { goods: list('goods') });
      const racks = defineTable('racks', { goods: list('goods') });
      return defineFieldSimulation({
        name: 'shop',
        version: 1,
        schema: tablesOnly({ goods, racks, shelves }),
        systems: [],
        commands: {},
        genesis: () => undefined,
      });
    };
    const written = shop(false);
    const stored = written.encode(written.genesis({ seed: 1 }));
    expect(shop(false).decode(stored).now).toBe(0);
    expect(() => shop(true).decode(stored)).toThrow('their tables are not those of this schema');
  });
});

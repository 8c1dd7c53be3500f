import { expect, test } from 'vitest';
import { defineTable, word } from '../../kernel.js';
import { JournalRows } from './journalRows.js';
import { layoutsOf } from './layout.js';

const cells = defineTable('cells', { value: word });
const [layout] = layoutsOf(
  { tables: { cells }, documents: {}, events: {}, setting: undefined as never },
  [],
);
if (layout === undefined) throw new Error('there is no layout');

test.each([
  ['keeps nothing to undo while a world is made', undefined, 0],
  ['keeps what leads back afterwards', new Float64Array(400_000), 100_000],
])('%s', (_title, words, entries) => {
  const rows = new JournalRows(layout, words);
  rows.reserve(100_000);
  for (let row = 0; row < 100_000; row += 1) rows.set(row, cells.fields.value, row + 1);
  rows.fold();
  expect(rows.entries.size).toBe(entries);
  expect([...rows.lanes]).not.toEqual([0, 0]);
});

import { expect, test, vi } from 'vitest';
import { defineTable, gauge, link, list, timer, word } from '../../../index.js';
import { offsetAt, valueAt } from './entryBuffer.js';
import { JournalRows, MARK } from './journalRows.js';
import { layoutsOf, ROLE } from '../layout.js';
import { tablesOnly } from '../../rows/rowTester.js';
import { PRESENT } from '../../schema.js';

const cells = defineTable('cells', {
  value: word,
  level: gauge,
  next: timer,
  home: link('cells', 'guests'),
  guests: list('cells'),
});
const [layout] = layoutsOf(tablesOnly({ cells }), []);
if (layout === undefined) throw new Error('there is no layout');
const { roles, stride } = layout;

test.each([
  ['keeps nothing to undo while a world is made', false, 0],
  ['keeps what leads back afterwards', true, 100_000],
])('%s', (_title, keepsUndo, entries) => {
  const words = wordsOf(100_000);
  const rows = new JournalRows(layout, keepsUndo ? words : undefined);
  rows.reserve(100_000);
  rows.set(0, PRESENT, 100_000);
  for (let row = 0; row < 100_000; row += 1) rows.set(row + 1, cells.fields.value, row + 1);
  rows.fold();
  expect(rows.entries.size).toBe(entries);
  expect([...rows.lanes]).not.toEqual([0, 0]);
});

test('the next row is the first that exists above one', () => {
  const random = randomFrom(5);
  const rows = new JournalRows(layout, wordsOf(200));
  const there = Array.from({ length: 200 }, (_, at) => at + 1).filter(() => random(4) === 0);
  for (const row of there) rows.set(row, PRESENT, 1);
  for (let row = 0; row <= 201; row += 1) {
    expect(rows.next(row)).toBe(there.find((one) => one > row) ?? 0);
  }
});

/** Rows with their number in the first row. */
function wordsOf(count: number): Float64Array {
  const words = new Float64Array((count + 1) * stride);
  words[PRESENT] = count;
  return words;
}

/** Writes what the entries lead back to, the last first. */
function undo({ entries, words }: JournalRows): void {
  for (let entry = entries.size - 1; entry >= 0; entry -= 1) {
    words[offsetAt(entries, entry)] = valueAt(entries, entry);
  }
}

/** Whether the way back leads to a word, too. */
const isKept = (_: number, at: number): boolean => roles[at % stride] !== ROLE.bookkeeping;

/** Random numbers, the same in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % below;
  };
}

/** Writes at random; `fold` is called after each thousand writes. */
function writeMany(rows: JournalRows, count: number, fold: () => void): void {
  const random = randomFrom(7);
  for (let write = 0; write < 60_000; write += 1) {
    const row = 1 + random(count);
    const offset = random(stride);
    const value = random(3) - 1 + random(2) * 5_000_000_000;
    const role = roles[offset];
    if (role === ROLE.gaugeValue) rows.setGauge(row, offset, value, random(3), 10 + random(2));
    else if (role === ROLE.unhashed) rows.setUnhashed(row, offset, value);
    else if (role === ROLE.bookkeeping) rows.poke(row, offset, value);
    else if (role === ROLE.plain || role === ROLE.timerDue) rows.set(row, offset, value);
    if (write % 1000 === 999) fold();
  }
}

test.each([1, 50, 700])('the same hash and undo, whether writes are noted: %i rows', (count) => {
  const start = wordsOf(count);
  const make = (): JournalRows => {
    const rows = new JournalRows(layout, start.slice());
    for (let row = 1; row <= count; row += 1) rows.setGauge(row, cells.fields.level, row, 1, 3);
    return rows;
  };
  const noted = make();
  const compared = make();
  writeMany(noted, count, () => noted.fold());
  writeMany(compared, count, () => undefined);
  for (const rows of [noted, compared]) rows.fold();
  expect(compared.entries.size).toBeLessThan(noted.entries.size);
  expect(compared.words).toEqual(noted.words);
  expect([...compared.lanes]).toEqual([...noted.lanes]);

  for (const rows of [noted, compared]) {
    undo(rows);
    expect(rows.words.filter(isKept)).toEqual(start.filter(isKept));
  }
});

test.each([1, 50, 700])('goes back to marks, however much was written: %i rows', (count) => {
  const start = wordsOf(count);
  const rows = new JournalRows(layout, start.slice());
  const state = () => [rows.words.filter(isKept), [...rows.lanes]] as const;
  const random = randomFrom(count);
  const marks: number[] = [];
  const states: (readonly [Float64Array, readonly number[]])[] = [];
  let turns = 0;
  const turn = (): void => {
    const step = random(4);
    if (step === 0 && states.length < 5) {
      rows.mark(marks, states.length * MARK, states.length === 0);
      states.push(state());
    } else if (step === 1 && states.length > 0) {
      rows.goBack(marks, (states.length - 1) * MARK);
      expect(state()).toEqual(states.pop());
      turns += 1;
    } else if (step === 2) states.pop();
  };
  for (let round = 0; round < 6; round += 1) {
    writeMany(rows, count, round % 2 === 0 ? turn : () => undefined);
    turn();
  }
  expect(turns).toBeGreaterThan(10);
  rows.fold();
  undo(rows);
  expect(rows.words.filter(isKept)).toEqual(start.filter(isKept));
});

test('a transition with very many marks keeps few entries, and all writes can be undone', () => {
  const start = wordsOf(10);
  // Some of the first values are wide.
  for (let row = 1; row <= 10; row += 1) {
    start[row * stride + cells.fields.value] = row * (row % 3 === 0 ? 3 : 6_000_000_000);
  }
  const rows = new JournalRows(layout, start.slice());
  const marks: number[] = [];
  for (let write = 0; write < 100_000; write += 1) {
    rows.mark(marks, 0, true);
    // At first each row several times in turn: so what is dropped stands before what is kept.
    const row = 1 + (write < 100 ? (write - (write % 10)) / 10 : write % 10);
    rows.set(row, cells.fields.value, 1 + (write % 7) * 5_000_000_000);
  }
  rows.fold();
  expect(rows.entries.size).toBeLessThan(30_000);
  undo(rows);
  expect(rows.words).toEqual(start);
});

test('an invalid value among many writes is reported, and all writes can be undone', () => {
  const start = wordsOf(2000);
  const rows = new JournalRows(layout, start.slice());
  for (let write = 0; write < 200_000; write += 1) {
    rows.set(1 + (write % 1000), cells.fields.value, write);
  }
  for (let row = 1001; row <= 2000; row += 1) rows.set(row, cells.fields.value, row);
  rows.set(3, cells.fields.value, 0.5);
  expect(() => rows.fold()).toThrow('value of row 3');
  undo(rows);
  expect(rows.words).toEqual(start);
});

test('a base is not copied again for rows that are inserted while it is made', () => {
  const words = new Float64Array(10_100 * stride);
  words[PRESENT] = 10_000;
  const rows = new JournalRows(layout, words);
  const set = vi.spyOn(Float64Array.prototype, 'set');
  rows.copyBase(5000 * stride);
  rows.set(0, PRESENT, 10_030);
  while (rows.copyBase(1000 * stride) > 0) rows.set(10_030, cells.fields.value, 7);
  const copied = set.mock.calls.reduce((sum, [from]) => sum + from.length, 0);
  set.mockRestore();
  expect(copied).toBeLessThanOrEqual(10_031 * stride);
  rows.fold();
  rows.followEntries();
  expect(rows.takeBase().words.subarray(0, 10_031 * stride)).toEqual(
    words.subarray(0, 10_031 * stride),
  );
});

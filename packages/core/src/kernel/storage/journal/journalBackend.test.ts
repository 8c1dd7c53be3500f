import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FULL } from '../../../../../testkit/test/tier.js';
import { defineFieldSimulation, defineTable, done, word } from '../../../index.js';
import { command, tablesOnly } from '../../rows/rowTester.js';
import { endOf, type JournalVersion } from './journalVersion.js';
import { partsOf } from '../../engine/snapshot.js';

/** Words of a row: twenty fields, and whether the row is present. */
const names = Array.from({ length: 20 }, (_, at) => `field${at}`);
const cells = defineTable('cells', Object.fromEntries(names.map((name) => [name, word])));
const signs = defineTable('signs', { text: word });
const FIELD = cells.fields['field3'] as (typeof cells.fields)[string];
const ROWS = 20_000;
const WORDS = ROWS * (names.length + 1);

/** The words that a transition may copy beside its changes. */
const MAX_COPIED = 1 << 18;

const field = defineFieldSimulation({
  name: 'field',
  version: 1,
  schema: tablesOnly({ cells, signs }),
  systems: [],
  commands: {
    sow(draft, { args }) {
      const { at, count } = args as { readonly at: number; readonly count: number };
      for (let n = 0; n < count; n += 1) draft.cells.add(((at + n) % ROWS) + 1, FIELD, 1);
      return done();
    },
    grow(draft, { args }) {
      for (let n = 0; n < Number(args['count']); n += 1) {
        draft.cells.set(draft.cells.insert(), FIELD, draft.cells.count);
      }
      return done();
    },
  },
  genesis(draft) {
    for (let row = 0; row < ROWS; row += 1) draft.cells.insert();
    draft.signs.insert();
  },
});
type State = ReturnType<typeof field.genesis>;

const run = (from: State, type: string, args: Record<string, number>): State =>
  field.execute(from, command(type, args)).snapshot;

/** The words of each copy from one array to another. */
const copies: number[] = [];
beforeEach(() => {
  const original = Float64Array.prototype.set;
  vi.spyOn(Float64Array.prototype, 'set').mockImplementation(function (
    this: Float64Array,
    from: ArrayLike<number>,
    at?: number,
  ) {
    copies.push(from.length);
    original.call(this, from, at);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The world after so many changes of one word each. */
function sowAll(from: State, times: number): State {
  let newest = from;
  for (let at = 0; at < times; at += 1) newest = run(newest, 'sow', { at, count: 1 });
  return newest;
}

const baseOf = (state: State) => endOf(partsOf(state).version as JournalVersion).base;

/** The largest sum of the copies of one call, and the sum over all. */
function copied(calls: number, call: (at: number) => void) {
  let largest = 0;
  let all = 0;
  for (let at = 0; at < calls; at += 1) {
    copies.length = 0;
    call(at);
    const words = copies.reduce((sum, each) => sum + each, 0);
    largest = Math.max(largest, words);
    all += words;
  }
  return { largest, all };
}

test('a world with a held snapshot is copied in parts, one at each transition', () => {
  const start = field.genesis({ seed: 1 });
  let newest = start;
  const { all, largest } = copied(200, (at) => {
    newest = run(newest, 'sow', { at: at * 4000, count: 4000 });
  });
  expect(all, 'the journals have outgrown the world').toBeGreaterThan(WORDS);
  expect(largest).toBeLessThan(MAX_COPIED + 3 * 4000);
  expect(field.read(start).cells.get(1, FIELD)).toBe(0);
  expect(field.read(newest).cells.get(1, FIELD)).toBe(40);
  const repeated = run(start, 'sow', { at: 0, count: 4000 });
  expect(field.diff(start, repeated)).toHaveLength(4000);
});

test('snapshots keep their words while bases are made, rows inserted and branches changed', () => {
  const first = field.genesis({ seed: 1 });
  const held = [first];
  const bases = new Set<unknown>();
  let newest = first;
  let branch = first;
  for (let step = 1; step <= (FULL ? 1500 : 600); step += 1) {
    const base = baseOf(newest);
    bases.add(base);
    if (base === undefined && step % 10 === 0) branch = run(newest, 'grow', { count: 300 });
    // The branch has rows that the base has not.
    if (base === 'complete') {
      held.push(branch, newest);
      newest = branch;
    }
    newest = run(newest, 'sow', { at: step * 331, count: 1000 });
    if (step % 20 === 0) newest = run(newest, 'grow', { count: 10 });
    if (step % 100 === 0) held.push(newest);
  }
  expect(bases).toEqual(new Set([undefined, 'incomplete', 'complete']));
  for (const each of held) {
    expect(field.hash(field.decode(field.encode(each)))).toBe(field.hash(each));
  }
  expect(field.diff(first, newest).length).toBeGreaterThan(ROWS);
});

test('a table that grows moves to larger room in parts', () => {
  let newest = run(field.genesis({ seed: 1 }), 'grow', { count: 1 });
  const half = run(newest, 'grow', { count: 5000 });
  const { largest } = copied(400, () => {
    newest = run(newest, 'grow', { count: 100 });
    newest = run(newest, 'sow', { at: 0, count: 100 });
  });
  expect(largest, 'two transitions, each with a part').toBeLessThan(MAX_COPIED + 1000);
  const decoded = field.decode(field.encode(newest));
  expect(field.hash(decoded)).toBe(field.hash(newest));
  expect(field.diff(decoded, newest)).toEqual([]);
  expect(field.read(half).cells.count).toBe(ROWS + 5001);
  expect(field.read(newest).cells.get(ROWS + 40_001, FIELD)).toBe(ROWS + 40_001);
});

test('an older world is encoded without a copy of it', () => {
  const start = run(field.genesis({ seed: 1 }), 'sow', { at: 0, count: 4000 });
  const bytes = field.encode(start);
  const newest = run(start, 'sow', { at: 0, count: 4000 });
  const steps = field.encodeInSteps(start);
  let encoded: Uint8Array | undefined;
  const { largest } = copied(100, () => void (encoded ??= steps.next().value ?? undefined));
  expect(largest).toBeLessThan(WORDS / 4);
  expect(Buffer.compare(encoded ?? new Uint8Array(), bytes)).toBe(0);
  expect(field.hash(newest)).not.toBe(field.hash(start));
});

test('a diff of distant snapshots that are near each other copies nothing', () => {
  let newest = field.genesis({ seed: 1 });
  const held: State[] = [];
  for (let at = 0; at < 1000; at += 1) {
    newest = run(newest, 'sow', { at, count: 1 });
    if (at < 20) held.push(newest);
  }
  const [first, last] = [held[5], held[15]] as [State, State];
  const { all } = copied(1, () => {
    expect(field.diff(first, last)).toHaveLength(10);
    expect(field.diff(last, first)).toHaveLength(10);
  });
  expect(all).toBeLessThan(WORDS / 100);
});

describe('old snapshots, each more than a thousand versions from the newest', () => {
  const old: State[] = [];
  let newest: State;
  beforeAll(() => {
    newest = field.genesis({ seed: 1 });
    for (let round = 0; round < 3; round += 1) old.push((newest = sowAll(newest, 500)));
    newest = sowAll(newest, 1500);
  });

  test('are compared with a copy of each at most', () => {
    const [a, b] = old as [State, State];
    expect(field.diff(a, b)).toHaveLength(500);
    expect(field.diff(b, a)).toHaveLength(500);
    expect(copied(1, () => field.diff(a, b)).all).toBeLessThan(2.5 * WORDS);
  });

  test.each([2, 3])('are read in turn without a copy for each read: %d of them', (count) => {
    const worlds = old.slice(0, count).map((each) => field.read(each).cells);
    const sums = worlds.map(() => 0);
    const { all } = copied(500, (row) => {
      for (const [at, world] of worlds.entries()) sums[at]! += world.get(row + 1, FIELD);
    });
    expect(sums).toEqual([500, 1000, 1500].slice(0, count));
    // There are 500 reads of each.
    expect(all).toBeLessThan(50 * WORDS);
  });
});

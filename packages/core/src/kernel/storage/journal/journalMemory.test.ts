import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FULL } from '../../../../../testkit/test/tier.js';
import { defineFieldSchema, defineFieldSimulation, defineTable, done } from '../../../index.js';
import { json, word } from '../../../index.js';
import { endOf, type JournalVersion } from './journalVersion.js';
import { partsOf } from '../../engine/snapshot.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Words of a row: twenty fields, and whether the row is present. */
const names = Array.from({ length: 20 }, (_, at) => `field${at}`);
const cells = defineTable('cells', Object.fromEntries(names.map((name) => [name, word])));
const FIELD = cells.fields['field3'] as (typeof cells.fields)[string];
const ROWS = 20_000;
const COPY_BYTES = ROWS * names.length * 8;

/** Further tables, which make the objects of a version larger. */
const others = Array.from({ length: 19 }, (_, at) => defineTable(`other${at}`, { value: word }));
const tables = { cells, ...Object.fromEntries(others.map((table) => [table.name, table])) };

const field = defineFieldSimulation({
  name: 'field',
  version: 1,
  schema: defineFieldSchema({
    tables,
    documents: {},
    events: {},
    setting: json<{ seed: number }>(),
  }),
  systems: [],
  commands: {
    sow(draft, { args }) {
      draft.cells.add((Number(args['at']) % ROWS) + 1, FIELD, 1);
      return done();
    },
  },
  genesis(draft) {
    for (let row = 0; row < ROWS; row += 1) draft.cells.insert();
  },
});
type State = ReturnType<typeof field.genesis>;

const sow = (from: State, at: number): State =>
  field.execute(from, { id: '', account: 0, type: 'sow', args: { at } }).snapshot;

function sowAll(from: State, times: number): State {
  let newest = from;
  for (let at = 0; at < times; at += 1) newest = sow(newest, at);
  return newest;
}

function isMakingBase(newest: State): boolean {
  return endOf(partsOf(newest).version as JournalVersion).base !== undefined;
}

/** Memory in use. Buffers are freed some time after their objects were collected. */
async function bytesInUse(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test.runIf(FULL)(
  'a snapshot held through changes of one word costs at most two copies',
  async () => {
    const warm = sowAll(field.genesis({ seed: 1 }), 3000);
    const before = await bytesInUse();
    let newest = warm;
    let most = 0;
    for (let round = 0; round < 20; round += 1) {
      newest = sowAll(newest, 1000);
      // While a base is made, its words come on top.
      while (isMakingBase(newest)) newest = sow(newest, 5);
      most = Math.max(most, (await bytesInUse()) - before);
    }
    expect(field.read(warm).cells.get(1, FIELD)).toBe(1);
    expect(field.read(newest).cells.get(1, FIELD)).toBe(2 + 19);
    expect(most / COPY_BYTES).toBeGreaterThan(0.5);
    expect(most / COPY_BYTES).toBeLessThan(2);
  },
);

test.runIf(FULL).each([20, 300])(
  'a held snapshot of %i rows keeps no version from long after it',
  async (rows) => {
    const { definition } = field;
    const small = defineFieldSimulation({
      ...definition,
      genesis(draft) {
        for (let row = 0; row < rows; row += 1) draft.cells.insert();
      },
    });
    const step = (from: State, at: number): State =>
      small.execute(from, { id: '', account: 0, type: 'sow', args: { at: at % rows } }).snapshot;
    const first = small.genesis({ seed: 1 });
    let newest = first;
    for (let at = 0; at < 1000; at += 1) newest = step(newest, at);
    const between = new WeakRef(partsOf(newest).version);
    for (let at = 0; at < 1000; at += 1) newest = step(newest, at);
    await bytesInUse();
    expect(between.deref()).toBeUndefined();
    expect(small.read(first).cells.get(1, FIELD)).toBe(0);
    expect(small.read(newest).cells.get(1, FIELD)).toBeGreaterThan(0);
  },
);

describe('old snapshots, each more than a thousand versions from the newest', () => {
  const old: State[] = [];
  let newest: State;
  beforeAll(() => {
    newest = field.genesis({ seed: 1 });
    for (let round = 0; round < 3; round += 1) old.push((newest = sowAll(newest, 500)));
    newest = sowAll(newest, 1500);
  });

  /** The copies of the world that a function makes. */
  const copiesIn = (act: () => void): number => {
    const set = vi.spyOn(Float64Array.prototype, 'set');
    act();
    const copied = set.mock.calls.reduce((words, [from]) => words + from.length, 0);
    set.mockRestore();
    return (copied * 8) / COPY_BYTES;
  };

  test('are compared with a copy of each at most', () => {
    const [a, b] = old as [State, State];
    expect(field.diff(a, b)).toHaveLength(500);
    expect(field.diff(b, a)).toHaveLength(500);
    expect(copiesIn(() => field.diff(a, b))).toBeLessThan(2.5);
  });

  test.each([2, 3])('are read in turn without a copy for each read: %d of them', (count) => {
    const worlds = old.slice(0, count).map((each) => field.read(each).cells);
    const sums = worlds.map(() => 0);
    const copies = copiesIn(() => {
      for (let row = 1; row <= 500; row += 1) {
        for (const [at, world] of worlds.entries()) {
          sums[at] = (sums[at] as number) + world.get(row, FIELD);
        }
      }
    });
    expect(sums).toEqual([500, 1000, 1500].slice(0, count));
    // There are 500 reads of each.
    expect(copies).toBeLessThan(50);
  });
});

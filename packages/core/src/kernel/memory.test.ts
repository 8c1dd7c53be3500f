import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defineFieldSimulation, defineTable, done, word } from '../index.js';
import { heldBytes } from '../log.js';
import { FULL } from '../../../testkit/test/tier.js';
import { partsOf } from './engine/snapshot.js';
import { command, tablesOnly } from './rows/rowTester.js';
import { endOf, type JournalVersion } from './storage/journal/journalVersion.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const cells = defineTable('cells', { value: word });
const ROWS = 20_000;
const TOUCHED = 400;

const field = defineFieldSimulation({
  name: 'field',
  version: 1,
  schema: tablesOnly({ cells }),
  systems: [],
  commands: {
    sow(draft, { args }) {
      const from = Number(args['from']);
      for (let n = 0; n < TOUCHED; n += 1) {
        draft.cells.add(((from + n) % ROWS) + 1, cells.fields.value, 1);
      }
      return done();
    },
  },
  genesis(draft) {
    for (let row = 0; row < ROWS; row += 1) draft.cells.insert();
  },
});

const sow = (from: number) => command('sow', { from });

/** A game that goes on, and the snapshots of it that somebody holds. */
function newGame() {
  const newest = field.genesis({ seed: 1 });
  return { newest, held: [] as (typeof newest)[] };
}

function goOn(game: ReturnType<typeof newGame>, steps: number, holds: boolean): void {
  for (let step = 0; step < steps; step += 1) {
    game.newest = field.execute(game.newest, sow(step * TOUCHED)).snapshot;
    if (holds) game.held.push(game.newest);
  }
}

/** Reads the oldest snapshot, and goes another way from it. */
function lookBack({ held: [oldest] }: ReturnType<typeof newGame>): number {
  if (oldest === undefined) return 0;
  const value = field.read(oldest).cells.get(1, cells.fields.value);
  field.execute(oldest, sow(7));
  return value;
}

test.runIf(FULL)(
  'memory grows with held snapshots and is freed when they are dropped',
  async () => {
    const game = newGame();
    goOn(game, 200, false);
    const start = await bytesInUse();
    goOn(game, 1000, false);
    const passed = (await bytesInUse()) - start;
    goOn(game, 1000, true);
    const bytes = (await bytesInUse()) - start;
    const counted = heldBytes(game.held);
    expect(counted / bytes, 'what was counted').toBeGreaterThan(0.7);
    expect(counted / bytes, 'what was counted').toBeLessThan(1.3);
    expect(lookBack(game)).toBeGreaterThan(0);
    game.held.length = 0;
    goOn(game, 1, false);
    const dropped = (await bytesInUse()) - start;
    const words = 1000 * TOUCHED * 8;
    expect(passed, 'what nobody held').toBeLessThan(words / 4);
    expect(bytes, 'what was held').toBeGreaterThan(words / 4);
    expect(bytes, 'what was held').toBeLessThan(words * 4);
    expect(dropped, 'what was dropped').toBeLessThan(words / 4);
  },
);

test('the bytes of the newest snapshot are those of its words', () => {
  const game = newGame();
  goOn(game, 3, false);
  // Each row has a word besides its field, and row 0 counts the rows.
  expect(heldBytes([game.newest, game.newest])).toBe((ROWS + 1) * 2 * 8);
});

/** Memory in use. Buffers are freed some time after their objects were collected. */
async function bytesInUse(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Cells of twenty fields. */
const names = Array.from({ length: 20 }, (_, at) => `field${at}`);
const wideCells = defineTable('cells', Object.fromEntries(names.map((name) => [name, word])));
const FIELD = wideCells.fields['field3'] as (typeof wideCells.fields)[string];
const COPY_BYTES = ROWS * names.length * 8;

/** Further tables, which make the objects of a version larger. */
const others = Array.from({ length: 19 }, (_, at) => defineTable(`other${at}`, { value: word }));

const wide = defineFieldSimulation({
  name: 'field',
  version: 1,
  schema: tablesOnly({
    cells: wideCells,
    ...Object.fromEntries(others.map((table) => [table.name, table])),
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
type Wide = ReturnType<typeof wide.genesis>;

const sowOne = (from: Wide, at: number): Wide =>
  wide.execute(from, command('sow', { at })).snapshot;

function sowAll(from: Wide, times: number): Wide {
  let newest = from;
  for (let at = 0; at < times; at += 1) newest = sowOne(newest, at);
  return newest;
}

function isMakingBase(newest: Wide): boolean {
  return endOf(partsOf(newest).version as JournalVersion).base !== undefined;
}

test.runIf(FULL)(
  'a snapshot held through changes of one word costs at most two copies',
  async () => {
    const warm = sowAll(wide.genesis({ seed: 1 }), 3000);
    const before = await bytesInUse();
    let newest = warm;
    let most = 0;
    for (let round = 0; round < 20; round += 1) {
      newest = sowAll(newest, 1000);
      // While a base is made, its words come on top.
      while (isMakingBase(newest)) newest = sowOne(newest, 5);
      most = Math.max(most, (await bytesInUse()) - before);
    }
    expect(wide.read(warm).cells.get(1, FIELD)).toBe(1);
    expect(wide.read(newest).cells.get(1, FIELD)).toBe(2 + 19);
    expect(most / COPY_BYTES).toBeGreaterThan(0.5);
    expect(most / COPY_BYTES).toBeLessThan(2);
  },
);

test.runIf(FULL).each([20, 300])(
  'a held snapshot of %i rows keeps no version from long after it',
  async (rows) => {
    const { definition } = wide;
    const small = defineFieldSimulation({
      ...definition,
      genesis(draft) {
        for (let row = 0; row < rows; row += 1) draft.cells.insert();
      },
    });
    const step = (from: Wide, at: number): Wide =>
      small.execute(from, command('sow', { at: at % rows })).snapshot;
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

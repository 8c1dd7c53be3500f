import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../index.js';
import { word } from '../index.js';
import { heldBytes } from '../log.js';
import { FULL } from '../../../testkit/test/tier.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const cells = defineTable('cells', { value: word });
const ROWS = 20_000;
const TOUCHED = 400;

const field = defineFieldSimulation({
  name: 'field',
  version: 1,
  schema: schemaOf(),
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

function schemaOf() {
  return defineFieldSchema({
    tables: { cells },
    documents: {},
    events: {},
    setting: json<{ seed: number }>(),
  });
}

const sow = (from: number) => ({ id: '', account: 0, type: 'sow', args: { from } });

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

test.runIf(FULL)('memory grows with held snapshots and is freed when they are dropped', () => {
  const game = newGame();
  goOn(game, 200, false);
  const start = bytesInUse();
  goOn(game, 1000, false);
  const passed = bytesInUse() - start;
  goOn(game, 1000, true);
  const bytes = bytesInUse() - start;
  const counted = heldBytes(game.held);
  expect(counted / bytes, 'what was counted').toBeGreaterThan(0.7);
  expect(counted / bytes, 'what was counted').toBeLessThan(1.3);
  expect(lookBack(game)).toBeGreaterThan(0);
  game.held.length = 0;
  goOn(game, 1, false);
  const dropped = bytesInUse() - start;
  const words = 1000 * TOUCHED * 8;
  expect(passed, 'what nobody held').toBeLessThan(words / 4);
  expect(bytes, 'what was held').toBeGreaterThan(words / 4);
  expect(bytes, 'what was held').toBeLessThan(words * 4);
  expect(dropped, 'what was dropped').toBeLessThan(words / 4);
});

test('the bytes of the newest snapshot are those of its words', () => {
  const game = newGame();
  goOn(game, 3, false);
  // Each row has a word besides its field, and row 0 counts the rows.
  expect(heldBytes([game.newest, game.newest])).toBe((ROWS + 1) * 2 * 8);
});

function bytesInUse(): number {
  collect();
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

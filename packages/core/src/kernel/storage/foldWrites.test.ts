import { expect, test } from 'vitest';
import { interceptHigh, interceptLow } from './foldWrites.js';
import { defineFieldSimulation, defineTable, done, gauge, refuse } from '../../index.js';
import { type Snapshot, word } from '../../index.js';
import { command, tablesOnly } from '../rows/rowTester.js';

const ROWS = 3000;

const slates = defineTable('slates', { chalk: word, ink: word, level: gauge });
const walls = defineTable('walls', { chalk: word, ink: word });
/** Writes as often as it is told to, each word many times, some of them wide. */
const school = defineFieldSimulation({
  name: 'school',
  version: 1,
  schema: tablesOnly({ slates, walls }),
  systems: [],
  commands: {
    scribble(draft, { args }) {
      const writes = Number(args['writes']);
      for (let write = 0; write < writes; write += 1) {
        const id = 1 + (draft.roll(1, write) % ROWS);
        draft.walls.set(id, walls.fields.chalk, write % 97);
        draft.walls.add(id, walls.fields.ink, 5_000_000_000);
        draft.slates.set(id, slates.fields.ink, -write * 70_000_000_000);
        draft.slates.setLevel(id, slates.fields.level, write * 3_000_000_000);
        draft.slates.setRate(id, slates.fields.level, write % 11);
      }
      return args['keeps'] === true ? done() : refuse('erased', 'nothing stays', {});
    },
  },
  genesis(draft) {
    for (let row = 1; row <= ROWS; row += 1) {
      draft.walls.set(draft.walls.insert(), walls.fields.ink, row * 9_000_000_000);
      draft.slates.set(draft.slates.insert(), slates.fields.ink, row * 4_000_000_000);
    }
  },
});

const scribble = (from: Snapshot, writes: number, keeps: boolean): Snapshot =>
  school.execute(from, command('scribble', { writes, keeps })).snapshot;

function wordsOf(snapshot: Snapshot): number[][] {
  const world = school.read(snapshot as never);
  return world.slates
    .ids()
    .map((id: number) => [
      world.walls.get(id, walls.fields.chalk),
      world.walls.get(id, walls.fields.ink),
      world.slates.get(id, slates.fields.ink),
      world.slates.level(id, slates.fields.level),
      world.slates.rate(id, slates.fields.level),
    ]);
}

// Fewer than are folded at once, some folds, and so many that doubled entries are dropped.
test.each([1000, 10_000, 60_000])('a transition of %i rounds of writes can be undone', (writes) => {
  const blank = school.advance(school.genesis({ seed: 5 }), { ticks: 7 }).snapshot;
  const before = wordsOf(blank);
  const hash = school.hash(blank);

  expect(scribble(blank, writes, false)).toBe(blank);
  expect(wordsOf(blank)).toEqual(before);

  const full = scribble(blank, writes, true);
  const after = wordsOf(full);
  expect(school.hash(full)).not.toBe(hash);
  expect(school.hash(school.decode(school.encode(full)))).toBe(school.hash(full));

  // Through the journal, by a way back, and forth again.
  expect(wordsOf(blank)).toEqual(before);
  expect(scribble(blank, 1, false)).toBe(blank);
  expect(wordsOf(blank)).toEqual(before);
  expect(school.hash(school.decode(school.encode(blank)))).toBe(hash);
  expect(wordsOf(full)).toEqual(after);
});

test('the intercept of a gauge borrows exactly when its low half is too small', () => {
  const low = (value: bigint) => Number(BigInt.asIntN(32, value));
  // The product is beyond 2^53, so the halves are computed apart; its low half is 7.
  const [rate, since] = [4_294_967_297 + 2, 3_681_400_539];
  const product = BigInt(rate) * BigInt(since);
  const half = Number(BigInt.asUintN(32, product));
  for (const value of [half - 1, half, half + 1]) {
    const exact = BigInt(value) - product;
    expect(interceptLow(value, rate, since)).toBe(low(exact));
    expect(interceptHigh(value, rate, since)).toBe(low(exact >> 32n));
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossing, defineFieldSchema, defineFieldSimulation, defineTable, done } from '../index.js';
import { gauge, json } from '../index.js';
import { boundAhead, crossingTick } from './crossing.js';
import { INT_MAX } from './int.js';
import { levelAt } from './levelAt.js';

const integers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: 0, max: 3 }).map((n) => INT_MAX - n),
  fc.integer({ min: 0, max: 3 }).map((n) => n - INT_MAX),
);
const ticks = fc.oneof(fc.nat(2 ** 32 - 1), fc.nat(9), fc.constant(2 ** 32 - 1));

/** The level with wide integers, within the range. */
function exactLevel(value: number, rate: number, after: number): number {
  const level = BigInt(value) + BigInt(rate) * BigInt(after);
  const end = BigInt(INT_MAX);
  return Number(level > end ? end : level < -end ? -end : level);
}

test('the level of a gauge is exact for all integers, and stands at the ends of the range', () => {
  fc.assert(
    fc.property(integers, integers, ticks, (value, rate, after) => {
      expect(levelAt(value, rate, after)).toBe(exactLevel(value, rate, after));
    }),
    { numRuns: 2000 },
  );
});

const rates = integers.filter((rate) => rate !== 0);
const nows = fc.constantFrom(0, 1, 1000, 2 ** 32 - 1);

test('the tick of a crossing is exact for all integers', () => {
  fc.assert(
    fc.property(nows, integers, rates, integers, (now, level, rate, bound) => {
      const direction = rate < 0 ? -1n : 1n;
      const distance = (BigInt(bound) - BigInt(level)) * direction;
      const speed = BigInt(rate) * direction;
      const ticks = distance <= 0n ? 1n : (distance + speed - 1n) / speed;
      const due = BigInt(now) + ticks;
      const expected = due > BigInt(INT_MAX) ? 0 : Number(due);
      expect(crossingTick(now, level, rate, bound)).toBe(expected);
    }),
    { numRuns: 5000 },
  );
});

test('a level beyond the integers is never at a bound', () => {
  expect(crossingTick(0, 2 ** 53, -1, 0)).toBe(0);
});

test('the nearest bound strictly ahead is that of least distance', () => {
  expect(boundAhead(1, 5, [3, 5, 9, 7, 8])).toBe(7);
  expect(boundAhead(-1, 5, [3, 5, 9, 4, 1])).toBe(4);
  expect(boundAhead(1, 9, [3, 9])).toBeUndefined();
  expect(boundAhead(-1, 9, [])).toBeUndefined();
});

describe('a gauge that leaves the range', () => {
  test('is stopped by the system of a crossing', () => {
    const { game, level, start, write } = vats(INT_MAX);
    const { snapshot } = game.execute(start, command({ rate: 2 ** 52 + 1 }));
    const { events, snapshot: full } = game.advance(snapshot, { ticks: 9 });
    expect([...events]).toEqual([{ tick: 2, name: 'full', level: INT_MAX }]);
    expect(level(full)).toBe(INT_MAX);
    expect(level(write(full, { level: 4 }, 9))).toBe(4);
  });

  test('reads as with wide integers, at once and in steps, decoded and not', () => {
    const { game, level, start, write } = vats();
    const writes = fc.record({ level: integers, rate: integers }, { requiredKeys: [] });
    const step = fc.tuple(writes, fc.nat(2 ** 22), fc.nat(2 ** 22));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let [at, expected, rate] = [start, 0, 0];
        for (const [args, before, after] of steps) {
          rate = args.rate ?? rate;
          expected = exactLevel(args.level ?? expected, rate, before + after);
          const once = write(at, args, before + after);
          const written = game.decode(game.encode(write(at, args, before)));
          at = game.advance(written, { ticks: after }).snapshot;
          expect(level(at)).toBe(expected);
          expect(game.hash(at)).toBe(game.hash(once));
          expect(game.encode(at)).toEqual(game.encode(once));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has a hash that does not tell when it got there', () => {
    const { game, start, write } = vats();
    const ended = write(start, { level: 7, rate: 2 ** 40 + 1 }, 10_000);
    expect(game.hash(write(start, { level: INT_MAX, rate: 2 ** 40 + 1 }, 10_000))).toBe(
      game.hash(ended),
    );
    // Also in a world of which another one went on.
    const before = write(start, { level: 5, rate: 2 ** 40 + 1 }, 8191);
    const after = game.advance(before, { ticks: 1809 }).snapshot;
    expect(game.hash(game.advance(before, { ticks: 1809 }).snapshot)).toBe(game.hash(after));
    expect(game.hash(after)).toBe(game.hash(ended));
    const walk = game.walk(before);
    walk.advance({ ticks: 1809 });
    expect(walk.hash()).toBe(game.hash(ended));
  });

  test('is refused by name in bytes that have it beyond the range', () => {
    const { game, start, write } = vats();
    const bytes = game.encode(write(start, { rate: 10_000_000_000 }, 1_000_000));
    // Of the only row: present, the level, the rate, the crossing.
    new DataView(bytes.buffer).setFloat64(bytes.length - 24, 1e16, true);
    expect(() => game.decode(bytes)).toThrow(
      'vats.wine of row 1 has the level 10000000000000000, beyond 2^53 - 1',
    );
  });
});

/** The command that writes the gauge. */
function command(args: { level?: number; rate?: number }) {
  return { id: '', account: 0, type: 'write', args };
}

/** A game of one vat, whose gauge is written. */
function vats(bound?: number) {
  const table = defineTable('vats', {
    wine: gauge,
    full: crossing('wine', { rises: () => bound ?? [] }),
  });
  const { wine } = table.fields;
  const game = defineFieldSimulation({
    name: 'vats',
    version: 1,
    schema: defineFieldSchema({
      tables: { vats: table },
      documents: {},
      events: { full: ['level'] },
      setting: json<{ seed: number }>(),
    }),
    genesis: (draft) => void draft.vats.insert(),
    commands: {
      write(draft, { args }) {
        const { level, rate } = args as { level?: number; rate?: number };
        if (rate !== undefined) draft.vats.setRate(1, wine, rate);
        if (level !== undefined) draft.vats.setLevel(1, wine, level);
        return done();
      },
    },
    systems: [
      {
        name: 'full',
        table: 'vats',
        timer: 'full',
        run(draft, vat) {
          draft.emit('full', draft.vats.level(vat, wine));
          draft.vats.setRate(vat, wine, 0);
        },
      },
    ],
  });
  type State = ReturnType<typeof game.genesis>;
  return {
    game,
    start: game.genesis({ seed: 1 }),
    level: (at: State) => game.read(at).vats.level(1, wine),
    /** Writes the gauge; then some ticks pass. */
    write(at: State, args: { level?: number; rate?: number }, after: number): State {
      const { snapshot } = game.execute(at, command(args));
      return game.advance(snapshot, { ticks: after }).snapshot;
    },
  };
}

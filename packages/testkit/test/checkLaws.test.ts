import { account, defineSchema, defineSimulation, integer, object } from '@astrarium/core';
import { record, single, table, text, timer } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../src/laws/checkLaws.js';
import type { CommandTally } from '../src/laws/ruleGames.js';

const OPTIONS = { games: 4, steps: 12, seed: 1 };

/** What is said about a game that breaks the laws. */
function complaintOf(...args: Parameters<typeof checkLaws>): string {
  try {
    checkLaws(...args);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

/** A well with a setting that has a default, whose water is drawn by everybody and by time. */
function well(draw: (litres: number) => void = () => undefined) {
  const schema = defineSchema({
    setting: { bucket: integer({ min: 1, max: 20, default: 5 }) },
    tables: { well: single({ litres: integer(), rain: timer }) },
  });
  const fill = schema.command({
    args: { litres: integer({ min: 1, max: 'bucket' }) },
    run({ require, setting, well }, { litres }) {
      draw(litres);
      require(litres <= setting.bucket, 'too_much', 'The bucket is smaller.');
      well.litres += setting.bucket;
    },
  });
  return defineSimulation({
    name: 'well',
    version: 1,
    schema,
    commands: { fill },
    genesis: ({ well }) => void well.rain.in(3),
    systems: {
      'well.rain'(draft, { rain }) {
        draft.perform(fill, { litres: 1 }, 0);
        rain.in(3);
      },
    },
    every: [{ ticks: 5, name: 'dew', run: (draft) => void draft.perform(fill, { litres: 1 }, 0) }],
  });
}

/** A lock whose one right number hardly anybody guesses. */
function lock(open: () => void, suggestsWhat: 'nothing' | 'the number' | 'a wrong one') {
  const schema = defineSchema({
    tables: {
      lock: single({ opened: integer() }),
      guests: table({ account }, { unique: ['account'] }),
    },
  });
  const turn = schema.command({
    args: { number: integer({ min: 0, max: 2 ** 40 }) },
    run({ lock, require }, { number }, { account: who }) {
      require(number === 123_456_789 + who, 'wrong', 'That is not the number.');
      open();
      lock.opened += 1;
    },
  });
  return defineSimulation({
    name: 'lock',
    version: 1,
    schema,
    commands: { turn },
    suggest(_, who) {
      if (suggestsWhat === 'nothing') return [];
      const number = suggestsWhat === 'the number' ? 123_456_789 + who : -1;
      return [{ type: 'turn', args: { number } }];
    },
  });
}

describe('a correct game', () => {
  test('may use a setting that has a default, and perform commands as time passes', () => {
    checkLaws(well(), OPTIONS);
  });

  test('may suggest commands, and gets a report of all', () => {
    let found: Readonly<Record<string, CommandTally>> = {};
    checkLaws(
      lock(() => undefined, 'the number'),
      { ...OPTIONS, report: (commands) => (found = commands) },
    );
    const { done = 0, refused = {}, thrown } = found['turn'] ?? {};
    expect(done).toBeGreaterThan(2);
    expect(Object.keys(refused).sort()).toEqual(['invalid_field', 'wrong']);
    expect(thrown).toBe(0);
  });
});

describe('a command that is never done', () => {
  const never = lock(() => undefined, 'nothing');

  test('breaks the laws', () => {
    const complaint = complaintOf(never, OPTIONS);
    expect(complaint).toMatch(/each command is done in a game: turn never was.*suggest/);
    expect(complaint).toMatch(/\n {2}turn: 0 done, \d+ refused \(.*wrong \d+/);
  });

  test('may be named', () => {
    checkLaws(never, { ...OPTIONS, neverDone: ['turn'] });
    expect(() => checkLaws(never, { ...OPTIONS, neverDone: ['push'] })).toThrow(
      'neverDone names push, which is no command',
    );
  });
});

describe('a wrong game is found:', () => {
  const jam = () => {
    throw new Error('The lock is jammed.');
  };

  test('a rule that throws, with its command and its place', () => {
    const complaint = complaintOf(lock(jam, 'the number'), OPTIONS);
    expect(complaint).toMatch(/no rule throws: step \d+, .*"turn".*The lock is jammed\.\n/);
    expect(complaint).toMatch(/\n +at .*checkLaws\.test\.ts:\d+/);
    expect(complaint).toMatch(/The smallest game, .*\n {2}account \d: turn {"number":\d+}\n/);
    expect(complaint).toMatch(/\n {2}turn: 0 done, .*, 1 thrown/);
  });

  test('a rule that throws as time passes', () => {
    const faulty = well((litres) => void (litres === 1 && jam()));
    expect(() => checkLaws(faulty, OPTIONS)).toThrow(
      /no rule throws: .*system well.rain: Error: The lock is jammed./,
    );
  });

  test('suggestions that no world would take', () => {
    expect(() => checkLaws(lock(jam, 'a wrong one'), OPTIONS)).toThrow(
      /suggest gives .*turn wrong arguments: number must be/,
    );
  });

  // `lawsCanFail.test.ts` has all that is found.
  test('a rule that uses the clock', () => {
    expect(() =>
      checkLaws(
        well(() => void Date.now()),
        OPTIONS,
      ),
    ).toThrow(/need nothing of the machine.*: .*Date was used/s);
  });
});

const boxes = defineSchema({
  tables: { box: single({ by: record(object({ n: integer() })), last: integer() }) },
});
type Box = { by: Record<string, { n: number }>; last: number };

/** A game in which players count under names of their own. */
const gameOf = (count: (box: Box, name: string) => void) =>
  defineSimulation({
    name: 'counts',
    version: 1,
    schema: boxes,
    commands: {
      count: boxes.command({
        args: { name: text({ max: 20 }) },
        run: ({ box }, { name }) => count(box as Box, name),
      }),
    },
  });

test('a game that counts in a record keeps all laws', () => {
  checkLaws(
    gameOf(({ by }, name) => void ((by[name] ??= { n: 0 }).n += 1)),
    { ...OPTIONS, games: 2 },
  );
});

test('a game that counts in a plain object breaks the law, and nothing else is left of it', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const faulty = gameOf((box, name) => {
    const counts: Record<string, { n: number }> = {};
    (counts[name] ??= { n: 0 }).n = 1;
    box.last = Object.keys(counts).length;
  });
  expect(() => checkLaws(faulty, { ...OPTIONS, games: 60 })).toThrow(
    'the law does not hold that names that players choose change nothing outside of the world',
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

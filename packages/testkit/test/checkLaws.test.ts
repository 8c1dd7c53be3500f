import { account, defineSchema, defineSimulation, integer, single, table } from '@astrarium/core';
import { timer } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { checkLaws } from '../src/laws/checkLaws.js';
import type { CommandTally } from '../src/laws/ruleGames.js';

const OPTIONS = { games: 8, steps: 12, seed: 1 };

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
    expect(done).toBeGreaterThan(5);
    expect(Object.keys(refused).sort()).toEqual(['invalid_field', 'wrong']);
    expect(thrown).toBe(0);
  });
});

describe('a command that is never done', () => {
  const never = lock(() => undefined, 'nothing');

  test('breaks the laws', () => {
    const check = (): void => checkLaws(never, OPTIONS);
    expect(check).toThrow(/each command is done in a game: turn never was.*suggest/);
    expect(check).toThrow(/\n {2}turn: 0 done, \d+ refused \(.*wrong \d+/);
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
    const check = (): void => checkLaws(lock(jam, 'the number'), OPTIONS);
    expect(check).toThrow(/no rule throws: step \d+, .*"turn".*The lock is jammed\.\n/);
    expect(check).toThrow(/\n +at .*checkLaws\.test\.ts:\d+/);
    expect(check).toThrow(/The smallest game, .*\n {2}account \d: turn {"number":\d+}\n/);
    expect(check).toThrow(/\n {2}turn: 0 done, .*, 1 thrown/);
  });

  test('a rule that throws as time passes', () => {
    const faulty = well((litres) => {
      if (litres === 1) jam();
    });
    expect(() => checkLaws(faulty, OPTIONS)).toThrow(
      /no rule throws: .*system well.rain: Error: The lock is jammed./,
    );
  });

  test('suggestions that no world would take', () => {
    expect(() => checkLaws(lock(jam, 'a wrong one'), OPTIONS)).toThrow(
      /suggest gives .*turn wrong arguments: number must be/,
    );
  });

  test.each<[string, () => unknown]>([
    ['Date', () => Date.now()],
    ['Math.exp', () => Math.exp(1)],
    ['localeCompare', () => 'a'.localeCompare('b')],
    ['process.env', () => process.env['PATH']],
  ])('a rule that uses %s', (name, use) => {
    expect(() => checkLaws(well(use as () => void), OPTIONS)).toThrow(
      new RegExp(`need nothing of the machine.*: .*${name} was used`, 's'),
    );
  });
});

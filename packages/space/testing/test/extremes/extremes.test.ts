import type { Command } from '@astrarium/core';
import { astrarium, settingOf } from '@astrarium/space';
import { playGame } from '@astrarium/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomChoice, recordGame } from '../../src/games/recordGame.js';
import { TIGHT_RULESETS } from '../../src/games/tightRuleset.js';
import { FULL, runs } from '../../../../testkit/test/tier.js';
import { EXTREMES } from './extremeValues.js';
import {
  check,
  commandsOf,
  fullCommands,
  give,
  pathsOf,
  describeValue,
  TYPES,
  withValue,
} from './oddCommands.js';

type Args = Command['args'];

/** Worlds with a long random history, under tight rulesets. */
const worlds = fc.tuple(fc.nat(), fc.constantFrom(...TIGHT_RULESETS)).map(([seed, ruleset]) => {
  const choices = Array.from({ length: FULL ? 250 : 150 }, (_, n) => randomChoice(seed, n, 400));
  return playGame(astrarium, recordGame(settingOf({ seed, ruleset }), choices));
});

test('each argument of each command accepts or refuses extreme values', () => {
  let done = 0;
  fc.assert(
    fc.property(worlds, (from) => {
      for (const command of fullCommands(astrarium.read(from))) {
        for (const [at, path] of pathsOf(command.args).entries()) {
          for (const [n, extreme] of EXTREMES.entries()) {
            // The quick tier gives each value to every twelfth argument of a command.
            if (!FULL && (n + at) % 12 > 0) continue;
            const args = withValue(command.args, path, extreme) as Args;
            const place = `${command.type} with ${path.join('.')} ${describeValue(extreme)}`;
            const next = give(from, { ...command, args }, place);
            if (next === from) continue;
            done += 1;
            if (done % 20 === 0) check(astrarium.advance(next, { ticks: 500 }).snapshot, place);
          }
        }
      }
    }),
    { ...runs(1, 30), endOnFailure: true },
  );
  // Some extreme values are valid.
  expect(done).toBeGreaterThan(FULL ? 200 : 20);
});

test('extreme accounts and command types are refused', () => {
  fc.assert(
    fc.property(worlds, (from) => {
      for (const command of fullCommands(astrarium.read(from))) {
        for (const account of EXTREMES.filter((each) => typeof each === 'number')) {
          const place = `${command.type} of ${describeValue(account)}`;
          const next = give(from, { ...command, account }, place);
          const isAccount = astrarium.read(from).accounts.ids().includes(account);
          if (next !== from && !isAccount && account !== 0) throw new Error(`${place} was done`);
        }
      }
      for (const extreme of EXTREMES.filter((each) => typeof each === 'string')) {
        const place = `a command of type ${describeValue(extreme)}`;
        const command = { id: extreme, account: 1, type: extreme.slice(0, 1000), args: {} };
        expect(give(from, command, place)).toBe(from);
      }
    }),
    { ...runs(1, 20), endOnFailure: true },
  );
});

/** Steps of a game in which several arguments of each command are extreme. */
const oddSteps = fc.array(
  fc.record({
    type: fc.constantFrom(...TYPES),
    odd: fc.array(fc.tuple(fc.nat(), fc.nat(EXTREMES.length - 1)), { maxLength: 2 }),
    ticks: fc.nat(300),
  }),
  { minLength: FULL ? 60 : 30, maxLength: FULL ? 100 : 50, size: 'max' },
);

test('games with extreme arguments continue', () => {
  fc.assert(
    fc.property(worlds, oddSteps, (from, steps) => {
      let at = from;
      for (const { type, odd, ticks } of steps) {
        const command = commandsOf(astrarium.read(at))(type);
        const paths = pathsOf(command.args).slice(1);
        const args = odd.reduce<unknown>((former, [which, odd]) => {
          return withValue(former, paths[which % paths.length] ?? ['x'], EXTREMES[odd]);
        }, command.args);
        at = give(at, { ...command, args: args as Args }, command.type);
        at = astrarium.advance(at, { ticks }).snapshot;
      }
      check(at, 'at the end');
    }),
    { ...runs(1, 100), endOnFailure: true },
  );
});

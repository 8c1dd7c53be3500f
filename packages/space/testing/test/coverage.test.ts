import { CATALOGUE } from '@astrarium/space-internal';
import { astrarium, astrariumDefinition, REFUSAL_CODES } from '@astrarium/space';
import { addToGameTally, type GameTally, gameTally, oracleLaw } from '@astrarium/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { FULL, notRun, runs } from '../../../testkit/test/tier.js';

/** How often each command must be accepted, and the share of the codes that may be missed. */
const WANTED = FULL ? { accepted: 1000, missedCodes: 0 } : { accepted: 1, missedCodes: 0.15 };

/** The slow oracle checks one of this number of games. */
const ORACLE_GAMES = 20;

/** Every code with which a command may be refused; the other one is for queries. */
const CODES = REFUSAL_CODES.filter((code) => code !== 'conflicting_parameters');

function rarest(tally: GameTally): number {
  const types = Object.keys(astrariumDefinition.commands);
  return Math.min(...types.map((type) => tally.acceptedByType[type] ?? 0));
}

function codesNotSeen(tally: GameTally): string[] {
  return CODES.filter((code) => tally.refusedByCode[code] === undefined);
}

function eventsNotSeen(tally: GameTally): string[] {
  return Object.keys(CATALOGUE).filter((name) => tally.eventsByName[name] === undefined);
}

test('random games cover all commands, refusals and events, and the oracle agrees', () => {
  const tally = gameTally();
  const games = astrariumGames(FULL ? { steps: 240, ticks: 1000 } : { steps: 120, ticks: 1500 });
  const { seed } = runs(1, 1);
  const missedCodes = (): number => codesNotSeen(tally).length / CODES.length;
  const enough = (): boolean =>
    rarest(tally) >= WANTED.accepted &&
    eventsNotSeen(tally).length === 0 &&
    missedCodes() <= WANTED.missedCodes;
  const batches = FULL ? 800 : 100;
  for (let batch = 0; batch < batches && !enough(); batch += 1) {
    for (const [n, game] of fc.sample(games, { numRuns: 20, seed: seed + batch }).entries()) {
      addToGameTally(tally, astrarium, game);
      if (!FULL || n % ORACLE_GAMES > 0) continue;
      try {
        oracleLaw(astrarium, game);
      } catch (error) {
        throw new Error(`game ${n} of the batch with seed ${seed + batch}`, { cause: error });
      }
    }
  }
  expect(tally.accepted / tally.commands, `seed ${seed}`).toBeGreaterThan(0.3);
  expect(rarest(tally), `seed ${seed}`).toBeGreaterThanOrEqual(WANTED.accepted);
  expect(eventsNotSeen(tally), `seed ${seed}`).toEqual([]);
  expect(missedCodes(), codesNotSeen(tally).join()).toBeLessThanOrEqual(WANTED.missedCodes);
  if (!FULL) notRun('each command accepted 1000 times, each refusal met');
});

import { CATALOGUE } from '@astrarium/internal/game';
import { astrarium, astrariumDefinition, REFUSAL_CODES } from '@astrarium/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { type GameTally, gameTally, gameTallyAdd } from '../src/games/gameTally.js';
import { oracleLaw } from '../src/laws/oracleLaw.js';
import { FULL, notRun, runs, TIMEOUT } from './tier.js';

/** How often each command must be accepted in the long run. */
const LONG_RUN = 1000;

/** Of how many games the oracle looks at one: it is slow. */
const ORACLE_GAMES = 20;

/** Every code with which a command may be refused: all but that of questions alone. */
const CODES = REFUSAL_CODES.filter((code) => code !== 'conflicting_parameters');

function rarest(tally: GameTally): number {
  const types = Object.keys(astrariumDefinition.commands);
  return Math.min(...types.map((type) => tally.acceptedByType[type] ?? 0));
}

function unmet(tally: GameTally): string[] {
  return CODES.filter((code) => tally.refusedByCode[code] === undefined);
}

function untold(tally: GameTally): string[] {
  return Object.keys(CATALOGUE).filter((name) => tally.eventsByName[name] === undefined);
}

test('random whole games see all of the game, and the oracle agrees', { timeout: TIMEOUT }, () => {
  const tally = gameTally();
  const games = astrariumGames(FULL ? { steps: 240, ticks: 1000 } : { steps: 120, ticks: 1500 });
  const { seed } = runs(1, 1);
  const enough = (): boolean => rarest(tally) >= LONG_RUN && unmet(tally).length === 0;
  const batches = FULL ? 800 : 8;
  for (let batch = 0; batch < batches && !enough(); batch += 1) {
    for (const [n, game] of fc.sample(games, { numRuns: 20, seed: seed + batch }).entries()) {
      gameTallyAdd(tally, astrarium, game);
      if (!FULL || n % ORACLE_GAMES > 0) continue;
      try {
        oracleLaw(astrarium, game);
      } catch (error) {
        throw new Error(`game ${n} of the batch with seed ${seed + batch}`, { cause: error });
      }
    }
  }
  expect(tally.accepted / tally.commands, `seed ${seed}`).toBeGreaterThan(0.3);
  expect(rarest(tally), `seed ${seed}`).toBeGreaterThanOrEqual(FULL ? LONG_RUN : 1);
  expect(untold(tally), `seed ${seed}`).toEqual([]);
  if (FULL) expect(unmet(tally), `seed ${seed}`).toEqual([]);
  else {
    expect(unmet(tally).length / CODES.length, `seed ${seed}`).toBeLessThan(0.15);
    notRun(`each command accepted ${LONG_RUN} times (here ${rarest(tally)} times)`);
    notRun(`refusals ${unmet(tally).join(', ') || 'none'} (met in the long run)`);
  }
});

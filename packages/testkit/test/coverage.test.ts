import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, astrariumDefinition, CATALOGUE } from '@astrarium/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROOT } from '../../../test/house/sources.js';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { type GameTally, gameTally, gameTallyAdd } from '../src/games/gameTally.js';
import { oracleLaw } from '../src/laws/oracleLaw.js';
import { FULL, notRun, runs, TIMEOUT } from './tier.js';

const GAME = join(ROOT, 'packages/core/src/game');

/** How often each command must be accepted in the long run. */
const LONG_RUN = 1000;

/** Of how many games the oracle looks at one: it is slow. */
const ORACLE_GAMES = 10;

/** Every code with which the game, or the kernel for it, refuses a command: from the sources. */
function refusalCodes(): string[] {
  const codes = new Set(['unknown_command']);
  for (const file of readdirSync(GAME, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:commands|rules)\/.*\.ts$/.test(file) || file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(GAME, file), 'utf8');
    for (const [, code] of text.matchAll(/\brefuse(?:Short)?\(\s*'([a-z_]+)'/g))
      codes.add(code ?? '');
    for (const [, code] of text.matchAll(/: '(device_busy|wrong_state)'/g)) codes.add(code ?? '');
  }
  return [...codes].sort((a, b) => (a < b ? -1 : 1));
}

function rarest(tally: GameTally): number {
  const types = Object.keys(astrariumDefinition.commands);
  return Math.min(...types.map((type) => tally.acceptedByType[type] ?? 0));
}

function unmet(tally: GameTally): string[] {
  return refusalCodes().filter((code) => tally.refusedByCode[code] === undefined);
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
    expect(unmet(tally).length / refusalCodes().length, `seed ${seed}`).toBeLessThan(0.2);
    notRun(`each command accepted ${LONG_RUN} times (here ${rarest(tally)} times)`);
    notRun(`refusals ${unmet(tally).join(', ') || 'none'} (met in the long run)`);
  }
});

test('the codes are found in the sources', () => {
  expect(refusalCodes()).toEqual(
    expect.arrayContaining(['depleted', 'device_busy', 'host_only', 'short_stock']),
  );
  expect(refusalCodes().length).toBeGreaterThan(60);
});

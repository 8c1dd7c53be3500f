import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, astrariumDefinition } from '@astrarium/core';
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

/** Every code with which the game, or the kernel for it, refuses: read from the sources. */
function refusalCodes(): string[] {
  const codes = new Set(['unknown_command']);
  for (const file of readdirSync(GAME, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(GAME, file), 'utf8');
    for (const [, code] of text.matchAll(/\brefuse\(\s*'([a-z_]+)'/g)) codes.add(code ?? '');
    for (const [, code] of text.matchAll(/: '(device_busy|wrong_state)'/g)) codes.add(code ?? '');
  }
  return [...codes].sort((a, b) => (a < b ? -1 : 1));
}

function rarest(tally: GameTally): number {
  const types = Object.keys(astrariumDefinition.commands);
  return Math.min(...types.map((type) => tally.acceptedByType[type] ?? 0));
}

function missing(tally: GameTally): string[] {
  return refusalCodes().filter((code) => tally.refusedByCode[code] === undefined);
}

test('random whole games see all of the game, and the oracle agrees', { timeout: TIMEOUT }, () => {
  const tally = gameTally();
  const games = astrariumGames({ steps: 120, ticks: 1500 });
  const { seed } = runs(1, 1);
  const enough = (): boolean => rarest(tally) >= LONG_RUN && missing(tally).length === 0;
  const batches = FULL ? 400 : 8;
  for (let batch = 0; batch < batches && !enough(); batch += 1) {
    for (const game of fc.sample(games, { numRuns: 20, seed: seed + batch })) {
      gameTallyAdd(tally, astrarium, game);
      if (!FULL) continue;
      try {
        oracleLaw(astrarium, game);
      } catch (error) {
        throw new Error(`a game of the batch with seed ${seed + batch}`, { cause: error });
      }
    }
  }
  expect(tally.accepted / tally.commands, `seed ${seed}`).toBeGreaterThan(0.3);
  expect(rarest(tally), `seed ${seed}`).toBeGreaterThanOrEqual(FULL ? LONG_RUN : 1);
  if (FULL) expect(missing(tally), `seed ${seed}`).toEqual([]);
  else {
    expect(missing(tally).length / refusalCodes().length, `seed ${seed}`).toBeLessThan(0.5);
    notRun(`each command accepted ${LONG_RUN} times (here ${rarest(tally)} times)`);
    notRun(`refusals ${missing(tally).join(', ') || 'none'} (met in the long run)`);
  }
});

test('the codes are found in the sources', () => {
  expect(refusalCodes()).toEqual(expect.arrayContaining(['depleted', 'device_busy', 'host_only']));
  expect(refusalCodes().length).toBeGreaterThan(20);
});

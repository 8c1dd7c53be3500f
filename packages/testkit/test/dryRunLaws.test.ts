import { astrarium, audit, dryRunCommand, type GameSnapshot } from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { briskScenario } from '../src/corpus/scenarios.js';
import { astrariumGames } from '../src/games/astrariumGames.js';
import type { Pick } from '../src/games/chooseCommand.js';
import { dryRunLaw } from '../src/laws/game/dryRunLaw.js';
import { hiddenLaw } from '../src/laws/game/hiddenLaw.js';
import { runs, TIMEOUT } from './tier.js';

describe('dry runs', () => {
  test('a dry run of a command predicts its execution', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(astrariumGames({ steps: 120, ticks: 1500 }), (game) => dryRunLaw(game)),
      runs(20, 500),
    );
  });

  test('a plan and an audit reveal nothing about other accounts', { timeout: TIMEOUT }, () => {
    const pick = fc.array(fc.nat(2 ** 31 - 1), { minLength: 6, maxLength: 6 });
    const [busy, mine] = [fc.array(pick, { maxLength: 60 }), fc.array(pick, { maxLength: 12 })];
    const law = (seed: number, one: Pick[], other: Pick[]) => hiddenLaw(seed, one, other);
    fc.assert(fc.property(fc.maxSafeNat(), busy, mine, law), runs(30, 1000));
  });

  test('the law finds a dry run without events', () => {
    const played = briskScenario.game();
    const silent: typeof dryRunCommand = (...at) => ({ ...dryRunCommand(...at), events: [] });
    expect(() => dryRunLaw(played, silent)).toThrow(/step \d+/);
  });

  test('the law finds an answer that depends on the whole world', () => {
    // A printer of another account prints.
    const busy = [[3308, 0, 1_487_275_456, 274_650_305, 0, 0]];
    expect(() => hiddenLaw(1, busy, [], astrarium.hash)).toThrow(/is not/);
    expect(() => hiddenLaw(1, [], [], astrarium.hash)).not.toThrow();
  });

  test('the law finds an audit of the whole world', () => {
    // A printer of another account prints, which debits its stock.
    const busy = [[3308, 0, 1_487_275_456, 274_650_305, 0, 0]];
    const books = (from: GameSnapshot) => audit(astrarium.read(from));
    expect(() => hiddenLaw(1, busy, [], books)).toThrow(/is not/);
    expect(() => hiddenLaw(1, busy, [])).not.toThrow();
  });
});

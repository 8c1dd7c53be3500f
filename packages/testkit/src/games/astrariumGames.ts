import { type Ruleset, settingOf, STANDARD_RULESET } from '@astrarium/core';
import fc from 'fast-check';
import { BRISK_RULESET } from './briskRuleset.js';
import type { AstrariumSchema } from './chooseCommand.js';
import type { Game } from './game.js';
import { type Choice, recordGame } from './recordGame.js';
import type { GameSize } from './shipyardGames.js';

/** The brisk rules, the same with room for one stock, and one time in eight the standard ones. */
const RULESETS: readonly Ruleset[] = [
  ...Array.from({ length: 5 }, () => BRISK_RULESET),
  ...Array.from({ length: 2 }, () => narrow(BRISK_RULESET)),
  STANDARD_RULESET,
];

function narrow(ruleset: Ruleset): Ruleset {
  return { ...ruleset, limits: { ...ruleset.limits, stocksPerAccount: 1 } };
}

/**
 * Random whole games: commands valid, invalid, given twice and too late, mixed with ticks and long
 * advances.
 */
export function astrariumGames(size: GameSize): fc.Arbitrary<Game<AstrariumSchema>> {
  const pick = fc.array(fc.nat(2 ** 31 - 1), { minLength: 6, maxLength: 6 });
  const choice = fc.oneof(
    { weight: 7, arbitrary: pick.map((some): Choice => ({ kind: 'choose', pick: some })) },
    { weight: 1, arbitrary: fc.constant<Choice>({ kind: 'tick' }) },
    {
      weight: 2,
      arbitrary: fc
        .oneof(fc.nat(30), fc.nat(size.ticks))
        .map((ticks): Choice => ({ kind: 'advance', ticks })),
    },
  );
  const choices = fc.array(choice, { minLength: 1, maxLength: size.steps, size: 'max' });
  const ruleset = fc.constantFrom(...RULESETS);
  return fc.tuple(fc.maxSafeNat(), ruleset, choices).map(([seed, rules, all]) => {
    const game = recordGame(settingOf({ seed, ruleset: rules }), all);
    const { name, limits } = rules;
    const stocks = limits.stocksPerAccount;
    // What fast-check prints of a game that failed: the rules by name, not all their numbers.
    const text = () => JSON.stringify({ seed, rules: name, stocks, steps: game.steps });
    return Object.defineProperty(game, fc.toStringMethod, { value: text });
  });
}

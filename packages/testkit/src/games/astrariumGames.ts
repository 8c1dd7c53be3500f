import { type Ruleset, settingOf, STANDARD_RULESET } from '@astrarium/core';
import fc from 'fast-check';
import { BRISK_RULESET } from './briskRuleset.js';
import type { AstrariumSchema } from './chooseCommand.js';
import type { Game } from './game.js';
import { type Choice, recordGame } from './recordGame.js';
import type { GameSize } from './shipyardGames.js';
import { TIGHT_RULESETS } from './tightRuleset.js';

const CARRIERS = [
  'ami_mining_controller',
  'mining_drone',
  'transport_drone',
  'maintenance_drone',
  'autofactory',
] as const;

/** The brisk rules with other beginnings, with room for one stock; tight and standard ones. */
const RULESETS: readonly Ruleset[] = [
  BRISK_RULESET,
  ...TIGHT_RULESETS,
  begin('BELT-1', ['heaven_vessel', ...CARRIERS]),
  begin('3', ['heaven_vessel', 'heaven_vessel', 'survey_drone', 'atmo_processor', 'autofactory']),
  narrow(BRISK_RULESET),
  STANDARD_RULESET,
];

function begin(place: string, fleet: Ruleset['start']['fleet']): Ruleset {
  const start = { ...BRISK_RULESET.start, starCodes: ['SOL'], place, fleet };
  return { ...BRISK_RULESET, start };
}

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
    { weight: 3, arbitrary: pick.map((some): Choice => ({ kind: 'choose', pick: some })) },
    { weight: 7, arbitrary: pick.map((some): Choice => ({ kind: 'aim', pick: some })) },
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

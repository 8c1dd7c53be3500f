import { type Ruleset, settingOf, STANDARD_RULESET } from '@astrarium/space';
import type { Game, GameSize } from '@astrarium/testkit';
import fc from 'fast-check';
import { BRISK_RULESET } from './briskRuleset.js';
import type { AstrariumSchema } from './chooseCommand.js';
import { type Choice, recordGame } from './recordGame.js';
import { TIGHT_RULESETS } from './tightRuleset.js';

const CARRIERS = [
  'ami_mining_controller',
  'mining_drone',
  'transport_drone',
  'maintenance_drone',
  'autofactory',
] as const;

/** The brisk ruleset, also with other starts and with one stock per account; tight and standard. */
const RULESETS: readonly Ruleset[] = [
  BRISK_RULESET,
  ...TIGHT_RULESETS,
  startAt('BELT-1', ['heaven_vessel', ...CARRIERS]),
  startAt('3', ['heaven_vessel', 'heaven_vessel', 'survey_drone', 'atmo_processor', 'autofactory']),
  oneStock(BRISK_RULESET),
  STANDARD_RULESET,
];

function startAt(place: string, fleet: Ruleset['start']['fleet']): Ruleset {
  const start = { ...BRISK_RULESET.start, starCodes: ['SOL'], place, fleet };
  return { ...BRISK_RULESET, start };
}

function oneStock(ruleset: Ruleset): Ruleset {
  return { ...ruleset, limits: { ...ruleset.limits, stocksPerAccount: 1 } };
}

/**
 * Random whole games: valid, invalid, repeated and late commands, mixed with ticks and long
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
    // fast-check prints a failed game with the name of its ruleset, without all numbers.
    const text = () => JSON.stringify({ seed, rules: name, stocks, steps: game.steps });
    return Object.defineProperty(game, fc.toStringMethod, { value: text });
  });
}

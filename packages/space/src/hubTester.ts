import { STANDARD_RULESET } from './ruleset/standardRuleset.js';
import type { Ruleset } from './ruleset/ruleset.js';
import { tester } from './tester.js';

/** A game with one account and its hub, not yet active, where there are no commons. */
export function hubTester(stock: Partial<Ruleset['start']['stock']> = {}) {
  const { start } = STANDARD_RULESET;
  const hubs = { ...STANDARD_RULESET.hubs, commonsStarCodes: [] };
  const where = {
    ...start,
    fleet: ['heaven_vessel', 'system_hub'] as const,
    stock: { ...start.stock, ...stock },
    place: '1-L4',
    starCodes: ['BARNARD'],
  };
  const game = tester({ ruleset: { ...STANDARD_RULESET, hubs, start: where } });
  const account = game.open();
  return { game, hubs, account, device: game.code(account, 'system_hub') };
}

import type { Ruleset } from './ruleset/ruleset.js';
import { rulesWith, tester } from './tester.js';

/** A game with one account and its hub, not yet active, where there are no commons. */
export function hubTester(stock: Partial<Ruleset['start']['stock']> = {}) {
  const { hubs } = rulesWith({ hubs: { commonsStarCodes: [] } });
  const start = {
    fleet: ['heaven_vessel', 'system_hub'],
    place: '1-L4',
    starCodes: ['BARNARD'],
  } as const;
  const game = tester({ stock, rules: { hubs, start } });
  const account = game.open();
  return { game, hubs, account, device: game.code(account, 'system_hub') };
}

import { CATEGORIES } from '../../ruleset/categories.js';
import { DEPOSIT, depositOf } from '../../state/places/deposits.js';
import { LOCATION } from '../../state/places/locations.js';
import { deviceAccount } from '../devices/device.js';
import { minedPlaces } from '../mining/minedPlaces.js';
import { runStop } from '../mining/run.js';
import type { Draft } from '../schema.js';

/** Stops all mining in a star's system but an account's own; gives how many runs were stopped. */
export function evictMiners(draft: Draft, account: number, star: number): number {
  let evicted = 0;
  for (const place of minedPlaces(draft.setting.seed, star)) {
    const location = draft.locations.find(place);
    if (location === 0) continue;
    for (const site of draft.locations.members(location, LOCATION.sites)) {
      for (const [position] of CATEGORIES.entries()) {
        const deposit = depositOf(site, position + 1);
        for (const miner of draft.deposits.members(deposit, DEPOSIT.miners)) {
          if (deviceAccount(draft, miner) === account) continue;
          runStop(draft, miner, 'system_locked');
          evicted += 1;
        }
      }
    }
  }
  return evicted;
}

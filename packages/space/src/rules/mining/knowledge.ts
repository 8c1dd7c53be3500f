import type { AccountId } from '../../state/account.js';
import type { LocationId } from '../../state/locations.js';
import { pileKey } from '../../state/stocks.js';
import { markControllersAt } from '../controllers/markController.js';
import { type Draft, rows, type World } from '../schema.js';

/**
 * Whether an account knows a location (its row, 0 for none) exactly: its salvage, and what is left
 * in its sites. It comes from a scan, or from a search that found a site there; it stays.
 */
export function knows(world: World, account: AccountId, location: LocationId): boolean {
  if (location === 0) return false;
  return rows(world).surveys.by({ key: pileKey(account, location) }) !== undefined;
}

/** From now on the account, with all its replicants, knows the location. */
export function gainKnowledge(draft: Draft, account: AccountId, location: LocationId): void {
  if (knows(draft, account, location)) return;
  const survey = rows(draft).surveys.insert({ key: pileKey(account, location) });
  survey.since = draft.now;
  markControllersAt(draft, location);
}

import { pileKey } from '../../state/stocks.js';
import { SURVEY } from '../../state/sites.js';
import { markControllersAt } from '../controllers/markController.js';
import type { Draft, World } from '../schema.js';
import type { LocationId } from '../../state/locations.js';
import type { AccountId } from '../../state/account.js';

/**
 * Whether an account knows a location (its row, 0 for none) exactly: its salvage, and what is left
 * in its sites. It comes from a scan, or from a search that found a site there; it stays.
 */
export function knows(world: World, account: AccountId, location: LocationId): boolean {
  return location !== 0 && world.surveys.find(pileKey(account, location)) !== 0;
}

/** From now on the account, with all its replicants, knows the location. */
export function gainKnowledge(draft: Draft, account: AccountId, location: LocationId): void {
  if (knows(draft, account, location)) return;
  const survey = draft.surveys.insert(pileKey(account, location));
  draft.surveys.set(survey, SURVEY.since, draft.now);
  markControllersAt(draft, location);
}

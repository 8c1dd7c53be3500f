import { CATEGORIES } from '../../ruleset/categories.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { PILE, type PileId, pileKey } from '../../state/stocks.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import type { LocationId } from '../../state/locations.js';

/** The pile of an account at a location's row, with its six stocks; it appears when needed. */
export function ensurePile(draft: Draft, account: AccountId, location: LocationId): PileId {
  const known = draft.piles.find(pileKey(account, location));
  if (known !== 0) return known;
  const pile = draft.piles.insert(pileKey(account, location));
  draft.piles.join(pile, PILE.location, location);
  draft.piles.join(pile, PILE.holding, account);
  draft.holdings.add(account, HOLDING.pileCount, 1);
  // Six at a time and nowhere else: `stockOf` counts on it.
  for (const _ of CATEGORIES) draft.stocks.insert();
  return pile;
}

/** The refusal of what would need one more pile here than the account may have. */
export function refusePile(
  world: World,
  account: AccountId,
  location: LocationId,
): Refused | undefined {
  if (!ensurePileBlocked(world, account, location)) return undefined;
  const max = world.setting.ruleset.limits.stocksPerAccount;
  return refuse('stock_limit', `Too many locations with stock: the limit is ${max}`, { max });
}

/** Whether the account could not have another pile, and has none here yet. */
export function ensurePileBlocked(world: World, account: AccountId, location: LocationId): boolean {
  if (world.piles.find(pileKey(account, location)) !== 0) return false;
  return pilesOpen(world, account) <= 0;
}

/** At how many more places the account could have stock. */
export function pilesOpen(world: World, account: AccountId): number {
  const { stocksPerAccount } = world.setting.ruleset.limits;
  return stocksPerAccount - world.holdings.get(account, HOLDING.pileCount);
}

import { byCodeUnits, floorDiv } from '../../../kernel.js';
import { makeLocation } from '../../galaxy/location.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { LOCATION } from '../../state/locations.js';
import { MICRO, PILE, type PileId, STOCK, stockOf } from '../../state/stocks.js';

/** What an account has in stock, by place in the order of codes; whole units, rounded down. */
export function inventoryView(world: World, account: AccountId) {
  if (!world.holdings.has(account)) return [];
  return world.holdings
    .members(account, HOLDING.piles)
    .map((pile) => ({
      location: makeLocation(world.setting.seed, placeOf(world, pile)),
      items: stockItems(world, pile),
    }))
    .sort((a, b) => byCodeUnits(a.location, b.location));
}

/** Whole units in a pile by category; what there is none of is left out. */
export function stockItems(world: World, pile: PileId): Readonly<Record<string, number>> {
  const items: Record<string, number> = {};
  for (const [position, category] of CATEGORIES.entries()) {
    const level = world.stocks.level(stockOf(pile, position + 1), STOCK.amount);
    const units = floorDiv(level, MICRO);
    if (units > 0) items[category] = units;
  }
  return items;
}

function placeOf(world: World, pile: PileId): number {
  return world.locations.get(world.piles.parent(pile, PILE.location), LOCATION.place);
}

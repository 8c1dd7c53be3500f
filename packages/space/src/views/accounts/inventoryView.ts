import { byCodeUnits, floorDiv, type ReadArgs } from '@astrarium/core';
import { makeLocation, parseLocation } from '../../galaxy/location.js';
import { locationCode, placeCode } from '../../rules/placeCode.js';
import { hexCode, integer, optional } from '../../rules/readers.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { inEntries, mapped, sorted, type Steps, takeSteps } from '../../rules/takeSteps.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { LOCATION } from '../../state/locations.js';
import { MICRO, PILE, type PileId, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import { actingReplicants } from '../devices/deviceAccess.js';
import { placeFilter } from '../devices/placeFilter.js';
import { queryReader } from '../queryReader.js';

/** What an account has in stock, by place in the order of codes; whole units, rounded down. */
export function inventoryView(world: World, account: AccountId): InventoryEntry[] {
  return takeSteps(inventorySteps(world, account));
}

/** The same in steps, of the places for which `isWanted` holds. */
export function* inventorySteps(
  world: World,
  account: AccountId,
  isWanted: (location: string) => boolean = () => true,
): Steps<InventoryEntry[]> {
  if (!world.holdings.has(account)) return [];
  const piles = yield* inEntries(world.holdings.membersInSteps([account], HOLDING.piles));
  const places = yield* mapped(piles, (pile) => ({
    pile,
    location: makeLocation(world.setting.seed, placeOf(world, pile)),
  }));
  const wanted = places.filter(({ location }) => isWanted(location));
  const inOrder = yield* sorted(wanted, (a, b) => byCodeUnits(a.location, b.location));
  return yield* mapped(
    inOrder,
    ({ location, pile }) => ({ location, items: stockItems(world, pile) }),
    CATEGORIES.length,
  );
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

/** Which stocks of an account, and which page of them; everything may be omitted. */
export interface InventoryQuery {
  /** It must be one of the account's: stock is the account's own, so all of them see all of it. */
  readonly acting_replicant?: string | undefined;
  /** A star's code is its whole system. */
  readonly location?: string | undefined;
  /** The location code to read after; there need not be any stock there. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The reader of the parameters of `inventoryListView`. */
export const INVENTORY_QUERY = /* @__PURE__ */ queryReader(({ maxPageLength, pageLength }) => ({
  acting_replicant: optional(hexCode(8), ''),
  location: optional(placeCode(), ''),
  cursor: optional(locationCode(), ''),
  limit: optional(integer(1, maxPageLength), pageLength),
}));

/** What lies at one place: whole units by category, none of which is zero. */
export interface InventoryEntry {
  readonly location: string;
  readonly items: Readonly<Record<string, number>>;
}

/** A page of places with stock, in the order of their codes. */
export interface InventoryList {
  readonly locations: InventoryEntry[];
  /** The last code of the page; null when there is nothing after it. */
  readonly next_cursor: string | null;
}

/** The places where an account has stock, as a query asks for them, in steps. */
export function* inventoryListSteps(
  world: World,
  account: AccountId,
  query: InventoryQuery | ReadArgs = {},
): Steps<InventoryList | Refused> {
  const { seed, ruleset } = world.setting;
  const args = INVENTORY_QUERY.valuesOf(query, ruleset.limits);
  const visible = actingReplicants(world, account, args.acting_replicant);
  if (isRefused(visible)) return visible;
  const placed = placeFilter(world, args.location);
  if (isRefused(placed)) return placed;
  const rest = yield* inventorySteps(
    world,
    account,
    (location) => location > args.cursor && placed(parseLocation(seed, location) ?? 0),
  );
  const locations = rest.slice(0, args.limit);
  const more = rest.length > locations.length;
  return { locations, next_cursor: more ? (locations.at(-1)?.location ?? null) : null };
}

/** What an account has at one place: deprecated, `inventoryListView` says it too. */
export function inventoryListViewAt(
  world: World,
  account: AccountId,
  code: string,
): InventoryEntry | Refused {
  const { seed } = world.setting;
  const place = parseLocation(seed, code);
  if (place === undefined) {
    return refuse('unknown_location', `There is no location ${code}`, { field: 'location', code });
  }
  const row = world.locations.find(place);
  const pile = row === 0 ? 0 : world.piles.find(pileKey(account, row));
  return { location: makeLocation(seed, place), items: pile === 0 ? {} : stockItems(world, pile) };
}

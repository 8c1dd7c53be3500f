import { floorDiv } from '@astrarium/core';
import { locationKind, makeLocation, makeSite } from '../../galaxy/location.js';
import type { SiteName } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { lockNumbers, systemLockedTo } from '../../rules/hubs/systemLock.js';
import { depositWith, holdsUnit, siteDeposit } from '../../rules/mining/deposit.js';
import { knows } from '../../rules/mining/knowledge.js';
import { runRate } from '../../rules/mining/run.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import { rows } from '../../rules/schema.js';
import type { DepositRead, DepositRow, DeviceRead, DeviceRow } from '../../rules/schema.js';
import type { Draft, World } from '../../rules/schema.js';
import { refusePile, stockRoom, stockTakes } from '../../rules/stock/stock.js';
import { categoryAt } from '../../ruleset/categories.js';
import { MAX_SITES, siteKey } from '../../state/sites.js';
import { MICRO, pileKey, stockOf } from '../../state/stocks.js';

/** What a mining run is to be about. */
export interface Wish {
  readonly device: DeviceRow;
  /** 1 to 6. */
  readonly resource: number;
  /** The site that is asked for; undefined for any. */
  readonly site: SiteName | undefined;
}

/**
 * The deposit that a wish comes down to, or why there is none: the device is at a belt, or at
 * salvage that its account knows; the site is one of the place, open, and has some of the category;
 * and the account's stock takes the yield.
 */
export function chooseDeposit(draft: Draft, wish: Wish): DepositRow | Refused {
  const { device, site } = wish;
  const isElsewhere = site !== undefined && site.place !== device.location.place;
  const refusal = isElsewhere
    ? (refuseBarren(draft, device) ?? refuseLocked(draft, device) ?? refuseSite(draft, site))
    : refuseMining(draft, device);
  if (refusal !== undefined) return refusal;
  const deposit = site === undefined ? anyDeposit(draft, wish) : depositAt(draft, wish, site);
  if ('refusal' in deposit) return deposit;
  return refuseStock(draft, wish, deposit) ?? deposit;
}

function anyDeposit(draft: Draft, { device, resource }: Wish): DepositRow | Refused {
  const deposit = depositWith(draft, device.location, resource);
  if (deposit !== undefined) return deposit;
  const category = categoryAt(resource);
  const open_sites = device.location.sites.count(({ open }) => open);
  return refuse('depleted', `No open site here has ${category}`, {
    resource: category,
    open_sites,
  });
}

function depositAt(
  draft: Draft,
  { device, resource }: Wish,
  named: SiteName,
): DepositRow | Refused {
  const key = siteKey(device.location.id, named.site);
  // The key has room for so many sites only; an index beyond belongs to no site.
  const site = named.site < MAX_SITES ? rows(draft).sites.by({ key }) : undefined;
  if (site === undefined || !site.surveyed) return refuseSite(draft, named);
  const deposit = siteDeposit(draft, site, resource);
  if (site.open && holdsUnit(deposit)) return deposit;
  const code = makeSite(draft.setting.seed, named.place, named.site);
  if (!site.open) return refuse('site_closed', `Site ${code} is closed`, { site: code });
  const category = categoryAt(resource);
  return refuse('depleted', `Site ${code} has no ${category}`, {
    resource: category,
    site: code,
    remaining_micro: deposit.reserve.level,
  });
}

function refuseSite(world: World, { place, site }: SiteName): Refused {
  const code = makeSite(world.setting.seed, place, site);
  return refuse('unknown_site', `No site ${code} is known here`, { field: 'site', site: code });
}

function refuseStock(
  draft: Draft,
  { device, resource }: Wish,
  deposit: DepositRead,
): Refused | undefined {
  const { ruleset } = draft.setting;
  const { location, replicant } = device;
  const { piles, stocks } = rows(draft);
  const pile = piles.by({ key: pileKey(replicant.account, location.id) });
  if (pile === undefined) return refusePile(draft, replicant.account, location.id);
  const stock = stocks.get(stockOf(pile.id, resource));
  if (stockTakes(draft, stock.id, runRate(ruleset, deposit, device))) return undefined;
  const max = ruleset.mining.stockCapUnits;
  const category = categoryAt(resource);
  return refuse('stock_full', `The stock of ${category} here is full: the limit is ${max}`, {
    resource: category,
    quantity: floorDiv(stock.amount.level, MICRO),
    max,
    room_micro: stockRoom(draft, stock.id),
  });
}

/** Why a device cannot mine where it is, whatever it is to mine there. */
export function refuseMining(world: World, device: DeviceRead): Refused | undefined {
  return (
    refuseBarren(world, device) ?? refuseLocked(world, device) ?? refuseUnsurveyed(world, device)
  );
}

/** The refusal of mining at a star or between the orbits. */
function refuseBarren({ setting }: World, { location: { place } }: DeviceRead) {
  const kind = locationKind(place);
  if (kind === 'belt' || kind === 'planet' || kind === 'moon') return undefined;
  const location = makeLocation(setting.seed, place);
  return refuse('nothing_to_mine', `There is nothing to mine at ${location}`, { location });
}

/** The refusal of mining where another account's hub is active. */
function refuseLocked(world: World, { location, replicant }: DeviceRead) {
  const star = locationStar(location.place);
  if (!systemLockedTo(world, replicant.account, star)) return undefined;
  const numbers = lockNumbers(world, star);
  return refuse(
    'system_locked',
    `Only the owner of the hub may mine in ${numbers['system']}`,
    numbers,
  );
}

/** The refusal of mining the salvage of a place that the account has not scanned. */
function refuseUnsurveyed(world: World, { location: { id, place }, replicant }: DeviceRead) {
  if (locationKind(place) === 'belt' || knows(world, replicant.account, id)) return undefined;
  const location = makeLocation(world.setting.seed, place);
  return refuse('not_surveyed', `${location} is not scanned yet. Scan it first`, { location });
}

import { floorDiv } from '@astrarium/core';
import { locationKind, makeLocation, makeSite } from '../../galaxy/location.js';
import type { SiteName } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { depositHolds, depositWith } from '../../rules/mining/deposit.js';
import { deviceAccount, devicePlace } from '../../rules/devices/device.js';
import { refusePile, stockRoom, stockTakes } from '../../rules/stock/stock.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import { knows } from '../../rules/mining/knowledge.js';
import { lockNumbers, systemLockedTo } from '../../rules/hubs/systemLock.js';
import { runRate } from '../../rules/mining/run.js';
import type { World } from '../../rules/schema.js';
import { categoryAt } from '../../ruleset/categories.js';
import { DEPOSIT, type DepositId, depositOf, MAX_SITES, SITE, siteKey } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { MICRO, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import type { AccountId } from '../../state/account.js';

/** What a mining run is to be about. */
export interface Wish {
  readonly device: DeviceId;
  readonly account: AccountId;
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
export function chooseDeposit(world: World, wish: Wish): number | Refused {
  const { device, site } = wish;
  const isElsewhere = site !== undefined && site.place !== devicePlace(world, device);
  const refusal = isElsewhere
    ? (refuseBarren(world, device) ?? refuseLocked(world, device) ?? refuseSite(world, site))
    : refuseMining(world, device);
  if (refusal !== undefined) return refusal;
  const deposit = site === undefined ? anyDeposit(world, wish) : depositAt(world, wish, site);
  if (typeof deposit !== 'number') return deposit;
  return stockRefusal(world, wish, deposit) ?? deposit;
}

function anyDeposit(world: World, { device, resource }: Wish): number | Refused {
  const location = world.devices.parent(device, DEVICE.location);
  const deposit = depositWith(world, location, resource);
  if (deposit !== 0) return deposit;
  const category = categoryAt(resource);
  const sites = world.locations.members(location, LOCATION.sites);
  const open = sites.filter((site) => world.sites.get(site, SITE.open) === 1).length;
  return refuse('depleted', `No open site here has ${category}`, {
    resource: category,
    open_sites: open,
  });
}

function depositAt(world: World, wish: Wish, named: SiteName): number | Refused {
  const location = world.devices.parent(wish.device, DEVICE.location);
  // The key has room for so many sites only; an index beyond belongs to no site.
  const known = named.site < MAX_SITES;
  const site = known ? world.sites.find(siteKey(location, named.site)) : 0;
  if (site === 0 || world.sites.get(site, SITE.surveyed) === 0) return refuseSite(world, named);
  const deposit = depositOf(site, wish.resource);
  const open = world.sites.get(site, SITE.open) === 1;
  if (open && depositHolds(world, deposit)) return deposit;
  const code = makeSite(world.setting.seed, named.place, named.site);
  if (!open) return refuse('site_closed', `Site ${code} is closed`, { site: code });
  const category = categoryAt(wish.resource);
  return refuse('depleted', `Site ${code} has no ${category}`, {
    resource: category,
    site: code,
    remaining_micro: world.deposits.level(deposit, DEPOSIT.reserve),
  });
}

function refuseSite(world: World, { place, site }: SiteName): Refused {
  const code = makeSite(world.setting.seed, place, site);
  return refuse('unknown_site', `No site ${code} is known here`, { field: 'site', site: code });
}

function stockRefusal(world: World, wish: Wish, deposit: DepositId): Refused | undefined {
  const { account, device, resource } = wish;
  const { mining } = world.setting.ruleset;
  const location = world.devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return refusePile(world, account, location);
  const stock = stockOf(pile, resource);
  const rate = runRate(world, deposit, device);
  if (stockTakes(world, stock, rate)) return undefined;
  return refuse(
    'stock_full',
    `The stock of ${categoryAt(resource)} here is full: the limit is ${mining.stockCapUnits}`,
    {
      resource: categoryAt(resource),
      quantity: floorDiv(world.stocks.level(stock, STOCK.amount), MICRO),
      max: mining.stockCapUnits,
      room_micro: stockRoom(world, stock),
    },
  );
}

/** Why a device cannot mine where it is, whatever it is to mine there. */
export function refuseMining(world: World, device: DeviceId): Refused | undefined {
  return (
    refuseBarren(world, device) ?? refuseLocked(world, device) ?? refuseUnsurveyed(world, device)
  );
}

/** The refusal of mining at a star or between the orbits. */
function refuseBarren(world: World, device: DeviceId): Refused | undefined {
  const place = devicePlace(world, device);
  const kind = locationKind(place);
  if (kind === 'belt' || kind === 'planet' || kind === 'moon') return undefined;
  const location = makeLocation(world.setting.seed, place);
  return refuse('nothing_to_mine', `There is nothing to mine at ${location}`, { location });
}

/** The refusal of mining where another account's hub is active. */
function refuseLocked(world: World, device: DeviceId): Refused | undefined {
  const star = locationStar(devicePlace(world, device));
  if (!systemLockedTo(world, deviceAccount(world, device), star)) return undefined;
  const numbers = lockNumbers(world, star);
  return refuse(
    'system_locked',
    `Only the owner of the hub may mine in ${numbers['system']}`,
    numbers,
  );
}

/** The refusal of mining the salvage of a place that the account has not scanned. */
function refuseUnsurveyed(world: World, device: DeviceId): Refused | undefined {
  const place = devicePlace(world, device);
  const row = world.devices.parent(device, DEVICE.location);
  if (locationKind(place) === 'belt' || knows(world, deviceAccount(world, device), row)) {
    return undefined;
  }
  const location = makeLocation(world.setting.seed, place);
  return refuse('not_surveyed', `${location} is not scanned yet. Scan it first`, { location });
}

import { ceilDiv, max } from '../../kernel/index.js';
import { makeLocation, makeSite, parseLocation, parseSite } from '../galaxy/location.js';
import { deviceAccount, devicePlace } from '../rules/device.js';
import type { World } from '../rules/schema.js';
import { categoryAt, CATEGORIES } from '../ruleset/categories.js';
import type { Category } from '../ruleset/categories.js';
import { CONTROLLER } from '../state/controllers.js';
import { categoryOf, DEPOSIT, depositOf, siteOf } from '../state/deposits.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { HUB } from '../state/hubs.js';
import { LOCATION } from '../state/locations.js';
import { pileKey } from '../state/piles.js';
import { PRINTER } from '../state/printers.js';
import { SCAN } from '../state/scans.js';
import { SITE, siteKey } from '../state/sites.js';
import { STATUS } from '../state/statuses.js';
import { STOCK, stockOf } from '../state/stocks.js';
import { deviceViewId, deviceViewIds } from './deviceView.js';

/** What can be foreseen. */
export type DueKind =
  | 'arrives'
  | 'disassembled'
  | 'print_completed'
  | 'scan_completed'
  | 'site_found'
  | 'deposit_depleted'
  | 'stock_full'
  | 'stock_reached'
  | 'hub_upkeep'
  | 'hub_warning'
  | 'controller_plans'
  | 'controller_digest';

/** One thing that will happen at a tick if nobody does anything: others are taken to be idle. */
export interface Due {
  readonly tick: number;
  readonly kind: DueKind;
  readonly location: string;
  readonly device_code: string | null;
  readonly site: string | null;
  readonly resource_type: Category | null;
}

/** The next `most` things due to a device of an account, earliest first. */
export function forecastDevice(world: World, account: number, code: string, most = 20): Due[] {
  const device = deviceViewId(world, account, code);
  return device === 0 ? [] : firstOf(ofDevice(world, account, device), most);
}

/** The next `most` things due to an account at a place: its devices, stock and miners there. */
export function forecastLocation(world: World, account: number, code: string, most = 20): Due[] {
  const place = parseLocation(world.setting.seed, code);
  if (place === undefined) return [];
  const devices = deviceViewIds(world, account).filter((id) => devicePlace(world, id) === place);
  const due = devices.flatMap((device) => ofDevice(world, account, device));
  return firstOf([...due, ...ofPile(world, account, place)], most);
}

/** The next `most` things due to an account at a site: when its own miners empty what is there. */
export function forecastSite(world: World, account: number, code: string, most = 20): Due[] {
  const { locations, setting, sites } = world;
  const named = parseSite(setting.seed, code);
  if (named === undefined) return [];
  const location = locations.find(named.place);
  const site = location === 0 ? 0 : sites.find(siteKey(location, named.site));
  if (site === 0) return [];
  const due = CATEGORIES.flatMap((_, n) => ofDeposit(world, account, depositOf(site, n + 1)));
  const seeker = sites.get(site, SITE.tracker);
  const own = seeker !== 0 && deviceAccount(world, seeker) === account;
  return firstOf(own ? [...due, ...ofDevice(world, account, seeker)] : due, most);
}

/**
 * When an account's own miners will have emptied a deposit, as they are: the tick, 0 for never.
 * What others take is not counted, since it is not for the account to know.
 */
export function depositEmptyTick(world: World, account: number, deposit: number): number {
  const { deposits, devices, now } = world;
  let rate = 0;
  for (const miner of deposits.members(deposit, DEPOSIT.miners)) {
    if (deviceAccount(world, miner) === account) rate += devices.rate(miner, DEVICE.mined);
  }
  if (rate === 0) return 0;
  return now + max(1, ceilDiv(deposits.level(deposit, DEPOSIT.reserve), rate));
}

/** When an account's stock of a category (1 to 6) at a place is full; 0 for never. */
export function stockFullTick(world: World, account: number, place: number, category: number) {
  const location = world.locations.find(place);
  const pile = location === 0 ? 0 : world.piles.find(pileKey(account, location));
  return pile === 0 ? 0 : world.stocks.due(stockOf(pile, category), STOCK.full);
}

function ofDevice(world: World, account: number, device: number): Due[] {
  const { devices, scans, sites } = world;
  const status = devices.get(device, DEVICE.status);
  const target = devices.get(device, DEVICE.target);
  const printer = world.printers.find(device);
  const hub = world.hubs.find(device);
  const controller = world.controllers.find(device);
  const kind = status === STATUS.disassembling ? 'disassembled' : 'arrives';
  const found = status === STATUS.searching ? sites.due(target, SITE.found) : 0;
  const scanned = status === STATUS.scanning ? scans.due(target, SCAN.finished) : 0;
  const plain: [DueKind, number][] = [
    [kind, devices.due(device, DEVICE.arrival)],
    ['site_found', found],
    ['scan_completed', scanned],
    ['print_completed', printer === 0 ? 0 : world.printers.due(printer, PRINTER.finished)],
    ['hub_upkeep', hub === 0 ? 0 : world.hubs.due(hub, HUB.upkeep)],
    ['hub_warning', hub === 0 ? 0 : world.hubs.due(hub, HUB.crossing)],
    ['controller_plans', controller === 0 ? 0 : world.controllers.due(controller, CONTROLLER.plan)],
    [
      'controller_digest',
      controller === 0 ? 0 : world.controllers.due(controller, CONTROLLER.digest),
    ],
  ];
  const place = devicePlace(world, device);
  const due = plain.map(([name, tick]) => dueAt(world, tick, name, place, { device }));
  if (printer !== 0) due.push(...ofStock(world, device, printer));
  if (status !== STATUS.mining) return due;
  const deposit = devices.parent(device, DEVICE.deposit);
  const stock = devices.parent(device, DEVICE.stock);
  const resource = categoryOf(stock);
  const full = dueAt(world, world.stocks.due(stock, STOCK.full), 'stock_full', place, { resource });
  return [...due, ...ofDeposit(world, account, deposit), full];
}

/** When the stock that a printer waits for has what is needed. */
function ofStock(world: World, device: number, printer: number): Due[] {
  const stock = world.printers.parent(printer, PRINTER.waitsFor);
  if (stock === 0) return [];
  const resource = categoryOf(stock);
  const tick = world.stocks.due(stock, STOCK.reached);
  return [dueAt(world, tick, 'stock_reached', devicePlace(world, device), { device, resource })];
}

function ofDeposit(world: World, account: number, deposit: number): Due[] {
  const { locations, sites } = world;
  const place = locations.get(sites.parent(siteOf(deposit), SITE.location), LOCATION.place);
  const about = { site: siteOf(deposit), resource: categoryOf(deposit) };
  const tick = depositEmptyTick(world, account, deposit);
  return [dueAt(world, tick, 'deposit_depleted', place, about)];
}

function ofPile(world: World, account: number, place: number): Due[] {
  return CATEGORIES.map((_, n) => {
    const tick = stockFullTick(world, account, place, n + 1);
    return dueAt(world, tick, 'stock_full', place, { resource: n + 1 });
  });
}

function dueAt(
  world: World,
  tick: number,
  kind: DueKind,
  place: number,
  about: { readonly device?: number; readonly site?: number; readonly resource?: number },
): Due {
  const { seed } = world.setting;
  const { device, resource, site } = about;
  const index = site === undefined ? 0 : world.sites.get(site, SITE.index);
  return {
    tick,
    kind,
    location: makeLocation(seed, place),
    device_code: device === undefined ? null : deviceCode(seed, device),
    site: site === undefined ? null : makeSite(seed, place, index),
    resource_type: resource === undefined ? null : (categoryAt(resource) ?? null),
  };
}

/** Those that have a tick, each once, in the order of ticks. */
function firstOf(all: readonly Due[], most: number): Due[] {
  const once = new Map(all.filter(({ tick }) => tick !== 0).map((due) => [textOf(due), due]));
  return [...once.values()]
    .sort((a, b) => a.tick - b.tick || (textOf(a) < textOf(b) ? -1 : 1))
    .slice(0, most);
}

function textOf({ device_code, kind, resource_type, site, tick }: Due): string {
  return [tick, kind, device_code, site, resource_type].join(' ');
}

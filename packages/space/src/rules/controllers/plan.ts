import { ceilDiv, floorDiv, max, min } from '@astrarium/core';
import { CATEGORIES } from '../../ruleset/categories.js';
import { miningRate } from '../../ruleset/miningRate.js';
import { ABUNDANCES, DENSITIES } from '../../state/abundances.js';
import { CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import { categoryOf, DEPOSIT, type DepositId, depositOf, type SiteId } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { STOCK, stockOf } from '../../state/stocks.js';
import { deviceAccount } from '../devices/device.js';
import { depositTerms } from '../mining/run.js';
import type { World } from '../schema.js';
import { adoptionDevices } from './adoption.js';
import { isWorthRun, maxRunRate, openSites, planPlace, worthDeposit } from './planPlace.js';
import type { PlanPlace } from './planPlace.js';

/** What one drone is to mine: a deposit, 0 for nothing. */
export interface PlanStep {
  readonly device: DeviceId;
  readonly deposit: DepositId;
}

/** What a controller's drones are to mine, and for how many ticks that is good (0: for ever). */
export interface Plan {
  readonly steps: readonly PlanStep[];
  readonly goodTicks: number;
}

/**
 * A category as a plan sees it. Amounts are thousandths of a unit, so that a stock times a weight
 * stays exact.
 */
interface Share {
  readonly category: number;
  readonly weight: number;
  readonly level: number;
  /** What the stock gains a tick with the drones placed so far. */
  rate: number;
  /** Drones of this plan that mine it. */
  drones: number;
  /** Whether some drone could mine it. */
  open: boolean;
  /**
   * The deposit for another drone, 0 for none; and how much there will be at the end of the horizon
   * by the weight. Undefined until somebody asks, and again after each drone that mines it.
   */
  next: DepositId | undefined;
  ahead: number | undefined;
}

const MILLI = 1000;

/** The drones that a controller can direct now: idle or mining where it is, ascending. */
function planDrones(world: World, controller: ControllerId): DeviceId[] {
  const { devices } = world;
  const here = devices.parent(
    world.controllers.get(controller, CONTROLLER.device),
    DEVICE.location,
  );
  return adoptionDevices(world, controller).filter((device) => {
    const status = devices.get(device, DEVICE.status);
    const directable = status === STATUS.idle || status === STATUS.mining;
    return directable && devices.parent(device, DEVICE.location) === here;
  });
}

/**
 * What a controller's drones are to mine by its directive: each drone, by id, takes the category
 * of which, measured by the weights, there will be least at the end of the horizon; a drone keeps
 * its category unless another lacks a batch more. Undefined when the controller cannot plan.
 */
export function planOf(world: World, controller: ControllerId): Plan | undefined {
  const { controllers, devices, directives } = world;
  const device = controllers.get(controller, CONTROLLER.device);
  const directive = directives.get(controllers.get(controller, CONTROLLER.directive));
  if (directive === undefined || devices.get(device, DEVICE.status) !== STATUS.idle) {
    return undefined;
  }
  const drones = planDrones(world, controller);
  // All its drones are here and of its account.
  const location = devices.parent(device, DEVICE.location);
  const place = planPlace(world, deviceAccount(world, device), location);
  const sites = openSites(world, location);
  if (directive.name === 'deplete_smallest') {
    return { steps: planSmallestOf(world, place, sites, drones), goodTicks: 0 };
  }
  const shares = sharesOf(world, place, directive.weights);
  for (const drone of drones) {
    const mined = minedBy(world, drone);
    for (const share of shares) {
      if (share.category === mined) share.rate -= milli(devices.rate(drone, DEVICE.mined));
    }
  }
  const steps = drones.map((drone) => placeDrone(world, place, sites, drone, shares));
  return { steps, goodTicks: goodTicks(world, shares) };
}

function sharesOf(world: World, { pile }: PlanPlace, weights: readonly number[]): Share[] {
  const shares: Share[] = [];
  for (let category = 1; category <= CATEGORIES.length; category += 1) {
    const weight = itemAt(weights, category - 1);
    if (weight === 0) continue;
    const stock = pile === 0 ? 0 : stockOf(pile, category);
    const level = milli(world.stocks.level(stock, STOCK.amount));
    const rate = milli(world.stocks.rate(stock, STOCK.amount));
    const unknown = { next: undefined, ahead: undefined };
    shares.push({ category, weight, level, rate, drones: 0, open: false, ...unknown });
  }
  return shares;
}

function placeDrone(
  world: World,
  place: PlanPlace,
  sites: readonly SiteId[],
  drone: DeviceId,
  shares: readonly Share[],
): PlanStep {
  const { batchUnits, horizonSeconds } = world.setting.ruleset.controllers;
  const mined = world.devices.parent(drone, DEVICE.deposit);
  const minedCategory = minedBy(world, drone);
  let chosen: Share | undefined;
  let deposit = 0;
  let minimum = 0;
  for (const share of shares) {
    const { category } = share;
    const isMined = category === minedCategory;
    const found = isMined
      ? mined
      : (share.next ??= worthDeposit(world, sites, category, share.drones));
    if (found === 0) continue;
    const ahead = isMined
      ? aheadOf(share, horizonSeconds, batchUnits * MILLI)
      : (share.ahead ??= aheadOf(share, horizonSeconds, 0));
    const isLeast = chosen === undefined || ahead < minimum;
    if (!isLeast && share.open) continue;
    if (!isMined && !planTakes(world, place, drone, found)) continue;
    share.open = true;
    if (!isLeast) continue;
    chosen = share;
    deposit = found;
    minimum = ahead;
  }
  if (chosen === undefined) return { device: drone, deposit: 0 };
  chosen.drones += 1;
  chosen.next = undefined;
  chosen.ahead = undefined;
  chosen.rate += milli(rateAt(world, deposit, drone));
  return { device: drone, deposit };
}

function aheadOf({ level, rate, weight }: Share, seconds: number, bonus: number): number {
  return floorDiv(level + rate * seconds - bonus, weight);
}

/**
 * Until a category that is mined catches up, by the weights, with one that grows more slowly; at
 * least the horizon.
 */
function goodTicks(world: World, shares: readonly Share[]): number {
  let ticks = 0;
  for (const mined of shares) {
    if (mined.drones === 0) continue;
    for (const other of shares) {
      const faster = mined.rate * other.weight - other.rate * mined.weight;
      if (!other.open || faster <= 0) continue;
      const behind = other.level * mined.weight - mined.level * other.weight;
      const meets = max(1, ceilDiv(max(0, behind), faster));
      ticks = ticks === 0 ? meets : min(ticks, meets);
    }
  }
  return ticks === 0 ? 0 : max(ticks, world.setting.ruleset.controllers.horizonSeconds);
}

function minedBy(world: World, drone: DeviceId): number {
  const deposit = world.devices.parent(drone, DEVICE.deposit);
  return deposit === 0 ? 0 : categoryOf(deposit);
}

function milli(micro: number): number {
  return floorDiv(micro, MILLI);
}

/** Each drone with the smallest deposit that is worth its run. */
function planSmallestOf(
  world: World,
  place: PlanPlace,
  sites: readonly SiteId[],
  drones: readonly DeviceId[],
): PlanStep[] {
  const { deposits, devices } = world;
  const smallestFirst = sites
    .flatMap((site) => CATEGORIES.map((_, position) => depositOf(site, position + 1)))
    .map((deposit) => ({ deposit, level: deposits.level(deposit, DEPOSIT.reserve) }))
    .sort((a, b) => a.level - b.level || a.deposit - b.deposit)
    .map(({ deposit }) => deposit);
  const placed = new Map<DepositId, number>();
  return drones.map((device) => {
    const mined = devices.parent(device, DEVICE.deposit);
    const fits = (deposit: DepositId): boolean =>
      deposit === mined ||
      (isWorthRun(world, deposit, placed.get(deposit) ?? 0) &&
        planTakes(world, place, device, deposit));
    const deposit = smallestFirst.find(fits) ?? 0;
    placed.set(deposit, (placed.get(deposit) ?? 0) + 1);
    return { device, deposit };
  });
}

/**
 * Whether a drone's account may mine where it is, and its stock there has room for the yield of
 * this deposit.
 */
export function planTakes(
  world: World,
  { isAllowed, pile }: PlanPlace,
  drone: DeviceId,
  deposit: DepositId,
): boolean {
  if (!isAllowed) return false;
  if (pile === 0) return true;
  const rate = rateAt(world, deposit, drone);
  return rate > 0 && rate <= maxRunRate(world, stockOf(pile, categoryOf(deposit)));
}

/**
 * What a drone would mine from a deposit: micro-units a tick. By number, since a plan asks it for
 * each drone and each category: by rows a plan took 1.6 times as long.
 */
function rateAt(
  { deposits, devices, setting }: World,
  deposit: DepositId,
  drone: DeviceId,
): number {
  const abundance = ABUNDANCES[deposits.get(deposit, DEPOSIT.abundance) - 1];
  const density = DENSITIES[deposits.get(deposit, DEPOSIT.density) - 1];
  const capacity = devices.get(drone, DEVICE.capacity);
  return miningRate(depositTerms(setting.ruleset, { abundance, density }, capacity));
}

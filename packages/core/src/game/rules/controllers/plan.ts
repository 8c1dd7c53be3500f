import { ceilDiv, floorDiv, max, min } from '../../../kernel.js';
import { locationKind } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import { LOCATION } from '../../state/locations.js';
import { categoryOf, DEPOSIT, type DepositId, depositOf, SITE } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { MICRO, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { systemLockedTo } from '../hubs/systemLock.js';
import { depositHolds, depositIsSalvage, depositWith } from '../mining/deposit.js';
import { knows } from '../mining/knowledge.js';
import { runRate } from '../mining/run.js';
import type { World } from '../schema.js';
import { ensurePileBlocked, stockTakes } from '../stock/stock.js';
import { adoptionDevices } from './adoption.js';

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
  if (directive.name === 'deplete_smallest') {
    return { steps: planSmallestOf(world, drones), goodTicks: 0 };
  }
  const shares = sharesOf(world, device, directive.weights);
  for (const drone of drones) {
    const share = shares.find(({ category }) => category === minedBy(world, drone));
    if (share !== undefined) share.rate -= milli(devices.rate(drone, DEVICE.mined));
  }
  const steps = drones.map((drone) => placeDrone(world, drone, shares));
  return { steps, goodTicks: goodTicks(world, shares) };
}

function sharesOf(world: World, device: DeviceId, weights: readonly number[]): Share[] {
  const location = world.devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(deviceAccount(world, device), location));
  const shares: Share[] = [];
  for (const [position] of CATEGORIES.entries()) {
    const weight = itemAt(weights, position);
    if (weight === 0) continue;
    const stock = pile === 0 ? 0 : stockOf(pile, position + 1);
    const level = milli(world.stocks.level(stock, STOCK.amount));
    const rate = milli(world.stocks.rate(stock, STOCK.amount));
    shares.push({ category: position + 1, weight, level, rate, drones: 0, open: false });
  }
  return shares;
}

function placeDrone(world: World, drone: DeviceId, shares: readonly Share[]): PlanStep {
  const { batchUnits, horizonSeconds } = world.setting.ruleset.controllers;
  const mined = minedBy(world, drone);
  let chosen: Share | undefined;
  let deposit = 0;
  let minimum = 0;
  for (const share of shares) {
    const found = planDeposit(world, drone, share.category, share.drones);
    if (found === 0) continue;
    share.open = true;
    const bonus = share.category === mined ? batchUnits * MILLI : 0;
    const ahead = floorDiv(share.level + share.rate * horizonSeconds - bonus, share.weight);
    if (chosen !== undefined && ahead >= minimum) continue;
    chosen = share;
    deposit = found;
    minimum = ahead;
  }
  if (chosen === undefined) return { device: drone, deposit: 0 };
  chosen.drones += 1;
  chosen.rate += milli(runRate(world, deposit, drone));
  return { device: drone, deposit };
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

/**
 * Whether a deposit is worth a run of one drone more than those that a plan sends there. One of a
 * belt must hold a batch for each, or be full: what grows back a little is mined out at once.
 */
function isWorthRun(world: World, deposit: DepositId, drones: number): boolean {
  if (!depositHolds(world, deposit)) return false;
  if (depositIsSalvage(world, deposit)) return true;
  const { batchUnits } = world.setting.ruleset.controllers;
  const full = world.deposits.get(deposit, DEPOSIT.initial);
  const level = world.deposits.level(deposit, DEPOSIT.reserve);
  return level >= min(full, batchUnits * MICRO * (drones + 1));
}

/**
 * The deposit that a drone would mine for a category where it is: the one that it mines already,
 * else that of the lowest open site, if its account's stock takes the yield; 0 when it cannot.
 * `drones` are those that are sent to mine this category before it.
 */
export function planDeposit(
  world: World,
  drone: DeviceId,
  category: number,
  drones = 0,
): DepositId {
  const mined = world.devices.parent(drone, DEVICE.deposit);
  if (mined !== 0 && categoryOf(mined) === category) return mined;
  const location = world.devices.parent(drone, DEVICE.location);
  const deposit = depositWith(world, location, category, (one) => isWorthRun(world, one, drones));
  return deposit !== 0 && planTakes(world, drone, deposit) ? deposit : 0;
}

/** Each drone with the smallest deposit that is worth its run. */
function planSmallestOf(world: World, drones: readonly DeviceId[]): PlanStep[] {
  const placed = new Map<DepositId, number>();
  return drones.map((device) => {
    const deposit = planSmallest(world, device, placed);
    placed.set(deposit, (placed.get(deposit) ?? 0) + 1);
    return { device, deposit };
  });
}

/** The deposit of any open site and category, where a drone is, of which least is left; or 0. */
function planSmallest(
  world: World,
  drone: DeviceId,
  placed: ReadonlyMap<DepositId, number>,
): DepositId {
  const { deposits, devices, locations, sites } = world;
  const mined = devices.parent(drone, DEVICE.deposit);
  let smallest = 0;
  let min = 0;
  for (const site of locations.members(devices.parent(drone, DEVICE.location), LOCATION.sites)) {
    if (sites.get(site, SITE.open) === 0) continue;
    for (const [position] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const level = deposits.level(deposit, DEPOSIT.reserve);
      if (smallest !== 0 && level >= min) continue;
      if (deposit !== mined && !isWorthRun(world, deposit, placed.get(deposit) ?? 0)) continue;
      if (deposit !== mined && !planTakes(world, drone, deposit)) continue;
      smallest = deposit;
      min = level;
    }
  }
  return smallest;
}

/**
 * Whether a drone's account may mine where it is (no other's hub locks the system, and it knows the
 * salvage of the place), and its stock there has room for the yield.
 */
export function planTakes(world: World, drone: DeviceId, deposit: DepositId): boolean {
  const account = deviceAccount(world, drone);
  const location = world.devices.parent(drone, DEVICE.location);
  const place = devicePlace(world, drone);
  if (systemLockedTo(world, account, locationStar(place))) return false;
  const known = locationKind(place) === 'belt' || knows(world, account, location);
  if (!known || ensurePileBlocked(world, account, location)) return false;
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return true;
  const rate = runRate(world, deposit, drone);
  return rate > 0 && stockTakes(world, stockOf(pile, categoryOf(deposit)), rate);
}

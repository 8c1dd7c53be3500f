import { ceilDiv, floorDiv, max, min } from '../../../kernel.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { categoryOf, type DepositId } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey, STOCK, stockOf } from '../../state/stocks.js';
import { STATUS } from '../../state/statuses.js';
import { adoptionDevices } from './adoption.js';
import { deviceAccount } from '../devices/device.js';
import { planDeposit, planSmallest } from './planDeposit.js';
import { runRate } from '../mining/run.js';
import type { World } from '../schema.js';
import { itemAt } from '../../state/itemAt.js';

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
    const steps = drones.map((drone) => ({ device: drone, deposit: planSmallest(world, drone) }));
    return { steps, goodTicks: 0 };
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
    const found = planDeposit(world, drone, share.category);
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
  chosen.rate += milli(runRate(world, deposit, world.devices.get(drone, DEVICE.capacity)));
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

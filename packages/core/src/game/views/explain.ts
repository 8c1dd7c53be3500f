import { makeLocation, parseLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { chooseWay } from '../rules/chooseWay.js';
import { depositIsSalvage } from '../rules/deposit.js';
import { deviceAccount, deviceBlueprint } from '../rules/device.js';
import { isRefused } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { ownMiners } from '../rules/ownMiners.js';
import { runRate } from '../rules/run.js';
import type { World } from '../rules/schema.js';
import { systemLockOwner } from '../rules/systemLock.js';
import { travelPlan } from '../rules/travelPlan.js';
import { ABUNDANCES } from '../ruleset/abundances.js';
import { DENSITIES } from '../ruleset/densities.js';
import { deviceTypeIndex } from '../ruleset/deviceTypes.js';
import type { DeviceType } from '../ruleset/deviceTypes.js';
import { slowedSeconds, speedPerMille } from '../ruleset/speedPerMille.js';
import { DEPOSIT } from '../state/deposits.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { pileKey } from '../state/piles.js';
import { STATUS } from '../state/statuses.js';
import { STOCK, stockOf } from '../state/stocks.js';
import { deviceViewId } from './deviceView.js';

/** A number, what it is made of, and how: `value` is what `formula` gives for `terms` and parts. */
export interface Explanation {
  readonly value: number;
  /** What it counts. */
  readonly unit: 'micro_per_tick' | 'seconds';
  readonly formula: string;
  readonly terms: Readonly<Record<string, number | string>>;
  readonly parts: readonly Explanation[];
}

/** Why a drone brings in what it does; undefined when the account has no such drone at work. */
export function explainMining(
  world: World,
  account: number,
  code: string,
): Explanation | undefined {
  const device = deviceViewId(world, account, code);
  if (device === 0 || world.devices.get(device, DEVICE.status) !== STATUS.mining) return undefined;
  const deposit = world.devices.parent(device, DEVICE.deposit);
  const { ruleset } = world.setting;
  const speed = speedTerms(world, device);
  const value = world.devices.rate(device, DEVICE.mined);
  if (depositIsSalvage(world, deposit)) {
    const { cycleSeconds, yieldUnits } = ruleset.salvage;
    const terms = { yield_units: yieldUnits, cycle_seconds: cycleSeconds, ...speed };
    return { value, unit: 'micro_per_tick', formula: MINING, terms, parts: [] };
  }
  const abundance = ABUNDANCES[world.deposits.get(deposit, DEPOSIT.abundance) - 1] ?? 'scarce';
  const density = DENSITIES[world.deposits.get(deposit, DEPOSIT.density) - 1] ?? 'sparse';
  const terms = {
    availability: abundance,
    yield_units: ruleset.mining.yieldUnits[abundance],
    density,
    cycle_seconds: ruleset.mining.cycleSeconds[density],
    ...speed,
  };
  return { value, unit: 'micro_per_tick', formula: MINING, terms, parts: [] };
}

/**
 * Why a journey takes so long, leg by leg; undefined when the account has no such device, or it
 * cannot travel. A destination that `travel` would refuse is refused in the same way.
 */
export function explainTravel(
  world: World,
  account: number,
  code: string,
  destination: string,
): Explanation | Refused | undefined {
  const device = deviceViewId(world, account, code);
  const { ruleset, seed } = world.setting;
  if (device === 0) return undefined;
  const type = world.devices.get(device, DEVICE.type);
  const drive = deviceBlueprint(world, type).drivePerMille;
  if (drive === 0) return undefined;
  const way = chooseWay(world, device, destination, []);
  if (isRefused(way)) return way;
  const speed = { drive_per_mille: drive, ...speedTerms(world, device) };
  const parts = travelPlan(world, device, way.destination).legs.map(
    ({ distance, from, kind, seconds, to }) => {
      const leg = { kind, from: makeLocation(seed, from), to: makeLocation(seed, to) };
      if (kind === 'cruise') {
        const { cruiseLeastSeconds, cruiseMilliseconds } = ruleset.travel;
        const terms = {
          ...leg,
          distance_au_micro: distance,
          cruise_milliseconds: cruiseMilliseconds,
          least_seconds: cruiseLeastSeconds,
          ...speed,
        };
        return { value: seconds, unit: 'seconds' as const, formula: CRUISE, terms, parts: [] };
      }
      const isHome = systemLockOwner(world, locationStar(to)) === deviceAccount(world, device);
      const terms = {
        ...leg,
        distance_ly_milli: distance,
        seconds_per_ly: ruleset.travel.surgeSecondsPerLy,
        hub_per_mille: isHome ? ruleset.travel.surgeHubPerMille : 1000,
        ...speed,
      };
      return { value: seconds, unit: 'seconds' as const, formula: SURGE, terms, parts: [] };
    },
  );
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  return { value, unit: 'seconds', formula: 'sum of the legs', terms: {}, parts };
}

/** Why a device prints a type in so many seconds; undefined when the account has no such device. */
export function explainPrint(
  world: World,
  account: number,
  code: string,
  type: DeviceType,
): Explanation | undefined {
  const device = deviceViewId(world, account, code);
  if (device === 0) return undefined;
  const { printSeconds } = deviceBlueprint(world, deviceTypeIndex(type));
  const speed = speedTerms(world, device);
  return {
    value: slowedSeconds(printSeconds, speed.speed_per_mille),
    unit: 'seconds',
    formula: 'ceil(print_seconds * 1000 / speed_per_mille)',
    terms: { device_type: type, print_seconds: printSeconds, ...speed },
    parts: [],
  };
}

/** Why an account's stock of a category (1 to 6) grows as it does: all that feed it. */
export function explainStock(
  world: World,
  account: number,
  location: string,
  category: number,
): Explanation | undefined {
  const place = parseLocation(world.setting.seed, location);
  const row = place === undefined ? 0 : world.locations.find(place);
  const pile = row === 0 ? 0 : world.piles.find(pileKey(account, row));
  if (pile === 0) return undefined;
  const stock = stockOf(pile, category);
  const codes = world.stocks
    .members(stock, STOCK.suppliers)
    .map((drone) => deviceCode(world.setting.seed, drone));
  const parts = codes.flatMap((code) => explainMining(world, account, code) ?? []);
  return {
    value: world.stocks.rate(stock, STOCK.amount),
    unit: 'micro_per_tick',
    formula: 'sum of the suppliers',
    terms: { suppliers: codes.length },
    parts,
  };
}

/** What an account takes from a deposit a tick, by its own drones; others are not shown. */
export function explainDeposit(world: World, account: number, deposit: number): Explanation {
  const miners = ownMiners(world, account, deposit);
  const codes = miners.map((drone) => deviceCode(world.setting.seed, drone));
  const parts = codes.flatMap((code) => explainMining(world, account, code) ?? []);
  return {
    value: -parts.reduce((sum, part) => sum + part.value, 0),
    unit: 'micro_per_tick',
    formula: 'less the sum of the miners',
    terms: { miners: parts.length, full_capacity_rate: fullRate(world, deposit) },
    parts,
  };
}

const MINING = 'floor(1000 * yield_units * speed_per_mille / cycle_seconds)';
const CRUISE =
  'max(least_seconds, ceil(ceil(sqrt(distance_au_micro * cruise_milliseconds^2 / 10^6)) * 1000 ' +
  '/ (drive_per_mille * speed_per_mille)))';
const SURGE =
  'max(1, ceil(distance_ly_milli * seconds_per_ly * hub_per_mille ' +
  '/ (drive_per_mille * speed_per_mille)))';

function speedTerms(world: World, device: number) {
  const { ruleset } = world.setting;
  const capacity = world.devices.get(device, DEVICE.capacity);
  return { capacity_ppm: capacity, speed_per_mille: speedPerMille(ruleset, capacity) };
}

/** What a drone in full order brings in from here. */
function fullRate(world: World, deposit: number): number {
  return runRate(world, deposit, world.setting.ruleset.capacity.fullPpm);
}

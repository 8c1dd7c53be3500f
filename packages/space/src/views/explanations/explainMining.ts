import { invariant } from '@astrarium/core';
import { ownMiners } from '../../rules/mining/deposit.js';
import { depositTerms } from '../../rules/mining/run.js';
import { type DepositRead, type DeviceRead, rows, type World } from '../../rules/schema.js';
import { miningRate } from '../../ruleset/miningRate.js';
import { inEntries, type Steps } from '../../rules/takeSteps.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { STOCK, type StockId } from '../../state/stocks.js';
import { MAX_LISTED, sumOf } from './explanation.js';
import type { Explanation } from './explanation.js';
import type { AccountId } from '../../state/account.js';

/** Explains the rate of a mining drone. */
export function explainMining({ setting }: World, device: DeviceRead): Explanation {
  const { capacity, deposit, mined } = device;
  invariant(deposit !== undefined, 'only a run has a rate');
  const { cycleSeconds, factors } = depositTerms(setting.ruleset, deposit, capacity);
  const product = ['1000', ...Object.keys(factors)].join(' * ');
  return {
    about: 'mining',
    value: mined.rate,
    unit: 'micro_per_tick',
    formula: `floor(${product} / cycle_seconds)`,
    terms: {
      device_code: deviceCode(setting.key, device.id),
      ...richness(deposit),
      cycle_seconds: cycleSeconds,
      capacity_ppm: capacity,
      ...factors,
    },
    parts: [],
  };
}

function richness({ abundance, density }: DepositRead) {
  const isSalvage = abundance === undefined || density === undefined;
  return isSalvage ? {} : { availability: abundance, density };
}

/** Explains the growth of a stock (0: none) by its suppliers, in steps. */
export function* explainStock(
  world: World,
  id: StockId,
  visible: readonly number[],
): Steps<Explanation> {
  const drones =
    id === 0 ? [] : yield* inEntries(world.stocks.membersInSteps([id], STOCK.suppliers));
  const { count, parts, sum } = yield* listMiners(world, drones, visible);
  const value = id === 0 ? 0 : world.stocks.rate(id, STOCK.amount);
  return {
    about: 'stock',
    value,
    unit: 'micro_per_tick',
    formula: 'sum of the suppliers, of those that are not listed, and of private siblings',
    terms: {
      suppliers: count,
      unlisted_micro: sum - sumOf(parts),
      siblings_micro: value - sum,
    },
    parts,
  };
}

/** Explains the mining rate of an account at a deposit by its own drones, in steps. */
export function* explainDeposit(
  world: World,
  account: AccountId,
  deposit: DepositRead,
  visible: readonly number[],
): Steps<Explanation> {
  const own = yield* ownMiners(world, account, deposit.id);
  const { count, parts, sum } = yield* listMiners(world, own, visible);
  const value = own.reduce((all, drone) => all - world.devices.rate(drone, DEVICE.mined), 0);
  const { ruleset } = world.setting;
  const full = miningRate(depositTerms(ruleset, deposit, ruleset.capacity.fullPpm));
  return {
    about: 'deposit',
    value,
    unit: 'micro_per_tick',
    formula: 'less the sum of the miners, of those that are not listed, and of private siblings',
    terms: {
      miners: count,
      unlisted_micro: sum - sumOf(parts),
      siblings_micro: -value - sum,
      full_capacity_rate: full,
    },
    parts,
  };
}

/** The drones that are visible: how many, what they mine together, and the first of them. */
function* listMiners(world: World, drones: readonly DeviceId[], visible: readonly number[]) {
  const parts: Explanation[] = [];
  let [count, sum] = [0, 0];
  for (const [place, drone] of drones.entries()) {
    if (place % STEP_DRONES === STEP_DRONES - 1) yield STEP_DRONES;
    if (!visible.includes(world.devices.parent(drone, DEVICE.replicant))) continue;
    count += 1;
    sum += world.devices.rate(drone, DEVICE.mined);
    if (count <= MAX_LISTED) parts.push(explainMining(world, rows(world).devices.get(drone)));
  }
  return { count, parts, sum };
}

/** Drones that are looked at in one step. */
const STEP_DRONES = 256;

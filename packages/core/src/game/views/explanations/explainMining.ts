import { depositIsSalvage } from '../../rules/mining/deposit.js';
import { ownMiners } from '../../rules/mining/ownMiners.js';
import { runRate } from '../../rules/mining/run.js';
import type { World } from '../../rules/schema.js';
import { ABUNDANCES, DENSITIES } from '../../ruleset/abundances.js';
import { DEPOSIT, type DepositId } from '../../state/sites.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { STOCK, type StockId } from '../../state/stocks.js';
import { speedTerms, sumOf } from './explanation.js';
import type { Explanation } from './explanation.js';
import { itemAt } from '../../state/itemAt.js';
import type { AccountId } from '../../state/account.js';

const FORMULA = 'floor(1000 * yield_units * speed_per_mille / cycle_seconds)';

/** Why a drone at work brings in what it does. */
export function explainMining(world: World, device: DeviceId): Explanation {
  const { ruleset, seed } = world.setting;
  const deposit = world.devices.parent(device, DEVICE.deposit);
  const device_code = deviceCode(seed, device);
  return {
    about: 'mining',
    value: world.devices.rate(device, DEVICE.mined),
    unit: 'micro_per_tick',
    formula: FORMULA,
    terms: { device_code, ...richness(), ...speedTerms(world, device) },
    parts: [],
  };

  function richness() {
    if (depositIsSalvage(world, deposit)) {
      const { cycleSeconds, yieldUnits } = ruleset.salvage;
      return { yield_units: yieldUnits, cycle_seconds: cycleSeconds };
    }
    const abundance = itemAt(ABUNDANCES, world.deposits.get(deposit, DEPOSIT.abundance) - 1);
    const density = itemAt(DENSITIES, world.deposits.get(deposit, DEPOSIT.density) - 1);
    return {
      availability: abundance,
      yield_units: ruleset.mining.yieldUnits[abundance],
      density,
      cycle_seconds: ruleset.mining.cycleSeconds[density],
    };
  }
}

/** Why a stock (0: none) grows as it does: all that feed it, those one by one that are visible. */
export function explainStock(
  world: World,
  stock: StockId,
  visible: readonly number[],
): Explanation {
  const drones = stock === 0 ? [] : world.stocks.members(stock, STOCK.suppliers);
  const parts = seenBy(world, drones, visible).map((drone) => explainMining(world, drone));
  const value = stock === 0 ? 0 : world.stocks.rate(stock, STOCK.amount);
  return {
    about: 'stock',
    value,
    unit: 'micro_per_tick',
    formula: 'sum of the suppliers, and siblings_micro of those that are private',
    terms: { suppliers: parts.length, siblings_micro: value - sumOf(parts) },
    parts,
  };
}

/** What an account takes from a deposit a tick, by its own drones; others are not shown. */
export function explainDeposit(
  world: World,
  account: AccountId,
  deposit: DepositId,
  visible: readonly number[],
): Explanation {
  const own = ownMiners(world, account, deposit);
  const parts = seenBy(world, own, visible).map((drone) => explainMining(world, drone));
  const value = own.reduce((sum, drone) => sum - world.devices.rate(drone, DEVICE.mined), 0);
  const full = runRate(world, deposit, world.setting.ruleset.capacity.fullPpm);
  return {
    about: 'deposit',
    value,
    unit: 'micro_per_tick',
    formula: 'less the sum of the miners, and siblings_micro of those that are private',
    terms: {
      miners: parts.length,
      siblings_micro: -value - sumOf(parts),
      full_capacity_rate: full,
    },
    parts,
  };
}

function seenBy(world: World, drones: readonly DeviceId[], visible: readonly number[]): DeviceId[] {
  return drones.filter((drone) => visible.includes(world.devices.parent(drone, DEVICE.replicant)));
}

import { depositIsSalvage, ownMiners } from '../../rules/mining/deposit.js';
import { depositRichness, depositTerms, runTerms } from '../../rules/mining/run.js';
import type { World } from '../../rules/schema.js';
import { miningRate } from '../../ruleset/miningRate.js';
import type { DepositId } from '../../state/sites.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { STOCK, type StockId } from '../../state/stocks.js';
import { sumOf } from './explanation.js';
import type { Explanation } from './explanation.js';
import type { AccountId } from '../../state/account.js';

/** Explains the rate of a mining drone. */
export function explainMining(world: World, device: DeviceId): Explanation {
  const deposit = world.devices.parent(device, DEVICE.deposit);
  const { cycleSeconds, factors } = runTerms(world, deposit, device);
  const product = ['1000', ...Object.keys(factors)].join(' * ');
  return {
    about: 'mining',
    value: world.devices.rate(device, DEVICE.mined),
    unit: 'micro_per_tick',
    formula: `floor(${product} / cycle_seconds)`,
    terms: {
      device_code: deviceCode(world.setting.key, device),
      ...richness(world, deposit),
      cycle_seconds: cycleSeconds,
      capacity_ppm: world.devices.get(device, DEVICE.capacity),
      ...factors,
    },
    parts: [],
  };
}

function richness(world: World, deposit: DepositId) {
  if (depositIsSalvage(world, deposit)) return {};
  const { abundance, density } = depositRichness(world, deposit);
  return { availability: abundance, density };
}

/** Explains the growth of a stock (0: none) by its suppliers; visible ones are listed. */
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

/** Explains the mining rate of an account at a deposit by its own drones. */
export function explainDeposit(
  world: World,
  account: AccountId,
  deposit: DepositId,
  visible: readonly number[],
): Explanation {
  const own = ownMiners(world, account, deposit);
  const parts = seenBy(world, own, visible).map((drone) => explainMining(world, drone));
  const value = own.reduce((sum, drone) => sum - world.devices.rate(drone, DEVICE.mined), 0);
  const full = miningRate(depositTerms(world, deposit, world.setting.ruleset.capacity.fullPpm));
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

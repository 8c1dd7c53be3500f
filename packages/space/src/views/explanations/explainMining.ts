import { invariant } from '@astrarium/core';
import { ownMiners } from '../../rules/mining/deposit.js';
import { depositTerms } from '../../rules/mining/run.js';
import { type DepositRead, type DeviceRead, rows, type World } from '../../rules/schema.js';
import { miningRate } from '../../ruleset/miningRate.js';
import { deviceCode } from '../../state/devices.js';
import type { StockId } from '../../state/stocks.js';
import { sumOf } from './explanation.js';
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

/** Explains the growth of a stock (0: none) by its suppliers; visible ones are listed. */
export function explainStock(world: World, id: StockId, visible: readonly number[]): Explanation {
  const stock = id === 0 ? undefined : rows(world).stocks.get(id);
  const drones = stock === undefined ? [] : [...stock.suppliers];
  const parts = seenBy(drones, visible).map((drone) => explainMining(world, drone));
  const value = stock === undefined ? 0 : stock.amount.rate;
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
  deposit: DepositRead,
  visible: readonly number[],
): Explanation {
  const own = ownMiners(world, account, deposit);
  const parts = seenBy(own, visible).map((drone) => explainMining(world, drone));
  const value = own.reduce((sum, { mined }) => sum - mined.rate, 0);
  const { ruleset } = world.setting;
  const full = miningRate(depositTerms(ruleset, deposit, ruleset.capacity.fullPpm));
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

function seenBy(drones: readonly DeviceRead[], visible: readonly number[]): DeviceRead[] {
  return drones.filter(({ replicant }) => visible.includes(replicant.id));
}

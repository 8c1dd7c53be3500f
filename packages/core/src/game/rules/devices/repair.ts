import { ceilDiv } from '../../../kernel.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { MICRO, type PileId, stockOf } from '../../state/stocks.js';
import { deviceBlueprint, devicePlace } from './device.js';
import { postLedger } from '../stock/postLedger.js';
import type { Draft, World } from '../schema.js';
import { stockAdd } from '../stock/stock.js';

/** Percents of capacity that a device lacks, rounded up. */
export function repairPercent(world: World, device: DeviceId): number {
  const { fullPpm } = world.setting.ruleset.capacity;
  return ceilDiv((fullPpm - world.devices.get(device, DEVICE.capacity)) * 100, fullPpm);
}

/** Whole units per category that it costs to restore so many percents of a device, rounded up. */
export function repairBill(world: World, device: DeviceId, percent: number): number[] {
  const { bill } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const perMille = world.setting.ruleset.repair.billPerMille * percent;
  return CATEGORIES.map((category) => ceilDiv(bill[category] * perMille, 1000));
}

/** A device restores another one to full capacity, at a price in units of the pile's stock. */
export function repairDevice(
  draft: Draft,
  device: DeviceId,
  target: number,
  pile: PileId,
  price: readonly number[],
): void {
  const { devices } = draft;
  for (const [position, units] of price.entries()) {
    if (units === 0) continue;
    stockAdd(draft, stockOf(pile, position + 1), -units * MICRO);
    postLedger(draft, 'repair', position + 1, units * MICRO);
  }
  const before = devices.get(target, DEVICE.capacity);
  const { fullPpm } = draft.setting.ruleset.capacity;
  devices.set(target, DEVICE.capacity, fullPpm);
  draft.emit(
    'device.repaired',
    devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    target,
    fullPpm - before,
  );
}

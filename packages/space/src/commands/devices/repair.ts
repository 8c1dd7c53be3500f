import { ceilDiv, integer } from '@astrarium/core';
import { deviceBlueprint, devicePlace } from '../../rules/devices/device.js';
import { type Other, refuseElsewhere, refuseOther } from '../../rules/devices/refuseOther.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { pileUnits } from '../../rules/stock/hold.js';
import { refuseShort, spendStock } from '../../rules/stock/stock.js';
import { amountsOf, CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { IN_REACH, statusAt } from '../../state/statuses.js';
import { type PileId, pileKey } from '../../state/stocks.js';
import { AMOUNTS, DEVICE_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Restores a device at the same place to full capacity, at once, idle or at work. The stock of the
 * account there pays for each percent.
 */
export const repair = defineDeviceCommand({
  name: 'repair',
  features: ['maintenance'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: { target: DEVICE_CODE.about('The device to repair.') },
  answer: {
    ...DEVICE_NOW,
    target_device_code: DEVICE_CODE,
    percent_restored: integer({ min: 1, max: 100 }).format('percent'),
    spent: AMOUNTS,
  },
  status: 200,
  run(draft, { account, args, device }) {
    const target = deviceCodeToId(draft.setting.key, args.target);
    const named = { device, other: target, field: 'target', code: args.target };
    const refusal =
      refuseOther(draft, named) ?? refuseAway(draft, named) ?? refuseElsewhere(draft, named);
    if (refusal !== undefined) return refusal;
    const percent = repairPercent(draft, target);
    if (percent === 0) {
      return refuse('not_needed', `${args.target} needs no repair: its capacity is 100 %`, {
        field: 'target',
        operational_capacity: 100,
      });
    }
    const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
    const price = repairBill(draft, target, percent);
    const short = refuseShort('short_stock', price, pileUnits(draft, pile));
    if (short !== undefined) return short;
    repairDevice(draft, device, target, pile, price);
    return {
      target_device_code: args.target,
      percent_restored: percent,
      spent: amountsOf(price),
    };
  },
});

/** The refusal of a target under way, leaving or carried: carriers cannot reach it either. */
function refuseAway(world: World, { other, code }: Other): Refused | undefined {
  const status = statusAt(world.devices.get(other, DEVICE.status));
  if (IN_REACH.includes(status)) return undefined;
  return refuse('target_busy', `Cannot repair ${code} while it is ${status}`, {
    field: 'target',
    status,
  });
}

/** Percents of capacity that a device lacks, rounded up. */
function repairPercent(world: World, device: DeviceId): number {
  const { fullPpm } = world.setting.ruleset.capacity;
  return ceilDiv((fullPpm - world.devices.get(device, DEVICE.capacity)) * 100, fullPpm);
}

/** Whole units per category that it costs to restore so many percents of a device, rounded up. */
function repairBill(world: World, device: DeviceId, percent: number): number[] {
  const { bill } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const perMille = world.setting.ruleset.repair.billPerMille * percent;
  return CATEGORIES.map((category) => ceilDiv(bill[category] * perMille, 1000));
}

/** A device restores another one to full capacity, at a price in units of the pile's stock. */
function repairDevice(
  draft: Draft,
  device: DeviceId,
  target: number,
  pile: PileId,
  price: readonly number[],
): void {
  const { devices } = draft;
  spendStock(draft, pile, price, 'repair');
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

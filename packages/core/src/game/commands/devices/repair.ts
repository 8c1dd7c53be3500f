import { refuseElsewhere, refuseOther } from '../../rules/devices/refuseOther.js';
import type { Other } from '../../rules/devices/refuseOther.js';
import { repairBill, repairDevice, repairPercent } from '../../rules/devices/repair.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { pileUnits } from '../../rules/stock/hold.js';
import { refuseShort } from '../../rules/stock/refuseShort.js';
import { amountsOf } from '../../ruleset/categories.js';
import { DEVICE, deviceCodeToId } from '../../state/devices.js';
import { IN_REACH, statusAt } from '../../state/statuses.js';
import { pileKey } from '../../state/stocks.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { device as otherDevice } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Restores a device at the same place to full capacity, at once, idle or at work. The stock of the
 * account there pays for each percent.
 */
export const repair = defineDeviceCommand({
  name: 'repair',
  features: ['maintenance'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: { target: otherDevice('The device to repair.') },
  answer: {
    ...DEVICE_NOW,
    target_device_code: ANSWER.deviceCode,
    percent_restored: ANSWER.percent,
    spent: ANSWER.amounts,
  },
  status: 200,
  run(draft, { account, args, device }) {
    const target = deviceCodeToId(draft.setting.seed, args.target);
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

import { done } from '../../kernel.js';
import { pileUnits } from '../rules/stock/hold.js';
import { text } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { refuseElsewhere, refuseOther } from '../rules/devices/refuseOther.js';
import type { Other } from '../rules/devices/refuseOther.js';
import { refuseShort } from '../rules/stock/refuseShort.js';
import { repairBill, repairDevice, repairPercent } from '../rules/devices/repair.js';
import type { Reducer, World } from '../rules/schema.js';
import { STATE_MACHINE } from '../rules/devices/stateMachine.js';
import { amountsOf } from '../ruleset/categories.js';
import { deviceCodeToId } from '../state/devices/deviceCode.js';
import { DEVICE } from '../state/devices/devices.js';
import { pileKey } from '../state/places/piles.js';
import { statusAt } from '../state/devices/statuses.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `repair {device, target}`: brings a device at the same place back to full capacity, at once, at
 * work or not; the account's stock there pays for each percent.
 */
export const repair: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'repair', { target: text(8, 8) });
  if (isRefused(order)) return order;
  const { account, args, device } = order;
  const target = deviceCodeToId(draft.setting.seed, args.target);
  const named = { device, other: target, field: 'target', code: args.target };
  const refusal =
    refuseOther(draft, named) ?? refuseAway(draft, named) ?? refuseElsewhere(draft, named);
  if (refusal !== undefined) return refusal;
  const percent = repairPercent(draft, target);
  if (percent === 0) {
    return refuse('not_needed', `${args.target} is in full order`, {
      field: 'target',
      operational_capacity: 100,
    });
  }
  const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
  const price = repairBill(draft, target, percent);
  const short = refuseShort('short_stock', price, pileUnits(draft, pile));
  if (short !== undefined) return short;
  repairDevice(draft, device, target, pile, price);
  return done({
    ...orderAnswer(draft, device),
    target_device_code: args.target,
    percent_restored: percent,
    spent: amountsOf(price),
  });
};

/** What is under way, leaving or carried is out of reach, as it is for carriers. */
function refuseAway(world: World, { other, code }: Other): Refused | undefined {
  const status = statusAt(world.devices.get(other, DEVICE.status));
  if (STATE_MACHINE[status].attach === 'allowed') return undefined;
  return refuse('target_busy', `${code} cannot be reached while it is ${status}`, {
    field: 'target',
    status,
  });
}

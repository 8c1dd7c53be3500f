import { done } from '../../kernel.js';
import { berthTake } from '../rules/carrying/berthTake.js';
import { optional, text } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { refuseCarrier } from '../rules/carrying/refuseCarrier.js';
import { refuseOther } from '../rules/devices/refuseOther.js';
import type { Reducer, World } from '../rules/schema.js';
import { stowCarriers } from '../rules/carrying/stowCarriers.js';
import { deviceCode, deviceCodeToId } from '../state/devices/deviceCode.js';
import { orderAnswer, orderOf } from './order.js';

const READERS = { into: optional(text(8, 8), '') };

/**
 * `stow {device, into?}`: takes a device aboard a carrier beside it; without `into` the one of the
 * lowest id that may be used and has room. What the device was doing ends.
 */
export const stow: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'stow', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const { seed } = draft.setting;
  const carrier = args.into === '' ? choose(draft, device) : named(draft, device, args.into);
  if (isRefused(carrier)) return carrier;
  const refusal = refuseCarrier(draft, device, carrier);
  if (refusal !== undefined) return refusal;
  berthTake(draft, carrier, device, 'stowed');
  return done({
    ...orderAnswer(draft, device),
    stowed_in_device_code: deviceCode(seed, carrier),
  });
};

/** The device of this code, if the acting replicant may use it. */
function named(world: World, device: number, code: string): number | Refused {
  const carrier = deviceCodeToId(world.setting.seed, code);
  return refuseOther(world, { device, other: carrier, field: 'into', code }) ?? carrier;
}

/** The lowest of the carriers here that takes the device; else the lowest one here. */
function choose(world: World, device: number): number | Refused {
  const carriers = stowCarriers(world, device);
  if (isRefused(carriers)) return carriers;
  const free = carriers.find((carrier) => refuseCarrier(world, device, carrier) === undefined);
  return free ?? carriers[0] ?? 0;
}

import { done } from '../../kernel/index.js';
import { makeLocation } from '../galaxy/location.js';
import { berthTake } from '../rules/berthTake.js';
import { cooperation } from '../rules/cooperation.js';
import { devicePlace } from '../rules/device.js';
import { optional, text } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Reducer, World } from '../rules/schema.js';
import { BERTH } from '../state/berths.js';
import { deviceCode, deviceCodeToId } from '../state/deviceCode.js';
import { HOLDING } from '../state/holdings.js';
import { orderAnswer, orderOf } from './order.js';
import { refuseCarrier } from './refuseCarrier.js';
import { refuseOther } from './refuseOther.js';

const READERS = { into: optional(text(8, 8), '') };

/**
 * `stow {device, into?}`: takes a device aboard a carrier beside it; without `into` the one of the
 * lowest id that may be used and has room. What the device was doing ends.
 */
export const stow: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'stow', READERS);
  if (isRefused(order)) return order;
  const { account, args, device } = order;
  const { seed } = draft.setting;
  const carrier =
    args.into === '' ? choose(draft, account, device) : named(draft, device, args.into);
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

/** The lowest of the account's carriers here that takes the device; else the lowest one here. */
function choose(world: World, account: number, device: number): number | Refused {
  const place = devicePlace(world, device);
  const here = world.holdings
    .members(account, HOLDING.carriers)
    .map((berth) => world.berths.get(berth, BERTH.device))
    .filter((carrier) => devicePlace(world, carrier) === place)
    .filter((carrier) => cooperation(world, device, carrier) === 'allowed')
    .sort((a, b) => a - b);
  const free = here.find((carrier) => refuseCarrier(world, device, carrier) === undefined);
  const chosen = free ?? here[0];
  if (chosen !== undefined) return chosen;
  const location = makeLocation(world.setting.seed, place);
  return refuse('no_vessel', `no vessel that may be used is at ${location}`, { location });
}

import { optional } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import type { Carried } from '../../rules/carrying/berth.js';
import { refuseCarrier } from '../../rules/carrying/refuseCarrier.js';
import { cooperation } from '../../rules/devices/cooperation.js';
import {
  deviceAccount,
  devicePlace,
  setDeviceStatus,
  ensureBerth,
} from '../../rules/devices/device.js';
import { endActivity } from '../../rules/devices/endActivity.js';
import { refuseOther } from '../../rules/devices/refuseOther.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { HOLDING } from '../../state/account.js';
import { BERTH, type BerthId } from '../../state/berths.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { AT_WORK, CARRIED, STATUS } from '../../state/statuses.js';
import { DEVICE_CODE } from '../definition/argument.js';
import { placeCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Puts a device into a carrier at the same place. Without `into` this is the carrier with the
 * lowest id that may be used and has room. The work of the device ends.
 */
export const stow = defineDeviceCommand({
  name: 'stow',
  features: ['stow'],
  states: { allowed: ['idle', ...AT_WORK], wrong_state: CARRIED, otherwise: 'device_busy' },
  args: { into: optional(DEVICE_CODE.about('The carrier.')) },
  previews: [placeCheck(refuseAlone)],
  answer: { ...DEVICE_NOW, stowed_in_device_code: DEVICE_CODE },
  status: 200,
  run(draft, { args: { into }, device }) {
    const carrier = into === undefined ? choose(draft, device) : named(draft, device, into);
    if (isRefused(carrier)) return carrier;
    const refusal = refuseCarrier(draft, device, carrier);
    if (refusal !== undefined) return refusal;
    takeBerth(draft, carrier, device, 'stowed');
    return { stowed_in_device_code: deviceCode(draft.setting.key, carrier) };
  },
});

/** The device of this code, if the acting replicant may use it. */
function named(world: World, device: DeviceId, code: string): number | Refused {
  const carrier = deviceCodeToId(world.setting.key, code);
  return refuseOther(world, { device, other: carrier, field: 'into', code }) ?? carrier;
}

/** The lowest of the carriers here that takes the device; else the lowest one here. */
function choose(world: World, device: DeviceId): number | Refused {
  const alone = refuseAlone(world, device);
  if (alone !== undefined) return alone;
  const here = carriers(world, device)
    .filter((berth) => isBeside(world, device, berth))
    .map((berth) => world.berths.get(berth, BERTH.device))
    .sort((a, b) => a - b);
  const free = here.find((carrier) => refuseCarrier(world, device, carrier) === undefined);
  return free ?? here[0] ?? 0;
}

/** The refusal where there is no carrier that may be used. */
function refuseAlone(world: World, device: DeviceId): Refused | undefined {
  if (carriers(world, device).some((berth) => isBeside(world, device, berth))) return undefined;
  const location = makeLocation(world.setting.seed, devicePlace(world, device));
  return refuse('no_vessel', `No vessel that you may use is at ${location}`, { location });
}

/** The berths of the account's carriers. */
function carriers(world: World, device: DeviceId): BerthId[] {
  return world.holdings.members(deviceAccount(world, device), HOLDING.carriers);
}

function isBeside(world: World, device: DeviceId, berth: BerthId): boolean {
  const carrier = world.berths.get(berth, BERTH.device);
  if (devicePlace(world, carrier) !== devicePlace(world, device)) return false;
  return cooperation(world, device, carrier) === 'allowed';
}

/** A carrier takes a device that is beside it; what the device was doing there ends. */
export function takeBerth(draft: Draft, carrier: DeviceId, device: DeviceId, way: Carried): void {
  endActivity(draft, device, way);
  const berth = ensureBerth(draft, device);
  draft.berths.join(berth, BERTH.carrier, ensureBerth(draft, carrier));
  setDeviceStatus(draft, device, STATUS[way], 0);
  draft.emit(
    way === 'stowed' ? 'device.stowed' : 'device.attached',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    carrier,
  );
}

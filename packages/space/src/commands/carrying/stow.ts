import { optional } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import type { Carried } from '../../rules/carrying/berth.js';
import { carrierTakes, refuseCarrier } from '../../rules/carrying/refuseCarrier.js';
import { cooperation } from '../../rules/devices/cooperation.js';
import {
  deviceAccount,
  devicePlace,
  setDeviceStatus,
  ensureBerth,
} from '../../rules/devices/device.js';
import { endActivity } from '../../rules/devices/endActivity.js';
import { type OwnDevices, ownDevicesIn, type Region } from '../../rules/devices/ownDevicesIn.js';
import { refuseOther } from '../../rules/devices/refuseOther.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { HOLDING } from '../../state/account.js';
import { BERTH } from '../../state/berths.js';
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
  let lowest = 0;
  for (const carrier of carriersBeside(world, device)) {
    if (carrierTakes(world, device, carrier)) return carrier;
    if (lowest === 0) lowest = carrier;
  }
  return lowest === 0 ? refuseNone(world, device) : lowest;
}

/** The refusal where there is no carrier that may be used. */
function refuseAlone(world: World, device: DeviceId): Refused | undefined {
  return carriersBeside(world, device).next().done === true ? refuseNone(world, device) : undefined;
}

function refuseNone(world: World, device: DeviceId): Refused {
  const location = makeLocation(world.setting.seed, devicePlace(world, device));
  return refuse('no_vessel', `No vessel that you may use is at ${location}`, { location });
}

/** The carriers at a device's place that it may use, ascending: each was made with its berth. */
function* carriersBeside(world: World, device: DeviceId): Generator<DeviceId, void> {
  const { berths, devices, holdings } = world;
  const location = devices.parent(device, DEVICE.location);
  const account = deviceAccount(world, device);
  const carriers: OwnDevices = {
    count: (max) => holdings.lengthUpTo(account, HOLDING.carriers, max),
    *all() {
      for (const berth of holdings.members(account, HOLDING.carriers)) {
        yield berths.get(berth, BERTH.device);
      }
    },
    has: (carrier) => berths.parent(berths.find(carrier), BERTH.account) === account,
  };
  const place: Region = {
    locations: () => [location],
    has: (carrier) => devices.parent(carrier, DEVICE.location) === location,
  };
  for (const carrier of ownDevicesIn(world, carriers, place)) {
    if (cooperation(world, device, carrier) === 'allowed') yield carrier;
  }
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

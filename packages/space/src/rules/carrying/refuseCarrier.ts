import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { IN_REACH, statusAt } from '../../state/statuses.js';
import { berthPlaces } from './berth.js';
import { deviceBlueprint } from '../devices/device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseElsewhere } from '../devices/refuseOther.js';
import type { World } from '../schema.js';

/** The refusal of a carrier that is under way, leaving, or carried itself: it stays shut then. */
export function refuseCarrierBusy(world: World, carrier: DeviceId): Refused | undefined {
  const status = statusAt(world.devices.get(carrier, DEVICE.status));
  if (IN_REACH.includes(status)) return undefined;
  const code = deviceCode(world.setting.key, carrier);
  return refuse('carrier_busy', `Cannot load or unload ${code} while it is ${status}`, {
    device_code: code,
    status,
  });
}

/** Whether `refuseCarrier` lets a device into a carrier at its place, without texts. */
export function carrierTakes(world: World, device: DeviceId, carrier: DeviceId): boolean {
  const { devices } = world;
  const { stowCapacity } = deviceBlueprint(world, devices.get(carrier, DEVICE.type));
  if (stowCapacity === 0) return false;
  if (!IN_REACH.includes(statusAt(devices.get(carrier, DEVICE.status)))) return false;
  const { stowPlaces } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  return berthPlaces(world, carrier) + stowPlaces <= stowCapacity;
}

/** Why a device cannot be stowed in a carrier; undefined when it can. */
export function refuseCarrier(
  world: World,
  device: DeviceId,
  carrier: DeviceId,
): Refused | undefined {
  return (
    refuseType(world, carrier) ??
    refuseCarrierBusy(world, carrier) ??
    refuseElsewhere(world, { device, other: carrier, field: 'into' }) ??
    refuseRoom(world, device, carrier)
  );
}

function refuseType(world: World, carrier: DeviceId): Refused | undefined {
  const type = world.devices.get(carrier, DEVICE.type);
  if (deviceBlueprint(world, type).stowCapacity > 0) return undefined;
  return refuse('no_vessel', `A ${deviceTypeAt(type)} cannot stow devices`, {
    field: 'into',
    device_type: deviceTypeAt(type),
    stow_capacity: 0,
  });
}

function refuseRoom(world: World, device: DeviceId, carrier: DeviceId): Refused | undefined {
  const { stowCapacity } = deviceBlueprint(world, world.devices.get(carrier, DEVICE.type));
  const { stowPlaces } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const used = berthPlaces(world, carrier);
  if (used + stowPlaces <= stowCapacity) return undefined;
  const code = deviceCode(world.setting.key, carrier);
  return refuse(
    'no_room',
    `Not enough room in ${code}: ${stowPlaces} places needed, ${stowCapacity - used} free`,
    {
      device_code: code,
      stow_capacity: stowCapacity,
      stow_used: used,
      stow_places: stowPlaces,
    },
  );
}

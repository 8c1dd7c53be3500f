import { berthAboard, berthCarrier, berthPlaces } from '../../rules/carrying/berth.js';
import type { World } from '../../rules/schema.js';
import { deviceBlueprint } from '../../rules/devices/device.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { STATUS } from '../../state/statuses.js';

/** What a device carries and what carries it: members of those devices alone. */
export interface DeviceBerths {
  readonly stowed_in_device_code?: string;
  readonly attached_to_device_code?: string;
  /** Codes in the order of ids. */
  readonly stowed_devices?: readonly string[];
  /** Places aboard, and how many of them are taken. */
  readonly stow_capacity?: number;
  readonly stow_used?: number;
  readonly attached_devices?: readonly string[];
}

/** What a device carries and what carries it; undefined for one that has to do with neither. */
export function deviceBerths(world: World, device: DeviceId): DeviceBerths | undefined {
  const { devices, setting } = world;
  const codeOf = (id: DeviceId): string => deviceCode(setting.seed, id);
  const status = devices.get(device, DEVICE.status);
  if (status === STATUS.stowed) {
    return { stowed_in_device_code: codeOf(berthCarrier(world, device)) };
  }
  const { features, stowCapacity } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  const isAttached = status === STATUS.attached;
  const attaches = features.includes('attach');
  if (!isAttached && !attaches && stowCapacity === 0) return undefined;
  return {
    ...(isAttached && { attached_to_device_code: codeOf(berthCarrier(world, device)) }),
    ...(stowCapacity > 0 && {
      stowed_devices: berthAboard(world, device, 'stowed').map(codeOf),
      stow_capacity: stowCapacity,
      stow_used: berthPlaces(world, device),
    }),
    ...(attaches && { attached_devices: berthAboard(world, device, 'attached').map(codeOf) }),
  };
}

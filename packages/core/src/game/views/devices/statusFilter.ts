import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { statusAt, STATUSES } from '../../state/statuses.js';
import { deviceStatus } from './deviceStatus.js';

/** What a list can be filtered by: each word, and each status with its detail. */
export const STATUS_FILTERS: readonly string[] = [
  ...STATUSES,
  ...CATEGORIES.map((category) => `mining (${category})`),
  ...DEVICE_TYPES.map((type) => `printing (${type})`),
];

/** Whether a device has a status of STATUS_FILTERS; an empty one stands for all. */
export function statusFilter(world: World, wanted: string): (device: DeviceId) => boolean {
  if (wanted === '') return () => true;
  const hasDetail = wanted.endsWith(')');
  const [word = ''] = wanted.split(' ');
  return (device) =>
    statusAt(world.devices.get(device, DEVICE.status)) === word &&
    (!hasDetail || deviceStatus(world, device) === wanted);
}

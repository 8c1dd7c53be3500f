import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { categoryOf } from '../../state/places/deposits.js';
import { DEVICE } from '../../state/devices/devices.js';
import { JOB } from '../../state/devices/jobs.js';
import { STATUS, statusAt } from '../../state/devices/statuses.js';

/** A device's status as the wire writes it: `idle`, `mining (carbon)`, `printing (autofactory)`. */
export function deviceStatus(world: World, device: number): string {
  const { devices, jobs } = world;
  const status = devices.get(device, DEVICE.status);
  const name = statusAt(status);
  if (status === STATUS.mining) {
    return `${name} (${CATEGORIES[categoryOf(devices.parent(device, DEVICE.deposit)) - 1]})`;
  }
  if (status !== STATUS.printing) return name;
  return `${name} (${deviceTypeAt(jobs.get(devices.get(device, DEVICE.target), JOB.deviceType))})`;
}

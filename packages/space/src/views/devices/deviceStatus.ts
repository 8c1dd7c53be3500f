import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { categoryOf } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { JOB } from '../../state/printers.js';
import { STATUS, statusAt } from '../../state/statuses.js';

/** A device's status as the wire writes it: `idle`, `mining (carbon)`, `printing (autofactory)`. */
export function deviceStatus(world: World, device: DeviceId): string {
  const { devices, jobs } = world;
  const status = devices.get(device, DEVICE.status);
  const name = statusAt(status);
  if (status === STATUS.mining) {
    return `${name} (${CATEGORIES[categoryOf(devices.parent(device, DEVICE.deposit)) - 1]})`;
  }
  if (status !== STATUS.printing) return name;
  return `${name} (${deviceTypeAt(jobs.get(devices.get(device, DEVICE.target), JOB.deviceType))})`;
}

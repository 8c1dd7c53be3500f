import { PRINTER } from '../../state/printers.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { SCAN, SITE } from '../../state/sites.js';
import { STATUS, type Status, statusAt } from '../../state/statuses.js';
import type { World } from '../schema.js';
import { AT_REST } from './device.js';
import { utcText } from '../utcText.js';

/** What a device is at: all of it follows from the state; times in UTC and as ticks. */
export interface Operation {
  /** The code of the device and the number of the operation among all of the device. */
  readonly id: string;
  readonly kind: Status;
  /** `waiting`: for resources; `done`: the device is at rest. */
  readonly state: 'running' | 'waiting' | 'done';
  readonly started_at: string;
  /** Null for what has no end of its own. */
  readonly completes_at: string | null;
  readonly started_tick: number;
  readonly completes_tick: number | null;
}

const ID = /^([0-9a-f]{8})-([1-9][0-9]{0,15})$/;

/** What a device is at now; its code is made if it is not at hand. */
export function operation(
  world: World,
  device: DeviceId,
  code = deviceCode(world.setting.key, device),
): Operation {
  const { epoch_seconds } = world.setting;
  const status = world.devices.get(device, DEVICE.status);
  const since = world.devices.get(device, DEVICE.since);
  const due = completion(world, device, status);
  return {
    id: `${code}-${world.devices.get(device, DEVICE.operation)}`,
    kind: statusAt(status),
    state: operationState(world, device),
    started_at: utcText(epoch_seconds + since),
    completes_at: due === 0 ? null : utcText(epoch_seconds + due),
    started_tick: since,
    completes_tick: due === 0 ? null : due,
  };
}

/** Whether a device is at something, waits for resources, or is at rest. */
export function operationState({ devices }: World, device: DeviceId): Operation['state'] {
  const status = devices.get(device, DEVICE.status);
  if (AT_REST.includes(status)) return 'done';
  return status === STATUS.waitingForResources ? 'waiting' : 'running';
}

/** The device whose operation of this id is not over; 0 when there is none. */
export function operationDevice(world: World, id: string): DeviceId {
  const [, code, number] = ID.exec(id) ?? [];
  if (code === undefined) return 0;
  const device = deviceCodeToId(world.setting.key, code);
  if (!world.devices.has(device)) return 0;
  if (AT_REST.includes(world.devices.get(device, DEVICE.status))) return 0;
  return String(world.devices.get(device, DEVICE.operation)) === number ? device : 0;
}

/** The tick at which a device's status ends by itself; 0 for what does not. */
export function completion(world: World, device: DeviceId, status: number): number {
  const target = world.devices.get(device, DEVICE.target);
  switch (status) {
    case STATUS.travelling:
    case STATUS.recalling:
    case STATUS.decommissioning:
    case STATUS.disassembling:
      return world.devices.due(device, DEVICE.finished);
    case STATUS.searching:
      return world.sites.due(target, SITE.found);
    case STATUS.scanning:
      return world.scans.due(target, SCAN.finished);
    case STATUS.printing:
      return world.printers.due(world.printers.find(device), PRINTER.finished);
    default:
      return 0;
  }
}

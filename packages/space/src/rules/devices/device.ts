import { deviceTypeAt, deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import type { Blueprint } from '../../ruleset/blueprint.js';
import { BERTH, type BerthId } from '../../state/berths.js';
import { DEVICE, type DeviceId, NUMBER, numberKey } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { PRINTER } from '../../state/printers.js';
import { STATUS } from '../../state/statuses.js';
import { markControllerOf } from '../controllers/markController.js';
import type { Draft, World } from '../schema.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { ENDING, endingKey } from '../../state/endings.js';

const AUTOFACTORY = deviceTypeIndex('autofactory');

/** The blueprint of a device type's number. */
export function deviceBlueprint(world: World, type: number): Blueprint {
  return world.setting.ruleset.blueprints[deviceTypeAt(type)];
}

/** The account that a device belongs to. */
export function deviceAccount(world: World, device: DeviceId): AccountId {
  return world.fleets.get(world.devices.parent(device, DEVICE.replicant), FLEET.account);
}

/** The number of the place where a device is; in transit, of where it came from. */
export function devicePlace(world: World, device: DeviceId): number {
  return world.locations.get(world.devices.parent(device, DEVICE.location), LOCATION.place);
}

/** A new, idle device of a replicant at a location's row. Its matter is the caller's concern. */
export function addDevice(
  draft: Draft,
  type: number,
  replicant: ReplicantId,
  location: LocationId,
): DeviceId {
  const { devices } = draft;
  const device = devices.insert();
  devices.set(device, DEVICE.type, type);
  devices.set(device, DEVICE.capacity, draft.setting.ruleset.capacity.fullPpm);
  devices.set(device, DEVICE.builtBy, replicant);
  devices.join(device, DEVICE.location, location);
  devices.join(device, DEVICE.replicant, replicant);
  setDeviceStatus(draft, device, STATUS.idle, 0);
  const { queueLength, stowCapacity } = deviceBlueprint(draft, type);
  const account = draft.fleets.get(replicant, FLEET.account);
  if (queueLength > 0) {
    const printer = draft.printers.insert(device);
    if (type === AUTOFACTORY) draft.printers.join(printer, PRINTER.yard, account);
  }
  if (stowCapacity > 0) {
    draft.berths.join(ensureBerth(draft, device), BERTH.account, account);
  }
  giveNumber(draft, device);
  return device;
}

/**
 * Numbers a device as the next one of its type that its account gets: no other device of the
 * account ever has the same type and number.
 */
export function giveNumber(draft: Draft, device: DeviceId): void {
  const { devices, numbers } = draft;
  const key = numberKey(deviceAccount(draft, device), devices.get(device, DEVICE.type));
  const known = numbers.find(key);
  const row = known === 0 ? numbers.insert(key) : known;
  numbers.add(row, NUMBER.last, 1);
  devices.set(device, DEVICE.number, numbers.get(row, NUMBER.last));
}

/** How an operation of a device ended. */
export type EndingKind = 'done' | 'cancelled';

/**
 * The device has a new status from now on, about this target (0 for none); a controller that has
 * to do with it hears of that. `ending` says how the former operation ended.
 */
export function setDeviceStatus(
  draft: Draft,
  device: DeviceId,
  status: number,
  target: number,
  ending: EndingKind = 'cancelled',
): void {
  const { devices, now } = draft;
  recordEnding(draft, device, ending);
  devices.set(device, DEVICE.status, status);
  devices.set(device, DEVICE.since, now);
  devices.set(device, DEVICE.target, target);
  devices.add(device, DEVICE.operation, 1);
  markControllerOf(draft, device);
}

/** The statuses of a device that does nothing. */
export const AT_REST: readonly number[] = [STATUS.idle, STATUS.stowed, STATUS.attached];

/** Keeps the operation of a device, which ends now, for those who ask for it later. */
export function recordEnding(draft: Draft, device: DeviceId, ending: EndingKind): void {
  const { devices, endings, holdings, now, setting } = draft;
  const status = devices.get(device, DEVICE.status);
  if (status === 0 || AT_REST.includes(status)) return;
  const account = deviceAccount(draft, device);
  // What a deleted account left is destroyed: nobody asks for it.
  if (draft.accounts.get(account) === undefined) return;
  const place = holdings.get(account, HOLDING.ended);
  holdings.set(account, HOLDING.ended, place + 1);
  const key = endingKey(account, place, setting.ruleset.limits.endedOperations);
  const known = endings.find(key);
  const row = known === 0 ? endings.insert(key) : known;
  endings.set(row, ENDING.place, place);
  endings.set(row, ENDING.device, device);
  endings.set(row, ENDING.operation, devices.get(device, DEVICE.operation));
  endings.set(row, ENDING.status, status);
  endings.set(row, ENDING.isDone, ending === 'done' ? 1 : 0);
  endings.set(row, ENDING.since, devices.get(device, DEVICE.since));
  endings.set(row, ENDING.ended, now);
}

/** The berth of a device: a carrier has it from the start, others from when they are carried. */
export function ensureBerth(draft: Draft, device: DeviceId): BerthId {
  const known = draft.berths.find(device);
  return known === 0 ? draft.berths.insert(device) : known;
}

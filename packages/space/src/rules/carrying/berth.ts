import { BERTH } from '../../state/berths.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import type { LocationId } from '../../state/locations.js';
import { STATUS, statusAt, UNDER_WAY } from '../../state/statuses.js';
import { deviceBlueprint, devicePlace, setDeviceStatus } from '../devices/device.js';
import type { Draft, World } from '../schema.js';

/** How a device is carried: in a place aboard, or fastened outside. */
export type Carried = 'stowed' | 'attached';

/** The device that carries this one, either way; 0 when none does. */
export function berthCarrier(world: World, device: DeviceId): DeviceId {
  const { berths } = world;
  return berths.get(berths.parent(berths.find(device), BERTH.carrier), BERTH.device);
}

/** The devices that a device carries this way, ascending. */
export function berthAboard(world: World, carrier: DeviceId, way: Carried): DeviceId[] {
  return berthLoad(world, carrier)
    .filter((device) => world.devices.get(device, DEVICE.status) === STATUS[way])
    .sort((a, b) => a - b);
}

/** How many places of a carrier are taken. */
export function berthPlaces(world: World, carrier: DeviceId): number {
  const { devices } = world;
  let places = 0;
  for (const device of berthLoad(world, carrier)) {
    if (devices.get(device, DEVICE.status) !== STATUS.stowed) continue;
    places += deviceBlueprint(world, devices.get(device, DEVICE.type)).stowPlaces;
  }
  return places;
}

/** A carried device is idle and by itself again, where its carrier is. */
export function leaveBerth(draft: Draft, device: DeviceId): void {
  const carrier = berthCarrier(draft, device);
  const stowed = draft.devices.get(device, DEVICE.status) === STATUS.stowed;
  draft.berths.leave(draft.berths.find(device), BERTH.carrier);
  setDeviceStatus(draft, device, STATUS.idle, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  if (stowed) draft.emit('device.deployed', replicant, device, place);
  else draft.emit('device.detached', replicant, device, place, carrier);
}

/** Puts down all that a device carries, where it is: before it is taken apart or lost. */
export function clearBerth(draft: Draft, carrier: DeviceId): void {
  for (const device of berthLoad(draft, carrier).sort((a, b) => a - b)) leaveBerth(draft, device);
}

/** A device is at another location's row at once, and with it whatever it carries. */
export function moveDevice(draft: Draft, device: DeviceId, location: LocationId): void {
  draft.devices.join(device, DEVICE.location, location);
  for (const carried of berthLoad(draft, device)) {
    moveDevice(draft, carried, location);
  }
}

/** Lets go of all that a device that is about to be removed is linked to by its berth. */
export function forgetBerth(draft: Draft, device: DeviceId): void {
  const berth = draft.berths.find(device);
  if (berth === 0) return;
  clearBerth(draft, device);
  draft.berths.leave(berth, BERTH.carrier);
  draft.berths.leave(berth, BERTH.account);
}

/** Everything that a device carries, in the order of berths. */
export function berthLoad(world: World, carrier: DeviceId): DeviceId[] {
  const { berths } = world;
  const berth = berths.find(carrier);
  if (berth === 0) return [];
  return berths.members(berth, BERTH.aboard).map((each) => berths.get(each, BERTH.device));
}

/** Whether a device, or what carries it, is between places. */
export function isInTransit(world: World, device: DeviceId): boolean {
  const status = statusAt(world.devices.get(device, DEVICE.status));
  if (['decommissioning', ...UNDER_WAY].includes(status)) return true;
  const carrier = berthCarrier(world, device);
  return carrier !== 0 && isInTransit(world, carrier);
}

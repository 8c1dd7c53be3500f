import { locationStar } from '../galaxy/locationNumber.js';
import { moveDevice } from '../rules/carrying/berth.js';
import { continueDecommission } from '../rules/devices/decommission.js';
import { devicePlace, setDeviceStatus } from '../rules/devices/device.js';
import { greet } from '../rules/hubs/greet.js';
import { forgetJourney } from '../rules/travel/journey.js';
import type { Draft, GameSystem } from '../rules/schema.js';
import { DEVICE, type DeviceId } from '../state/devices.js';
import { FLEET } from '../state/replicant.js';
import { STATUS } from '../state/statuses.js';

/** What a device does comes to its own end. */
export const deviceFinished: GameSystem = {
  name: 'deviceFinished',
  table: 'devices',
  timer: 'finished',
  run(draft, device) {
    const status = draft.devices.get(device, DEVICE.status);
    switch (status) {
      case STATUS.travelling:
      case STATUS.recalling:
        arrive(draft, device);
        return;
      case STATUS.decommissioning:
      case STATUS.disassembling:
        continueDecommission(draft, device);
        return;
      default:
        throw new Error(`Device ${device} has a timer, but its status ${status} has no end`);
    }
  },
};

/** A device is where it wanted to go, with all that it carries. */
function arrive(draft: Draft, device: DeviceId): void {
  const { devices, fleets } = draft;
  const origin = devicePlace(draft, device);
  const replicant = devices.parent(device, DEVICE.replicant);
  const seconds = draft.now - devices.get(device, DEVICE.since);
  forgetJourney(draft, device);
  moveDevice(draft, device, devices.get(device, DEVICE.target));
  setDeviceStatus(draft, device, STATUS.idle, 0, 'done');
  fleets.add(replicant, FLEET.trips, 1);
  fleets.add(replicant, FLEET.travelSeconds, seconds);
  const place = devicePlace(draft, device);
  draft.emit('travel.arrived', replicant, device, place, origin);
  const star = locationStar(place);
  if (star === locationStar(origin)) return;
  greet(draft, { account: fleets.get(replicant, FLEET.account), replicant, star, place });
}

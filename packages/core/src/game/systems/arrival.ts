import { locationStar } from '../galaxy/locationNumber.js';
import { moveDevice } from '../rules/carrying/berth.js';
import { continueDecommission } from '../rules/devices/decommission.js';
import { devicePlace, setDeviceStatus } from '../rules/devices/device.js';
import { greet } from '../rules/hubs/greet.js';
import { forgetJourney } from '../rules/travel/journey.js';
import type { GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/replicant.js';
import { STATUS } from '../state/statuses.js';

const LEAVING: readonly number[] = [STATUS.decommissioning, STATUS.disassembling];

/** A device is where it wanted to go, with all that it carries. */
export const arrival: GameSystem = {
  name: 'arrival',
  table: 'devices',
  timer: 'arrival',
  run(draft, device) {
    const { devices, fleets } = draft;
    if (LEAVING.includes(devices.get(device, DEVICE.status))) {
      continueDecommission(draft, device);
      return;
    }
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
  },
};

import { makeLocation } from '../../galaxy/location.js';
import { devicePlace } from '../../rules/devices/device.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { startJourney, turnJourney } from '../../rules/travel/journey.js';
import { refuseSurge } from '../../rules/travel/chooseWay.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { AT_WORK, STATUS } from '../../state/statuses.js';
import { placeCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Under way: turns back to the last place that the device passed. Else: travels to the vessel of
 * its replicant, or to the last place of this vessel when it is under way itself.
 */
export const recall = defineDeviceCommand({
  name: 'recall',
  features: ['cruise'],
  states: {
    allowed: ['idle', ...AT_WORK, 'travelling'],
    wrong_state: ['recalling'],
    otherwise: 'device_busy',
  },
  args: {},
  checks: [placeCheck(refuseRecall)],
  answer: DEVICE_NOW,
  status: 202,
  run(draft, { device }) {
    const { devices, fleets } = draft;
    if (devices.get(device, DEVICE.status) === STATUS.travelling) turnJourney(draft, device);
    else {
      const vessel = fleets.get(devices.parent(device, DEVICE.replicant), FLEET.vessel);
      startJourney(draft, device, devicePlace(draft, vessel));
    }
  },
});

/** Why a device cannot be recalled; under way it can always turn back. */
function refuseRecall(world: World, device: DeviceId): Refused | undefined {
  const { devices, fleets, setting } = world;
  if (devices.get(device, DEVICE.status) === STATUS.travelling) return undefined;
  const replicant = devices.parent(device, DEVICE.replicant);
  const vessel = fleets.get(replicant, FLEET.vessel);
  if (vessel === 0) {
    return refuse('no_vessel', 'The replicant of the device has no vessel', {
      replicant_code: replicantCode(setting.key, replicant),
    });
  }
  const place = devicePlace(world, vessel);
  if (place === devicePlace(world, device)) {
    const location = makeLocation(setting.seed, place);
    return refuse('already_there', `The device is already with its vessel at ${location}`, {
      location,
    });
  }
  return refuseSurge(world, device, place);
}

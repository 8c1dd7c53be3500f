import { makeLocation } from '../../galaxy/location.js';
import { DEVICE } from '../../state/devices/devices.js';
import { FLEET } from '../../state/devices/fleets.js';
import { replicantCode } from '../../state/accounts/replicantCode.js';
import { STATUS } from '../../state/devices/statuses.js';
import { devicePlace } from '../devices/device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseSurge } from './refuseSurge.js';
import type { World } from '../schema.js';

/** Why a device cannot be recalled; under way it can always turn back. */
export function refuseRecall(world: World, device: number): Refused | undefined {
  const { devices, fleets, setting } = world;
  if (devices.get(device, DEVICE.status) === STATUS.travelling) return undefined;
  const replicant = devices.parent(device, DEVICE.replicant);
  const vessel = fleets.get(replicant, FLEET.vessel);
  if (vessel === 0) {
    return refuse('no_vessel', 'the replicant of the device lives in no vessel', {
      replicant_code: replicantCode(setting.seed, replicant),
    });
  }
  const place = devicePlace(world, vessel);
  if (place === devicePlace(world, device)) {
    const location = makeLocation(setting.seed, place);
    return refuse('already_there', `the device is with its vessel at ${location}`, { location });
  }
  return refuseSurge(world, device, place);
}

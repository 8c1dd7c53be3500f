import { done } from '../../kernel/index.js';
import { makeLocation } from '../galaxy/location.js';
import { devicePlace } from '../rules/device.js';
import { journeyStart, journeyTurn } from '../rules/journey.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { replicantCode } from '../state/replicantCode.js';
import { STATUS } from '../state/statuses.js';
import { orderAnswer, orderOf } from './order.js';
import { refuseSurge } from './refuseSurge.js';

/**
 * `recall {device}`: under way, back to the last place passed; else to where the vessel of its
 * replicant is (or was last, when that is under way itself).
 */
export const recall: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'recall', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const { devices } = draft;
  if (devices.get(device, DEVICE.status) === STATUS.travelling) {
    journeyTurn(draft, device);
    return done(orderAnswer(draft, device));
  }
  const replicant = devices.parent(device, DEVICE.replicant);
  const vessel = draft.fleets.get(replicant, FLEET.vessel);
  if (vessel === 0) {
    return refuse('no_vessel', 'the replicant of the device lives in no vessel', {
      replicant_code: replicantCode(draft.setting.seed, replicant),
    });
  }
  const place = devicePlace(draft, vessel);
  if (place === devicePlace(draft, device)) {
    const location = makeLocation(draft.setting.seed, place);
    return refuse('already_there', `the device is with its vessel at ${location}`, { location });
  }
  const stranded = refuseSurge(draft, device, place);
  if (stranded !== undefined) return stranded;
  journeyStart(draft, device, place);
  return done(orderAnswer(draft, device));
};

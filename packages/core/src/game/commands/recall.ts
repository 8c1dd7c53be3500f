import { done } from '../../kernel.js';
import { devicePlace } from '../rules/devices/device.js';
import { journeyStart, journeyTurn } from '../rules/travel/journey.js';
import { isRefused } from '../rules/refuse.js';
import { refuseRecall } from '../rules/travel/refuseRecall.js';
import type { Reducer } from '../rules/schema.js';
import { DEVICE } from '../state/devices/devices.js';
import { FLEET } from '../state/devices/fleets.js';
import { STATUS } from '../state/devices/statuses.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `recall {device}`: under way, back to the last place passed; else to where the vessel of its
 * replicant is (or was last, when that is under way itself).
 */
export const recall: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'recall', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const refusal = refuseRecall(draft, device);
  if (refusal !== undefined) return refusal;
  const { devices, fleets } = draft;
  if (devices.get(device, DEVICE.status) === STATUS.travelling) journeyTurn(draft, device);
  else {
    const vessel = fleets.get(devices.parent(device, DEVICE.replicant), FLEET.vessel);
    journeyStart(draft, device, devicePlace(draft, vessel));
  }
  return done(orderAnswer(draft, device));
};

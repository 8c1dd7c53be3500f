import { done } from '../../kernel.js';
import { berthCarrier, berthLeave } from '../rules/carrying/berth.js';
import { isRefused } from '../rules/refuse.js';
import { refuseCarrierBusy } from '../rules/carrying/refuseCarrier.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';

/** `deploy {device}`: puts a stowed device out where its carrier is; whose carrier is no matter. */
export const deploy: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'deploy', {});
  if (isRefused(order)) return order;
  const refusal = refuseCarrierBusy(draft, berthCarrier(draft, order.device));
  if (refusal !== undefined) return refusal;
  berthLeave(draft, order.device);
  return done(orderAnswer(draft, order.device));
};

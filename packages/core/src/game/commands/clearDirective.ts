import { done } from '../../kernel.js';
import { directiveForget, refuseNoDirective } from '../rules/controllers/directiveSet.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';

/** `clear_directive {device}`: the controller plans no more; its drones go on with what they do. */
export const clearDirective: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'clear_directive', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const refusal = refuseNoDirective(draft, device);
  if (refusal !== undefined) return refusal;
  directiveForget(draft, draft.controllers.find(device));
  return done(orderAnswer(draft, device));
};

import { done } from '../../kernel.js';
import { endActivity } from '../rules/devices/endActivity.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';

/** `deactivate {device}`: ends a run or a search, lets go of a tracked site, or switches off. */
export const deactivate: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'deactivate', {});
  if (isRefused(order)) return order;
  endActivity(draft, order.device, 'deactivated');
  return done(orderAnswer(draft, order.device));
};

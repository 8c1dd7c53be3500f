import { done } from '../../kernel.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { refuseSwitchOn, switchOn } from '../rules/devices/switchOn.js';
import { orderAnswer, orderOf } from './order.js';

/** `activate {device}`: switches on what works by itself at its place. */
export const activate: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'activate', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const refusal = refuseSwitchOn(draft, device);
  if (refusal !== undefined) return refusal;
  switchOn(draft, device);
  return done(orderAnswer(draft, device));
};

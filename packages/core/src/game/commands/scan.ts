import { done } from '../../kernel.js';
import { isRefused } from '../rules/refuse.js';
import { scanSeconds, scanStart } from '../rules/mining/scan.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';

/** `scan {device}`: finds the salvage of a planet or moon, and what is left in a place's sites. */
export const scan: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'scan', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const seconds = scanSeconds(draft, device);
  if (isRefused(seconds)) return seconds;
  scanStart(draft, device, seconds);
  return done(orderAnswer(draft, device));
};

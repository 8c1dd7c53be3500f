import { done } from '../../kernel.js';
import { printQueueCancel } from '../rules/printing/printQueue.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { PRINTER } from '../state/devices/printers.js';
import { orderAnswer, orderOf } from './order.js';

/** `clear_queue {device}`: cancels all jobs; a running one is refunded. */
export const clearQueue: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'clear_queue', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const printer = draft.printers.find(device);
  const jobs = draft.printers.members(printer, PRINTER.queue);
  printQueueCancel(draft, printer, jobs);
  return done({ ...orderAnswer(draft, device), job_ids: jobs });
};

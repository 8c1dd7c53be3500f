import { done, INT_MAX, refuse } from '../../kernel/index.js';
import { printQueueCancel } from '../rules/printQueue.js';
import type { Reducer } from '../rules/schema.js';
import { JOB } from '../state/jobs.js';
import { PRINTER } from '../state/printers.js';
import { orderAnswer, orderOf } from './order.js';
import { integer, isRefused } from './readers.js';

const READERS = { job_id: integer(1, INT_MAX) };

/** `dequeue_print {device, job_id}`: takes one job from the queue; a running one is refunded. */
export const dequeuePrint: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'dequeue_print', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const job = args.job_id;
  const printer = draft.printers.find(device);
  if (!draft.jobs.has(job) || draft.jobs.parent(job, JOB.printer) !== printer) {
    return refuse('unknown_job', `the queue has no job ${job}`, { field: 'job_id', job_id: job });
  }
  printQueueCancel(draft, printer, [job]);
  const completes = draft.printers.due(printer, PRINTER.finished);
  return done({ ...orderAnswer(draft, device, completes), job_ids: [job] });
};

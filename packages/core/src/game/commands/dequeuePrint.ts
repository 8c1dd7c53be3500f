import { done, INT_MAX } from '../../kernel.js';
import { printQueueCancel } from '../rules/printing/printQueue.js';
import { integer, optional } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Reducer, World } from '../rules/schema.js';
import { JOB } from '../state/devices/jobs.js';
import { PRINTER } from '../state/devices/printers.js';
import { orderAnswer, orderOf } from './order.js';

const READERS = {
  job_id: optional(integer(1, INT_MAX), 0),
  batch_id: optional(integer(1, INT_MAX), 0),
};

/**
 * `dequeue_print {device, job_id}` or `{device, batch_id}`: takes one job from the queue, or what
 * is left of a batch; a running one is refunded.
 */
export const dequeuePrint: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'dequeue_print', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const printer = draft.printers.find(device);
  const jobs = wanted(draft, printer, args);
  if (isRefused(jobs)) return jobs;
  printQueueCancel(draft, printer, jobs);
  return done({ ...orderAnswer(draft, device), job_ids: jobs });
};

interface Args {
  readonly job_id: number;
  readonly batch_id: number;
}

function wanted(world: World, printer: number, { job_id, batch_id }: Args): number[] | Refused {
  if ((job_id === 0) === (batch_id === 0)) {
    return refuse('invalid_field', 'either job_id or batch_id says what is to be cancelled', {
      field: 'job_id',
      rule: 'one of job_id, batch_id',
    });
  }
  const queue = world.printers.members(printer, PRINTER.queue);
  const jobs = queue.filter((job) => job === job_id || world.jobs.get(job, JOB.batch) === batch_id);
  if (jobs.length > 0) return jobs;
  return job_id > 0
    ? refuse('unknown_job', `the queue has no job ${job_id}`, { field: 'job_id', job_id })
    : refuse('unknown_batch', `the queue has no batch ${batch_id}`, {
        field: 'batch_id',
        batch_id,
      });
}

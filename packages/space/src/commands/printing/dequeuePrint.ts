import { many, optional, type Values } from '@astrarium/core';
import { cancelPrintJobs } from '../../rules/printing/printQueue.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { JOB, jobNumber, PRINTER, type PrinterId } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { ID } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

const ARGS = {
  job_id: optional(ID.about('The job to cancel.')),
  batch_id: optional(ID.about('The batch whose remaining jobs are cancelled.')),
};

/**
 * Cancels one job of the queue, or the remaining jobs of a batch. A running job is refunded.
 */
export const dequeuePrint = defineDeviceCommand({
  name: 'dequeue_print',
  features: ['print'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'wrong_state' },
  args: ARGS,
  oneOf: ['job_id', 'batch_id'],
  answer: { ...DEVICE_NOW, job_ids: many(ID) },
  status: 200,
  run(draft, { args, device }) {
    const printer = draft.printers.find(device);
    const jobs = jobsToCancel(draft, printer, args);
    if (isRefused(jobs)) return jobs;
    cancelPrintJobs(draft, printer, jobs);
    return { job_ids: jobs.map((job) => jobNumber(draft.setting.key, job)) };
  },
});

function jobsToCancel(
  world: World,
  printer: PrinterId,
  { job_id, batch_id }: Values<typeof ARGS>,
): number[] | Refused {
  const queue = world.printers.members(printer, PRINTER.queue);
  const { key } = world.setting;
  const jobs = queue.filter((job) => {
    const batch = world.jobs.get(job, JOB.batch);
    return jobNumber(key, job) === job_id || jobNumber(key, batch) === batch_id;
  });
  if (jobs.length > 0) return jobs;
  if (job_id !== undefined) {
    return refuse('unknown_job', `The queue has no job ${job_id}`, { field: 'job_id', job_id });
  }
  return refuse('unknown_batch', `The queue has no batch ${batch_id}`, {
    field: 'batch_id',
    batch_id: batch_id ?? 0,
  });
}

import { cancelPrintJobs } from '../../rules/printing/printQueue.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { JOB, jobNumber, PRINTER, type PrinterId } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { id, optional } from '../definition/argument.js';
import type { ArgumentValues } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

const ARGS = {
  job_id: optional(id('The job to cancel.')),
  batch_id: optional(id('The batch whose remaining jobs are cancelled.')),
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
  answer: { ...DEVICE_NOW, job_ids: ANSWER.ids },
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
  { job_id, batch_id }: ArgumentValues<typeof ARGS>,
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

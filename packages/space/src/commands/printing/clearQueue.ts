import { cancelPrintJobs } from '../../rules/printing/printQueue.js';
import { jobNumber, PRINTER } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/** Cancels all jobs of the queue. A running job is refunded. */
export const clearQueue = defineDeviceCommand({
  name: 'clear_queue',
  features: ['print'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'wrong_state' },
  args: {},
  answer: { ...DEVICE_NOW, job_ids: ANSWER.ids },
  status: 200,
  run(draft, { device }) {
    const printer = draft.printers.find(device);
    const jobs = draft.printers.members(printer, PRINTER.queue);
    cancelPrintJobs(draft, printer, jobs);
    return { job_ids: jobs.map((job) => jobNumber(draft.setting.key, job)) };
  },
});

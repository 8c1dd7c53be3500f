import { many } from '@astrarium/core';
import { cancelPrintJobs } from '../../rules/printing/printQueue.js';
import { jobNumber, PRINTER } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { ID } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Cancels all jobs of the queue. A running job is refunded. */
export const clearQueue = defineDeviceCommand({
  name: 'clear_queue',
  features: ['print'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'wrong_state' },
  args: {},
  answer: { ...DEVICE_NOW, job_ids: many(ID) },
  status: 200,
  run(draft, { device }) {
    const printer = draft.printers.find(device);
    const jobs = draft.printers.members(printer, PRINTER.queue);
    cancelPrintJobs(draft, printer, jobs);
    return { job_ids: jobs.map((job) => jobNumber(draft.setting.key, job)) };
  },
});

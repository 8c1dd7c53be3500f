import { deviceAdd, devicePlace } from '../rules/device.js';
import { printNext } from '../rules/print.js';
import { printJob } from '../rules/printJob.js';
import type { GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { JOB } from '../state/jobs.js';
import { PRINTER } from '../state/printers.js';

/** A job is done: there is a new device, and the next job's turn has come. */
export const printFinished: GameSystem = {
  name: 'printFinished',
  table: 'printers',
  timer: 'finished',
  run(draft, printer) {
    const { devices, jobs } = draft;
    const device = draft.printers.get(printer, PRINTER.device);
    const job = printJob(draft, printer);
    const type = jobs.get(job, JOB.deviceType);
    const replicant = devices.parent(device, DEVICE.replicant);
    const made = deviceAdd(draft, type, replicant, devices.parent(device, DEVICE.location));
    jobs.remove(job);
    draft.fleets.add(replicant, FLEET.printed, 1);
    draft.emit('print.completed', replicant, device, devicePlace(draft, device), type, job, made);
    printNext(draft, printer);
  },
};

import { earnAchievement } from '../rules/accounts/earnAchievement.js';
import { deviceAccount, addDevice, devicePlace, setDeviceStatus } from '../rules/devices/device.js';
import { startNextPrint } from '../rules/printing/print.js';
import { printJob } from '../rules/printing/printJob.js';
import { runFollowUps } from '../rules/printing/runFollowUps.js';
import { removePrintJob } from '../rules/printing/printQueue.js';
import type { GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/replicant.js';
import { JOB, PRINTER } from '../state/printers.js';
import { STATUS } from '../state/statuses.js';

/**
 * A job is done: there is a new device; then comes what was ordered for it; then the next job's
 * turn.
 */
export const printFinished: GameSystem = {
  name: 'printFinished',
  table: 'printers',
  timer: 'finished',
  run(draft, printer) {
    const { devices, jobs } = draft;
    const device = draft.printers.get(printer, PRINTER.device);
    const job = printJob(draft, printer);
    const type = jobs.get(job, JOB.deviceType);
    const order = draft.orders.get(jobs.get(job, JOB.order));
    const replicant = devices.parent(device, DEVICE.replicant);
    const printed = addDevice(draft, type, replicant, devices.parent(device, DEVICE.location));
    removePrintJob(draft, job);
    draft.fleets.add(replicant, FLEET.printed, 1);
    draft.emit(
      'print.completed',
      replicant,
      device,
      devicePlace(draft, device),
      type,
      job,
      printed,
    );
    earnAchievement(draft, deviceAccount(draft, device), 'first_print');
    setDeviceStatus(draft, device, STATUS.idle, 0, 'done');
    if (order !== undefined) runFollowUps(draft, device, printed, order);
    startNextPrint(draft, printer);
  },
};

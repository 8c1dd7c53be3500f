import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { DEVICE } from '../../state/devices.js';
import { HOLDING } from '../../state/account.js';
import { JOB, type JobId, PRINTER, type PrinterId, type PrintOrder } from '../../state/printers.js';
import { STATUS } from '../../state/statuses.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { startNextPrint, wakePrinters } from './print.js';
import { printJob, printJobBill, payPrintJob, printJobPile } from './printJob.js';
import type { Draft } from '../schema.js';
import { destroyAmounts } from '../stock/stock.js';

/**
 * Adds a batch of jobs to a printer's queue; the first one starts, or waits, when the printer is
 * idle.
 */
export function addToPrintQueue(
  draft: Draft,
  printer: PrinterId,
  type: number,
  quantity: number,
  order?: PrintOrder,
): number[] {
  const { jobs } = draft;
  const document = order === undefined ? 0 : draft.orders.insert(order);
  const device = draft.printers.get(printer, PRINTER.device);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  const added: number[] = [];
  for (let n = 0; n < quantity; n += 1) {
    const job = jobs.insert();
    jobs.join(job, JOB.printer, printer);
    jobs.set(job, JOB.deviceType, type);
    const batch = added[0] ?? job;
    jobs.set(job, JOB.batch, batch);
    jobs.set(job, JOB.order, document);
    added.push(job);
    draft.emit('print.ordered', replicant, device, place, type, job, batch);
  }
  count(draft, printer, quantity);
  if (draft.devices.get(device, DEVICE.status) === STATUS.idle) startNextPrint(draft, printer);
  return added;
}

/** Cancels jobs of a printer; a running one is refunded, and longer waiting printers come first. */
export function cancelPrintJobs(
  draft: Draft,
  printer: PrinterId,
  cancelled: readonly JobId[],
): void {
  const { devices, jobs, printers } = draft;
  const device = printers.get(printer, PRINTER.device);
  const printing = devices.get(device, DEVICE.status) === STATUS.printing;
  const head = printJob(draft, printer);
  const pile = printJobPile(draft, printer);
  const place = devicePlace(draft, device);
  const replicant = devices.parent(device, DEVICE.replicant);
  if (printing && cancelled.includes(head)) {
    payPrintJob(draft, pile, printJobBill(draft, head), 'refund');
    printers.cancel(printer, PRINTER.finished);
  }
  for (const job of cancelled) {
    const type = jobs.get(job, JOB.deviceType);
    removePrintJob(draft, job);
    draft.emit('print.cancelled', replicant, device, place, type, job);
  }
  count(draft, printer, -cancelled.length);
  if (!cancelled.includes(head)) return;
  if (printing) wakePrinters(draft, pile);
  startNextPrint(draft, printer);
}

/** Ends all jobs of a printer without a refund: the matter of the running one is destroyed. */
export function destroyPrintQueue(draft: Draft, printer: PrinterId): void {
  const { devices, printers } = draft;
  const queued = printers.members(printer, PRINTER.queue);
  const head = printJob(draft, printer);
  if (head === 0) return;
  const device = printers.get(printer, PRINTER.device);
  if (devices.get(device, DEVICE.status) === STATUS.printing) {
    destroyAmounts(draft, printJobBill(draft, head));
    printers.cancel(printer, PRINTER.finished);
  }
  printers.leave(printer, PRINTER.waitsFor);
  for (const job of queued) removePrintJob(draft, job);
  count(draft, printer, -queued.length);
}

/** Takes a job from its queue; what was ordered for its batch goes with the last of the batch. */
export function removePrintJob(draft: Draft, job: JobId): void {
  const { jobs, orders, printers } = draft;
  const printer = jobs.parent(job, JOB.printer);
  const order = jobs.get(job, JOB.order);
  jobs.remove(job);
  if (order === 0) return;
  const rest = printers.members(printer, PRINTER.queue);
  if (!rest.some((other) => jobs.get(other, JOB.order) === order)) orders.remove(order);
}

/** Counts jobs like the devices that they will become. */
function count(draft: Draft, printer: PrinterId, change: number): void {
  const account = deviceAccount(draft, draft.printers.get(printer, PRINTER.device));
  draft.holdings.add(account, HOLDING.devices, change);
  draft.census.add(CENSUS_ROW, CENSUS.devices, change);
}

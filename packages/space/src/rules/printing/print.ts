import { ceilDiv, INT_MAX, min } from '@astrarium/core';
import { CATEGORIES, categoryAt } from '../../ruleset/categories.js';
import type { Amounts } from '../../ruleset/categories.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { categoryOf } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { JOB, type JobId, PRINTER, type PrinterId } from '../../state/printers.js';
import { MICRO, type PileId, STOCK, type StockId, stockOf } from '../../state/stocks.js';
import { STATUS } from '../../state/statuses.js';
import { deviceBlueprint, devicePlace, setDeviceStatus } from '../devices/device.js';
import { printJob, printJobBill, payPrintJob, printJobPile } from './printJob.js';
import type { Draft, World } from '../schema.js';
import { scheduleStock } from '../stock/stock.js';

/** The next job of a printer that runs none: it starts, or waits, or there is nothing to do. */
export function startNextPrint(draft: Draft, printer: PrinterId): void {
  const device = draft.printers.get(printer, PRINTER.device);
  const job = printJob(draft, printer);
  if (job === 0) {
    draft.printers.leave(printer, PRINTER.waitsFor);
    if (draft.devices.get(device, DEVICE.status) !== STATUS.idle) {
      setDeviceStatus(draft, device, STATUS.idle, 0);
    }
    return;
  }
  const pile = printJobPile(draft, printer);
  const lastResource = lastToCome(draft, pile, printJobBill(draft, job));
  if (lastResource === 0) start(draft, printer, device, job, pile);
  else wait(draft, printer, device, job, lastResource);
}

/**
 * Lets the printers try that wait for a stock of this pile of which there is enough now: the
 * longest waiting first, then by device. Those that still lack something wait for that.
 */
export function wakePrinters(draft: Draft, pile: PileId): void {
  const { devices, printers, stocks } = draft;
  const ready: { printer: PrinterId; device: DeviceId; since: number }[] = [];
  for (const stock of stocksOf(pile)) {
    const level = stocks.level(stock, STOCK.amount);
    for (const printer of stocks.members(stock, STOCK.waiters)) {
      if (needOf(draft, printer, stock) > level) continue;
      const device = printers.get(printer, PRINTER.device);
      ready.push({ printer, device, since: devices.get(device, DEVICE.since) });
    }
  }
  ready.sort((a, b) => a.since - b.since || a.device - b.device);
  for (const { printer } of ready) startNextPrint(draft, printer);
  for (const stock of stocksOf(pile)) scheduleWaitingPrinters(draft, stock);
}

/** Sets the timer of a stock to the tick at which it has the least that a waiting printer needs. */
export function scheduleWaitingPrinters(draft: Draft, stock: StockId): void {
  const { stocks } = draft;
  let need = 0;
  for (const printer of stocks.members(stock, STOCK.waiters)) {
    const own = needOf(draft, printer, stock);
    need = need === 0 ? own : min(need, own);
  }
  stocks.set(stock, STOCK.need, need);
  scheduleStock(draft, stock);
}

/**
 * Of the stocks that hold less than the bill, the one that will have enough last, as things are;
 * one that does not grow comes after all others, and the first category wins a tie. 0 when the
 * bill can be paid.
 */
function lastToCome(world: World, pile: PileId, bill: Amounts): StockId {
  let last = 0;
  let latest = -1;
  for (const [position, category] of CATEGORIES.entries()) {
    const stock = stockOf(pile, position + 1);
    const missing = bill[category] * MICRO - world.stocks.level(stock, STOCK.amount);
    if (missing <= 0) continue;
    const rate = world.stocks.rate(stock, STOCK.amount);
    const ticks = rate === 0 ? INT_MAX : ceilDiv(missing, rate);
    if (ticks <= latest) continue;
    last = stock;
    latest = ticks;
  }
  return last;
}

function start(draft: Draft, printer: PrinterId, device: DeviceId, job: JobId, pile: PileId): void {
  const { devices, printers, setting } = draft;
  const type = draft.jobs.get(job, JOB.deviceType);
  const { bill, printSeconds } = deviceBlueprint(draft, type);
  const speed = speedPerMille(setting.ruleset, devices.get(device, DEVICE.capacity));
  const completion = draft.now + slowedSeconds(printSeconds, speed);
  printers.leave(printer, PRINTER.waitsFor);
  payPrintJob(draft, pile, bill, 'debit');
  setDeviceStatus(draft, device, STATUS.printing, job, 'done');
  printers.schedule(printer, PRINTER.finished, completion);
  const replicant = devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  draft.emit('print.started', replicant, device, place, type, job, completion);
}

function wait(
  draft: Draft,
  printer: PrinterId,
  device: DeviceId,
  job: JobId,
  stock: StockId,
): void {
  const { devices, printers, stocks } = draft;
  printers.join(printer, PRINTER.waitsFor, stock);
  const need = needOf(draft, printer, stock);
  const minimum = stocks.get(stock, STOCK.need);
  if (minimum === 0 || need < minimum) stocks.set(stock, STOCK.need, need);
  scheduleStock(draft, stock);
  if (devices.get(device, DEVICE.status) === STATUS.waitingForResources) {
    devices.set(device, DEVICE.target, job);
    return;
  }
  setDeviceStatus(draft, device, STATUS.waitingForResources, job);
  const type = draft.jobs.get(job, JOB.deviceType);
  const replicant = devices.parent(device, DEVICE.replicant);
  draft.emit('print.waiting', replicant, device, devicePlace(draft, device), type, job);
}

function needOf(world: World, printer: PrinterId, stock: StockId): number {
  const category = categoryAt(categoryOf(stock));
  return printJobBill(world, printJob(world, printer))[category] * MICRO;
}

function stocksOf(pile: PileId): StockId[] {
  return CATEGORIES.map((_, position) => stockOf(pile, position + 1));
}

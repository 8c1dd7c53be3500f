import { CATEGORIES } from '../../ruleset/categories.js';
import type { Amounts } from '../../ruleset/categories.js';
import { DEVICE } from '../../state/devices.js';
import { JOB, type JobId, PRINTER, type PrinterId } from '../../state/printers.js';
import { MICRO, type PileId, pileKey, stockOf } from '../../state/stocks.js';
import { deviceAccount, deviceBlueprint } from '../devices/device.js';
import type { Draft, World } from '../schema.js';
import { addToStock } from '../stock/stock.js';

/** The first job of a printer's queue, running or waiting; 0 when there is none. */
export function printJob(world: World, printer: PrinterId): JobId {
  return world.printers.members(printer, PRINTER.queue)[0] ?? 0;
}

/** What a job costs. */
export function printJobBill(world: World, job: JobId): Amounts {
  return deviceBlueprint(world, world.jobs.get(job, JOB.deviceType)).bill;
}

/** The pile that a printer takes from: its account's where it stands; 0 when there is none. */
export function printJobPile(world: World, printer: PrinterId): PileId {
  const device = world.printers.get(printer, PRINTER.device);
  const location = world.devices.parent(device, DEVICE.location);
  return world.piles.find(pileKey(deviceAccount(world, device), location));
}

/** Takes a bill from a pile, or gives it back: all categories at once. */
export function payPrintJob(
  draft: Draft,
  pile: PileId,
  bill: Amounts,
  way: 'debit' | 'refund',
): void {
  for (const [position, category] of CATEGORIES.entries()) {
    const micro = bill[category] * MICRO;
    if (micro === 0) continue;
    addToStock(draft, stockOf(pile, position + 1), way === 'debit' ? -micro : micro);
  }
}

import { devicePlace, deviceBlueprint } from '../../rules/devices/device.js';
import { printJobBill, printJobPile } from '../../rules/printing/printJob.js';
import type { World } from '../../rules/schema.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { categoryOf } from '../../state/sites.js';
import { JOB, jobNumber, PRINTER, type PrinterId } from '../../state/printers.js';
import { STATUS } from '../../state/statuses.js';
import { STOCK } from '../../state/stocks.js';
import type { Foreseen } from './due.js';
import { stockOutlook } from './stockOutlook.js';

/**
 * The completion of the jobs of a printer, one after the other. Each starts when the stock at its
 * present growth covers the bill, as if no other printer took from it.
 */
export function dueOfPrinter(world: World, device: DeviceId): Foreseen[] {
  const { devices, jobs, printers, setting } = world;
  const printer = printers.find(device);
  if (printer === 0) return [];
  const place = devicePlace(world, device);
  const speed = speedPerMille(setting.ruleset, devices.get(device, DEVICE.capacity));
  const outlook = stockOutlook(world, printJobPile(world, printer));
  const running = printers.due(printer, PRINTER.finished);
  const foreseen = dueOfWait(world, device, printer, place);
  // A printer that waits tries again in the next tick at the earliest.
  let free = running === 0 ? world.now + 1 : running;
  for (const [position, job] of printers.members(printer, PRINTER.queue).entries()) {
    const type = jobs.get(job, JOB.deviceType);
    const isRunning = position === 0 && running !== 0;
    const bill = printJobBill(world, job);
    const numbers = { job_id: jobNumber(setting.key, job), device_type: deviceTypeAt(type) };
    const starts = isRunning ? devices.get(device, DEVICE.since) : outlook.payable(bill, free);
    if (!isRunning && starts === 0) {
      foreseen.push({ kind: 'print_completed', at: 'short_stock', place, device, numbers });
      return foreseen;
    }
    if (!isRunning) {
      outlook.take(bill, starts, 1);
      free = starts + slowedSeconds(deviceBlueprint(world, type).printSeconds, speed);
    }
    const more = { ...numbers, starts_tick: starts };
    foreseen.push({ kind: 'print_completed', at: free, place, device, numbers: more });
  }
  return foreseen;
}

/** The tick at which a stock reaches the amount that a printer waits for. */
function dueOfWait(world: World, device: DeviceId, printer: PrinterId, place: number): Foreseen[] {
  const stock = world.printers.parent(printer, PRINTER.waitsFor);
  if (world.devices.get(device, DEVICE.status) !== STATUS.waitingForResources) return [];
  const at = world.stocks.due(stock, STOCK.reached);
  const resource = categoryOf(stock);
  return at === 0 ? [] : [{ kind: 'stock_reached', at, place, device, resource }];
}

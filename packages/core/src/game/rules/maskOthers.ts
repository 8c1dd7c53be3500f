import { CENSUS, CENSUS_ROW } from '../state/census.js';
import { CONTROLLER } from '../state/controllers.js';
import { DEVICE } from '../state/devices.js';
import { HOLDING } from '../state/holdings.js';
import { HUB } from '../state/hubs.js';
import { PILE } from '../state/piles.js';
import { PRINTER } from '../state/printers.js';
import { STATUS } from '../state/statuses.js';
import { deviceAccount } from './device.js';
import { endActivity } from './endActivity.js';
import type { Draft } from './schema.js';

/** What ends when others are taken to be idle; sites kept open and what is active can be seen. */
const HIDDEN: readonly number[] = [STATUS.mining, STATUS.searching, STATUS.scanning];

/**
 * Makes everybody but an account idle: their runs, searches and scans end, nobody of them arrives,
 * prints, plans or pays upkeep any more, and none takes a device. What counts against the limits
 * of the galaxy is only the account's own. Hubs, open sites and terraformers stay: they are seen.
 */
export function maskOthers(draft: Draft, account: number): void {
  const { controllers, devices, hubs, printers } = draft;
  for (const device of devices.ids()) {
    if (deviceAccount(draft, device) === account) continue;
    if (HIDDEN.includes(devices.get(device, DEVICE.status))) {
      endActivity(draft, device, 'deactivated');
    }
    devices.cancel(device, DEVICE.arrival);
    const printer = printers.find(device);
    if (printer !== 0) {
      printers.cancel(printer, PRINTER.finished);
      printers.leave(printer, PRINTER.waitsFor);
    }
    const hub = hubs.find(device);
    if (hub !== 0) {
      hubs.cancel(hub, HUB.upkeep);
      hubs.cancel(hub, HUB.crossing);
    }
    const controller = controllers.find(device);
    if (controller === 0) continue;
    controllers.cancel(controller, CONTROLLER.plan);
    controllers.cancel(controller, CONTROLLER.digest);
  }
  for (const holding of draft.holdings.ids()) {
    if (holding === account) continue;
    for (const pile of draft.holdings.members(holding, HOLDING.piles)) {
      draft.piles.cancel(pile, PILE.wake);
    }
  }
  for (const replicant of draft.replicants.ids()) {
    if (draft.replicants.get(replicant)?.account === account) continue;
    draft.replicants.edit(replicant, (document) => {
      document.accepts_devices = false;
    });
  }
  draft.census.set(CENSUS_ROW, CENSUS.devices, draft.holdings.get(account, HOLDING.devices));
}

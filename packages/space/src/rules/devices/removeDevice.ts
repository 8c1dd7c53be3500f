import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { DEVICE, type DeviceId, RETIRED } from '../../state/devices.js';
import { FLEET } from '../../state/replicant.js';
import { HOLDING } from '../../state/account.js';
import { PRINTER } from '../../state/printers.js';
import { STATUS } from '../../state/statuses.js';
import { dissolveAdoptions } from '../controllers/adoption.js';
import { forgetBerth } from '../carrying/berth.js';
import { deviceAccount, recordEnding } from './device.js';
import { replicantIn } from '../accounts/replicant.js';
import type { Draft } from '../schema.js';
import { forgetLabel } from './label.js';

/**
 * Takes a device that does nothing out of the world for ever; its code is never used again. What it
 * carries is put down; a replicant that lives in it has no vessel then. Where its matter goes is
 * the caller's concern.
 */
export function removeDevice(draft: Draft, device: DeviceId): void {
  const { devices, printers, retired } = draft;
  const account = deviceAccount(draft, device);
  const isApart = devices.get(device, DEVICE.status) === STATUS.disassembling;
  recordEnding(draft, device, isApart ? 'done' : 'cancelled');
  dissolveAdoptions(draft, device);
  const replicant = replicantIn(draft, device);
  if (replicant !== 0) draft.fleets.set(replicant, FLEET.vessel, 0);
  const printer = printers.find(device);
  if (printer !== 0) printers.leave(printer, PRINTER.yard);
  forgetBerth(draft, device);
  forgetLabel(draft, device);
  draft.holdings.add(account, HOLDING.devices, -1);
  draft.census.add(CENSUS_ROW, CENSUS.devices, -1);
  retired.set(retired.insert(device), RETIRED.type, devices.get(device, DEVICE.type));
  devices.remove(device);
}

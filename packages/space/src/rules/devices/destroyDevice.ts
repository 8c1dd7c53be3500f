import { CATEGORIES } from '../../ruleset/categories.js';
import { HOLD } from '../../state/berths.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { destroyPrintQueue } from '../printing/printQueue.js';
import type { Draft } from '../schema.js';
import { destroyAmounts, postLedger } from '../stock/stock.js';
import { forgetJourney } from '../travel/journey.js';
import { deviceBlueprint } from './device.js';
import { endActivity } from './endActivity.js';
import { removeDevice } from './removeDevice.js';

/** Destroys a device, whatever it does, with its cargo and its print jobs. */
export function destroyDevice(draft: Draft, device: DeviceId): void {
  endActivity(draft, device, 'decommissioned');
  forgetJourney(draft, device);
  const printer = draft.printers.find(device);
  if (printer !== 0) destroyPrintQueue(draft, printer);
  destroyCargo(draft, device);
  const { bill } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  removeDevice(draft, device);
  destroyAmounts(draft, bill);
}

function destroyCargo(draft: Draft, device: DeviceId): void {
  const hold = draft.holds.find(device);
  if (hold === 0) return;
  for (const [position, category] of CATEGORIES.entries()) {
    postLedger(draft, 'destruction', position + 1, draft.holds.get(hold, HOLD[category]));
    draft.holds.set(hold, HOLD[category], 0);
  }
}

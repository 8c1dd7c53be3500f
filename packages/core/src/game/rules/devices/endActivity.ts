import type { StopReason } from '../../events/stopReasons.js';
import { DEVICE } from '../../state/devices/devices.js';
import { STATUS } from '../../state/devices/statuses.js';
import { deviceTurns } from './device.js';
import { runStop } from '../mining/run.js';
import { scanForget } from '../mining/scan.js';
import type { Draft } from '../schema.js';
import { siteClose, siteForget } from '../mining/site.js';
import { switchOff } from './switchOff.js';

/**
 * Takes a device from what it does at its place: a run ends, a search is forgotten, a tracked site
 * closes, what is active is switched off. The device is idle then.
 */
export function endActivity(draft: Draft, device: number, reason: StopReason): void {
  switch (draft.devices.get(device, DEVICE.status)) {
    case STATUS.mining:
      runStop(draft, device, reason);
      return;
    case STATUS.active:
      switchOff(draft, device, reason);
      return;
    case STATUS.searching:
      siteForget(draft, device);
      break;
    case STATUS.scanning:
      scanForget(draft, device);
      break;
    case STATUS.tracking:
      siteClose(draft, device);
      break;
    default:
      return;
  }
  deviceTurns(draft, device, STATUS.idle, 0);
}

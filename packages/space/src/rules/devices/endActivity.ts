import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { STATUS } from '../../state/statuses.js';
import { stopHub } from '../hubs/hub.js';
import { stopRun } from '../mining/run.js';
import { cancelScan } from '../mining/scan.js';
import { closeSite, cancelSearch } from '../mining/site.js';
import { type Draft, rows } from '../schema.js';
import { stopTerraforming } from '../terraforming/terraform.js';
import { deviceBlueprint, devicePlace, setDeviceStatus } from './device.js';

/**
 * Takes a device from what it does at its place: a run ends, a search is forgotten, a tracked site
 * closes, what is active is switched off. The device is idle then.
 */
export function endActivity(draft: Draft, device: DeviceId, reason: StopReason): void {
  const row = rows(draft).devices.get(device);
  switch (draft.devices.get(device, DEVICE.status)) {
    case STATUS.mining:
      stopRun(draft, row, reason);
      return;
    case STATUS.active:
      switchOff(draft, device, reason);
      return;
    case STATUS.searching:
      cancelSearch(draft, row);
      break;
    case STATUS.scanning:
      cancelScan(draft, row);
      break;
    case STATUS.tracking:
      closeSite(draft, row);
      break;
    default:
      return;
  }
  setDeviceStatus(draft, device, STATUS.idle, 0);
}

/** Ends the activity of an active device, by its feature: the other side of `activate`. */
export function switchOff(draft: Draft, device: DeviceId, reason: StopReason): void {
  const { features } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  if (features.includes('hub')) stopHub(draft, device, reason);
  else if (features.includes('terraform')) stopTerraforming(draft, device, reason);
  else beaconStop(draft, device, features.includes('relay') ? 'relay' : 'beacon', reason);
}

/** A relay or a beacon: what is switched on and off wherever it is, and does no more than that. */
export type BeaconKind = 'relay' | 'beacon';

/** Switches on a relay or a beacon. */
export function startBeacon(draft: Draft, device: DeviceId, kind: BeaconKind): void {
  setDeviceStatus(draft, device, STATUS.active, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit(`${kind}.activated`, replicant, device, devicePlace(draft, device));
}

/** Switches it off. */
function beaconStop(draft: Draft, device: DeviceId, kind: BeaconKind, reason: StopReason): void {
  setDeviceStatus(draft, device, STATUS.idle, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  draft.emit(`${kind}.deactivated`, replicant, device, place, reasonIndex(reason));
}

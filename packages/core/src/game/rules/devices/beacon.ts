import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { STATUS } from '../../state/statuses.js';
import { devicePlace, deviceTurns } from './device.js';
import type { Draft } from '../schema.js';

/** A relay or a beacon: what is switched on and off wherever it is, and does no more than that. */
export type BeaconKind = 'relay' | 'beacon';

/** Switches on a relay or a beacon. */
export function beaconStart(draft: Draft, device: DeviceId, kind: BeaconKind): void {
  deviceTurns(draft, device, STATUS.active, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit(`${kind}.activated`, replicant, device, devicePlace(draft, device));
}

/** Switches it off. */
export function beaconStop(
  draft: Draft,
  device: DeviceId,
  kind: BeaconKind,
  reason: StopReason,
): void {
  deviceTurns(draft, device, STATUS.idle, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  draft.emit(`${kind}.deactivated`, replicant, device, place, reasonIndex(reason));
}

import type { Draft } from '../schema.js';
import type { BerthId } from '../../state/berths.js';
import type { DeviceId } from '../../state/devices.js';

/** The berth of a device; it appears when the device first carries or is carried. */
export function ensureBerth(draft: Draft, device: DeviceId): BerthId {
  const known = draft.berths.find(device);
  return known === 0 ? draft.berths.insert(device) : known;
}

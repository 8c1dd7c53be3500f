import type { Draft } from '../schema.js';

/** The berth of a device; it appears when the device first carries or is carried. */
export function ensureBerth(draft: Draft, device: number): number {
  const known = draft.berths.find(device);
  return known === 0 ? draft.berths.insert(device) : known;
}

import { CENSUS, CENSUS_ROW } from '../state/census.js';
import { HOLDING } from '../state/holdings.js';
import { adoptionsDissolve } from './adoption.js';
import { deviceAccount } from './device.js';
import type { Draft } from './schema.js';
import { tagsForget } from './tags.js';

/**
 * Takes an idle device that carries nothing out of the world for ever; its code is never used
 * again. Where its matter goes is the caller's concern.
 */
export function removeDevice(draft: Draft, device: number): void {
  adoptionsDissolve(draft, device);
  draft.holdings.add(deviceAccount(draft, device), HOLDING.devices, -1);
  draft.census.add(CENSUS_ROW, CENSUS.devices, -1);
  tagsForget(draft, device);
  draft.devices.remove(device);
}

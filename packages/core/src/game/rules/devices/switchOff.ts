import type { StopReason } from '../../events/stopReasons.js';
import { DEVICE } from '../../state/devices/devices.js';
import { beaconStop } from './beacon.js';
import { deviceBlueprint } from './device.js';
import { hubStop } from '../hubs/hub.js';
import type { Draft } from '../schema.js';
import { terraformStop } from '../terraforming/terraform.js';

/** Ends the activity of an active device, by its feature: the other side of `activate`. */
export function switchOff(draft: Draft, device: number, reason: StopReason): void {
  const { features } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  if (features.includes('hub')) hubStop(draft, device, reason);
  else if (features.includes('terraform')) terraformStop(draft, device, reason);
  else beaconStop(draft, device, features.includes('relay') ? 'relay' : 'beacon', reason);
}

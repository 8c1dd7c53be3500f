import { DEVICE, type DeviceId } from '../../state/devices.js';
import { beaconStart } from './beacon.js';
import { deviceBlueprint } from './device.js';
import { hubStart, refuseHub } from '../hubs/hub.js';
import type { Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import { refuseTerraform, terraformStart } from '../terraforming/terraform.js';

/** Why a device cannot be switched on where it is; relays and beacons work anywhere. */
export function refuseSwitchOn(world: World, device: DeviceId): Refused | undefined {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  if (features.includes('hub')) return refuseHub(world, device);
  return features.includes('terraform') ? refuseTerraform(world, device) : undefined;
}

/** Begins the activity of an idle device, by its feature: the other side of `switchOff`. */
export function switchOn(draft: Draft, device: DeviceId): void {
  const { features } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  if (features.includes('hub')) hubStart(draft, device);
  else if (features.includes('terraform')) terraformStart(draft, device);
  else beaconStart(draft, device, features.includes('relay') ? 'relay' : 'beacon');
}

import { startBeacon } from '../../rules/devices/endActivity.js';
import { deviceBlueprint } from '../../rules/devices/device.js';
import { startHub, refuseHub } from '../../rules/hubs/hub.js';
import type { Refused } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { refuseTerraform, startTerraforming } from '../../rules/terraforming/terraform.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { placeCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Switches on a hub at an L4 or L5 point of a system without an active hub, a terraforming device
 * at a planet, or a relay or beacon anywhere.
 */
export const activate = defineDeviceCommand({
  name: 'activate',
  features: ['hub', 'relay', 'beacon', 'terraform'],
  states: { allowed: ['idle'], wrong_state: ['active'], otherwise: 'device_busy' },
  args: {},
  checks: [placeCheck(refuseSwitchOn)],
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { device }) {
    switchOn(draft, device);
  },
});

/** Why a device cannot be switched on where it is; relays and beacons work anywhere. */
function refuseSwitchOn(world: World, device: DeviceId): Refused | undefined {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  if (features.includes('hub')) return refuseHub(world, device);
  return features.includes('terraform') ? refuseTerraform(world, device) : undefined;
}

/** Begins the activity of an idle device, by its feature: the other side of `switchOff`. */
function switchOn(draft: Draft, device: DeviceId): void {
  const { features } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  if (features.includes('hub')) startHub(draft, device);
  else if (features.includes('terraform')) startTerraforming(draft, device);
  else startBeacon(draft, device, features.includes('relay') ? 'relay' : 'beacon');
}

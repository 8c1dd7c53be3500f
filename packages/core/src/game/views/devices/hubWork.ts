import { starCode } from '../../galaxy/starAt.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { devicePlace } from '../../rules/devices/device.js';
import { hubIntegrityPpm } from '../../rules/hubs/hubIntegrity.js';
import type { World } from '../../rules/schema.js';
import { HUB } from '../../state/hubs.js';
import type { DeviceId } from '../../state/devices.js';

/** What an active hub does: the system it locks, its integrity in percent, and its next dates. */
export function hubWork(world: World, device: DeviceId) {
  const hub = world.hubs.find(device);
  return {
    system: starCode(locationStar(devicePlace(world, device))),
    integrity: hubIntegrityPpm(world, hub) / 10_000,
    shield_ends_tick: world.hubs.get(hub, HUB.shieldUntil),
    upkeep_tick: world.hubs.due(hub, HUB.upkeep),
  };
}

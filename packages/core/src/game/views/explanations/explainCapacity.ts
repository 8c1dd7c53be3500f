import type { World } from '../../rules/schema.js';
import { speedTerms } from './explanation.js';
import type { Explanation } from './explanation.js';
import type { DeviceId } from '../../state/devices.js';

/** Explains the speed of a device's work and travel by its wear. */
export function explainCapacity(world: World, device: DeviceId): Explanation {
  const { fullPpm, slowestPerMille } = world.setting.ruleset.capacity;
  const { capacity_ppm, speed_per_mille } = speedTerms(world, device);
  return {
    about: 'capacity',
    value: speed_per_mille,
    unit: 'per_mille',
    formula: 'max(slowest_per_mille, floor(capacity_ppm * 1000 / full_ppm))',
    terms: { capacity_ppm, full_ppm: fullPpm, slowest_per_mille: slowestPerMille },
    parts: [],
  };
}

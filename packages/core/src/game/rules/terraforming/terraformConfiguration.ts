import { DIRECTIONS, STRENGTH_FULL_PPM } from '../../state/planets.js';
import type { World } from '../schema.js';
import { terraformSettings } from './terraform.js';
import { itemAt } from '../../state/itemAt.js';
import type { DeviceId } from '../../state/devices.js';

/** How a terraformer is set, as the wire shows it: strength from 0 to 1, and direction. */
export function terraformConfiguration(world: World, device: DeviceId) {
  const { direction, strengthPpm } = terraformSettings(world, device);
  return {
    settings: {
      direction: itemAt(DIRECTIONS, direction - 1),
      strength: strengthPpm / STRENGTH_FULL_PPM,
    },
  };
}

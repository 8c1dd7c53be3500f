import { deviceBlueprint } from '../../rules/devices/device.js';
import { holdUnits } from '../../rules/stock/hold.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import type { Blueprint } from '../../ruleset/blueprint.js';
import type { Category } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';

/** The members that only devices with a hold have; quantities are whole units. */
export interface DeviceCargo {
  readonly cargo?: readonly { readonly resource_type: Category; readonly quantity: number }[];
  /** Units over all categories. */
  readonly cargo_capacity?: number;
}

/** What is in a device's hold, and how much it takes; undefined for one without a hold. */
export function deviceCargo(world: World, device: DeviceId): DeviceCargo | undefined {
  const blueprint = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  if (!blueprint.features.includes('transport')) return undefined;
  const cargo: { readonly resource_type: Category; readonly quantity: number }[] = [];
  for (const [position, quantity] of holdUnits(world, device).entries()) {
    const resource_type = CATEGORIES[position];
    if (quantity > 0 && resource_type !== undefined) cargo.push({ resource_type, quantity });
  }
  return cargo.length === 0
    ? emptyHold(blueprint)
    : { cargo, cargo_capacity: blueprint.cargoUnits };
}

/** The same frozen one for all devices of a blueprint: most holds are empty. */
function emptyHold(blueprint: Blueprint): DeviceCargo {
  let hold = EMPTY_HOLDS.get(blueprint);
  if (hold === undefined) {
    hold = Object.freeze({ cargo: Object.freeze([]), cargo_capacity: blueprint.cargoUnits });
    EMPTY_HOLDS.set(blueprint, hold);
  }
  return hold;
}

const EMPTY_HOLDS = new WeakMap<Blueprint, DeviceCargo>();

import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import type { Ruleset } from '../../ruleset/ruleset.js';

/** What can be printed, in the order of device types, as the wire shows it. */
export function blueprintsView(ruleset: Ruleset) {
  return DEVICE_TYPES.map((device_type) => {
    const blueprint = ruleset.blueprints[device_type];
    return {
      device_type,
      cost: blueprint.bill,
      print_seconds: blueprint.printSeconds,
      features: blueprint.features,
      drive_per_mille: blueprint.drivePerMille,
      stow_places: blueprint.stowPlaces,
      stow_capacity: blueprint.stowCapacity,
      cargo_capacity: blueprint.cargoUnits,
      queue_length: blueprint.queueLength,
      parts_only: ruleset.partsOnly.includes(device_type),
    };
  });
}

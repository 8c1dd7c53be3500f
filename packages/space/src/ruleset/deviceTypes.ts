import { itemAt } from '../state/itemAt.js';

/** All device types. A type's number in the state is its position + 1: append, never reorder. */
export const DEVICE_TYPES = [
  'heaven_vessel',
  'mining_drone',
  'survey_drone',
  'transport_drone',
  'maintenance_drone',
  'ami_mining_controller',
  'autofactory',
  'compute_core',
  'surge_plate',
  'ftl_beacon',
  'ftl_relay',
  'system_hub',
  'atmo_processor',
  'gas_separator',
  'aquifer_tap',
  'orbital_mirror',
  'thermal_lance',
  'orbital_shade',
  'cryo_disperser',
  'filtration_array',
  'bio_seeder',
] as const;

/** One device type, as the wire names it. */
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** The number of a device type in the state; 0 when `name` is no device type. */
export function deviceTypeIndex(name: string): number {
  return (DEVICE_TYPES as readonly string[]).indexOf(name) + 1;
}

/**
 * The device type of a number in the state.
 *
 * @throws Error when no device type has this number, 0 among them.
 */
export function deviceTypeAt(index: number): DeviceType {
  return itemAt(DEVICE_TYPES, index - 1);
}

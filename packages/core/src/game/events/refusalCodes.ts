/**
 * Why a command that nobody was there to hear the answer of was refused. A code's number in an
 * event is its position + 1, 0 for one that is not listed: append only.
 */
export const REFUSAL_CODES = [
  'unknown_command',
  'unknown_account',
  'invalid_field',
  'unknown_device',
  'not_owner',
  'missing_feature',
  'device_busy',
  'wrong_state',
  'not_at_belt',
  'unknown_site',
  'site_closed',
  'depleted',
  'stock_limit',
  'stock_full',
  'system_locked',
  'unknown_location',
  'already_there',
  'no_surge_drive',
  'no_more_sites',
  'no_room',
  'wrong_location',
  'out_of_range',
  'already_adopted',
  'controller_full',
  'wrong_type',
  'no_vessel',
  'carrier_busy',
  'tag_limit',
  'not_a_planet',
  'planet_full',
  'not_at_lagrange',
  'commons',
  'hub_exists',
  'not_surveyed',
  'nothing_to_mine',
  'nothing_to_scan',
] as const;

/** The number of a refusal's code in an event; 0 for one that is not listed. */
export function refusalIndex(code: string): number {
  return (REFUSAL_CODES as readonly string[]).indexOf(code) + 1;
}

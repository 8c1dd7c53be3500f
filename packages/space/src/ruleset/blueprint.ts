import type { Amounts } from './categories.js';

/** What a device can do; each feature brings the commands of the same name in the rules. */
export const FEATURES = [
  'ami',
  'attach',
  'beacon',
  'cruise',
  'host',
  'hub',
  'maintenance',
  'mine',
  'print',
  'relay',
  'stow',
  'surge',
  'survey',
  'terraform',
  'transport',
] as const;

/** One feature of a device, as the wire names it. */
export type Feature = (typeof FEATURES)[number];

/** What a device type costs and what its devices can do. */
export interface Blueprint {
  /** Units per category, debited when a print starts. */
  readonly bill: Amounts;
  /** Seconds to print one at full capacity of the printer. */
  readonly printSeconds: number;
  /** In the order of FEATURES. */
  readonly features: readonly Feature[];
  /** Travel speed in thousandths of a vessel's; 0 for what cannot move by itself. */
  readonly drivePerMille: number;
  /** Places that one stowed device of this type takes up; 0 for what cannot be stowed. */
  readonly stowPlaces: number;
  /** Places for stowed devices aboard; 0 for what carries none. */
  readonly stowCapacity: number;
  /** Units of matter, over all categories, that fit into the hold; 0 for no hold. */
  readonly cargoUnits: number;
  /** Print jobs that may wait or run; 0 for what is no printer. */
  readonly queueLength: number;
}

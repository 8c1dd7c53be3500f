import type { World } from '../../rules/schema.js';
import { speedPerMille } from '../../ruleset/speedPerMille.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';

/** What the value of an explanation counts; all are integers. */
export type ExplanationUnit =
  | 'micro_per_tick'
  | 'micro'
  | 'seconds'
  | 'nano_per_tick'
  | 'ppm'
  | 'per_mille'
  | 'ppm_per_day'
  | 'steps'
  | 'tick'
  | 'devices';

/** A number, what it is made of, and how: `value` is what `formula` gives for `terms` and parts. */
export interface Explanation {
  /** What it explains: one of EXPLAINABLE, or what a part is to the whole. */
  readonly about: string;
  readonly value: number;
  readonly unit: ExplanationUnit;
  readonly formula: string;
  readonly terms: Readonly<Record<string, number | string>>;
  readonly parts: readonly Explanation[];
}

/** The most devices that an explanation lists; the sum of the others is one of its terms. */
export const MAX_LISTED = 100;

/** The formula of what is no more than its parts together. */
export const SUM_OF_PARTS = 'sum of the parts';

/** What parts come to together. */
export function sumOf(parts: readonly Explanation[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** What the speed of a device is made of, as terms of what depends on it. */
export function speedTerms(world: World, device: DeviceId) {
  const capacity = world.devices.get(device, DEVICE.capacity);
  const speed = speedPerMille(world.setting.ruleset, capacity);
  return { capacity_ppm: capacity, speed_per_mille: speed };
}

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

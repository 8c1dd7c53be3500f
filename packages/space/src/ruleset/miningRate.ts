import { ceilDiv, max, min, trunc } from '@astrarium/core';
import type { Abundance, Density } from '../state/abundances.js';
import type { Ruleset } from './ruleset.js';
import { speedPerMille } from './speedPerMille.js';

/** The numbers of a mining rate, with the names that explanations show. */
export interface MiningTerms {
  /** The rate is proportional to each of them. */
  readonly factors: { readonly yield_units: number; readonly speed_per_mille: number };
  readonly cycleSeconds: number;
}

/** The terms of a drone of this capacity (millionths) at a site of a belt. */
export function beltTerms(
  ruleset: Ruleset,
  density: Density,
  abundance: Abundance,
  capacityPpm: number,
): MiningTerms {
  const { cycleSeconds, yieldUnits } = ruleset.mining;
  const speed_per_mille = speedPerMille(ruleset, capacityPpm);
  const factors = { yield_units: yieldUnits[abundance], speed_per_mille };
  return { factors, cycleSeconds: cycleSeconds[density] };
}

/** The terms of a drone of this capacity (millionths) at a salvage site. */
export function salvageTerms(ruleset: Ruleset, capacityPpm: number): MiningTerms {
  const { cycleSeconds, yieldUnits } = ruleset.salvage;
  const speed_per_mille = speedPerMille(ruleset, capacityPpm);
  return { factors: { yield_units: yieldUnits, speed_per_mille }, cycleSeconds };
}

/** What these terms yield: whole micro-units a tick. */
export function miningRate({ cycleSeconds, factors }: MiningTerms): number {
  return trunc((1000 * factors.yield_units * factors.speed_per_mille) / cycleSeconds);
}

/** The capacity (millionths) that a drone has left after a run of so many seconds. */
export function wornCapacity(ruleset: Ruleset, capacityPpm: number, seconds: number): number {
  const { wearPpmPerHour, minWearPpm, wearFloorPpm } = ruleset.mining;
  const wear = max(minWearPpm, ceilDiv(seconds * wearPpmPerHour, 3600));
  return max(min(capacityPpm, wearFloorPpm), capacityPpm - wear);
}

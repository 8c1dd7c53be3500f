import { ceilDiv, floorDiv, max, min } from '../../kernel.js';
import type { Abundance, Density } from './abundances.js';
import type { Ruleset } from './ruleset.js';
import { speedPerMille } from './speedPerMille.js';

/** What a mining drone of this capacity (millionths) brings in: whole micro-units a tick. */
export function miningRate(
  ruleset: Ruleset,
  density: Density,
  abundance: Abundance,
  capacityPpm: number,
): number {
  const { cycleSeconds, yieldUnits } = ruleset.mining;
  const speed = speedPerMille(ruleset, capacityPpm);
  return floorDiv(1000 * yieldUnits[abundance] * speed, cycleSeconds[density]);
}

/** What a mining drone of this capacity (millionths) brings in of salvage: micro-units a tick. */
export function salvageRate(ruleset: Ruleset, capacityPpm: number): number {
  const { cycleSeconds, yieldUnits } = ruleset.salvage;
  return floorDiv(1000 * yieldUnits * speedPerMille(ruleset, capacityPpm), cycleSeconds);
}

/** The capacity (millionths) that a drone has left after a run of so many seconds. */
export function wornCapacity(ruleset: Ruleset, capacityPpm: number, seconds: number): number {
  const { wearPpmPerHour, minWearPpm, wearFloorPpm } = ruleset.mining;
  const wear = max(minWearPpm, ceilDiv(seconds * wearPpmPerHour, 3600));
  return max(min(capacityPpm, wearFloorPpm), capacityPpm - wear);
}

import { ceilDiv, max, trunc } from '@astrarium/core';
import type { Ruleset } from './ruleset.js';

/**
 * How fast a device of this operational capacity (millionths) travels, mines, prints and scans, in
 * thousandths: in proportion to its capacity, but never slower than the rules' least speed.
 */
export function speedPerMille(ruleset: Ruleset, capacityPpm: number): number {
  const { fullPpm, slowestPerMille } = ruleset.capacity;
  return max(slowestPerMille, trunc((capacityPpm * 1000) / fullPpm));
}

/** Seconds that work takes at this speed (thousandths) which takes `seconds` at full speed. */
export function slowedSeconds(seconds: number, speed: number): number {
  return ceilDiv(seconds * 1000, speed);
}

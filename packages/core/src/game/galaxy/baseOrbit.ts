import { spectralClass } from './starAt.js';

/** Where a system begins, in millionths of an AU, by the first letter of the star's class. */
const BASE_MICRO_AU: Readonly<Record<string, number>> = {
  A: 600_000,
  F: 450_000,
  G: 250_000,
  K: 150_000,
  M: 60_000,
  D: 300_000,
};
const BROWN_DWARF_MICRO_AU = 20_000;

/** Where the system of a star begins, in millionths of an AU: the brighter, the further out. */
export function baseOrbit(seed: number, star: number): number {
  return BASE_MICRO_AU[spectralClass(seed, star).charAt(0)] ?? BROWN_DWARF_MICRO_AU;
}

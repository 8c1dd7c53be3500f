/** One star system as the catalogue has it: facts for the near ones, chance for the others. */
export interface Star {
  /** Its number in the catalogue: 0 is the Sun's, growing with the distance from it. */
  readonly index: number;
  /** Capital letters and digits: how location codes begin. */
  readonly code: string;
  readonly name: string;
  /** MK class of the primary, such as `M3.5V`. */
  readonly spectralClass: string;
  /** Distance from the Sun in thousandths of a light year. */
  readonly distanceMilliLy: number;
  /** Equatorial place in thousandths of a light year: x to the vernal point, z to the north. */
  readonly xMilliLy: number;
  readonly yMilliLy: number;
  readonly zMilliLy: number;
}

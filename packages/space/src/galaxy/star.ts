import type { Abundance, Density } from '../state/abundances.js';
import type { PlanetKind } from '../ruleset/attributes.js';
import type { Category } from '../ruleset/categories.js';

/** Where a star is. */
export interface StarPosition {
  /** Distance from the Sun in thousandths of a light year. */
  readonly distanceMilliLy: number;
  /** Equatorial place in thousandths of a light year: x to the vernal point, z to the north. */
  readonly xMilliLy: number;
  readonly yMilliLy: number;
  readonly zMilliLy: number;
}

/** One star system as the catalogue has it: facts for the near ones, chance for the others. */
export interface Star extends StarPosition {
  /** Its number in the catalogue: 0 is the Sun's, growing with the distance from it. */
  readonly index: number;
  /** Capital letters and digits: how location codes begin. */
  readonly code: string;
  readonly name: string;
  /** MK class of the primary, such as `M3.5V`. */
  readonly spectralClass: string;
}

/** A planet with its moons; it stands still, at a constant distance from everything. */
export interface Planet {
  /** 1 is the innermost. */
  readonly number: number;
  readonly location: number;
  readonly kind: PlanetKind;
  readonly orbitMicroAu: number;
  /** How many moons it has, numbered from 1. */
  readonly moons: number;
}

/** An asteroid belt, where the sites are. */
export interface Belt {
  /** 1 is the innermost. */
  readonly number: number;
  readonly location: number;
  readonly innerMicroAu: number;
  readonly outerMicroAu: number;
  readonly density: Density;
  readonly abundance: Readonly<Record<Category, Abundance>>;
}

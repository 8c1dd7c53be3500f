import type { PlanetKind } from '../ruleset/planetKinds.js';

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

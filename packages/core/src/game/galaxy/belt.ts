import type { Abundance } from '../ruleset/abundances.js';
import type { Category } from '../ruleset/categories.js';
import type { Density } from '../ruleset/densities.js';

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

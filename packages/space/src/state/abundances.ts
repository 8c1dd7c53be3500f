/** How much of a category a belt holds, poorest first: it decides the yield of a cycle. */
export const ABUNDANCES = ['scarce', 'low', 'moderate', 'high', 'rich'] as const;

/** One abundance of a category in a belt, as the wire names it. */
export type Abundance = (typeof ABUNDANCES)[number];

/** How far apart the rocks of a belt are: it decides the seconds of a mining cycle. */
export const DENSITIES = ['sparse', 'moderate', 'dense'] as const;

/** One density of a belt, as the wire names it. */
export type Density = (typeof DENSITIES)[number];

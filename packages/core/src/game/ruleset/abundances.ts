/** How much of a category a belt holds, poorest first: it decides the yield of a cycle. */
export const ABUNDANCES = ['scarce', 'low', 'moderate', 'high', 'rich'] as const;

/** One abundance of a category in a belt, as the wire names it. */
export type Abundance = (typeof ABUNDANCES)[number];

/** How far apart the rocks of a belt are: it decides the seconds of a mining cycle. */
export const DENSITIES = ['sparse', 'moderate', 'dense'] as const;

/** One density of a belt, as the wire names it. */
export type Density = (typeof DENSITIES)[number];

/** What a planet is like at first sight. A kind's number is its position + 1: append only. */
export const PLANET_KINDS = [
  'rocky',
  'greenhouse',
  'terrestrial',
  'desert',
  'ocean',
  'frozen',
  'gas_giant',
  'ice_giant',
] as const;

/** One kind of planets, as the wire names it. */
export type PlanetKind = (typeof PLANET_KINDS)[number];

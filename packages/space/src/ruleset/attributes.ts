/** What terraforming changes of a planet. A number of one is its position + 1: append only. */
export const ATTRIBUTES = [
  'pressure',
  'temperature',
  'oxygen',
  'toxicity',
  'hydrosphere',
  'tectonic',
  'biosphere',
] as const;

/** One attribute of a planet, as the wire names it. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** What each attribute is counted in. */
export const ATTRIBUTE_UNITS: Readonly<Record<Attribute, string>> = {
  pressure: 'atm',
  temperature: 'K',
  oxygen: 'percent',
  toxicity: 'index',
  hydrosphere: 'percent',
  tectonic: 'index',
  biosphere: 'index',
};

/** Positions of the attributes in ATTRIBUTES. */
export const ATTRIBUTE_AT = Object.fromEntries(
  ATTRIBUTES.map((attribute, position) => [attribute, position]),
) as Readonly<Record<Attribute, number>>;

/** One value for each attribute, in their order. */
export function perAttribute<T>(of: (attribute: Attribute, position: number) => T): T[] {
  return ATTRIBUTES.map(of);
}

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

import { starColor } from './starColors.js';

const PLANET_COLORS: Readonly<Record<string, number>> = {
  rocky: 0xb9a999,
  greenhouse: 0xe8c17a,
  terrestrial: 0x79c98f,
  desert: 0xd98e5f,
  ocean: 0x5aa9e6,
  frozen: 0xcfe8f5,
  gas_giant: 0xe0b68c,
  ice_giant: 0x8fd3e8,
};

const UNKNOWN_COLOR = 0xffffff;

/** A colour like `#62d6e8` as a number. */
const numberOf = (color: string): number => Number.parseInt(color.trim().slice(1), 16);

/** Reads colours of the style sheet as they are in the dark. */
function nightColors<Name extends string>(tokens: Readonly<Record<Name, string>>) {
  const element = document.body.appendChild(document.createElement('i'));
  element.className = 'night';
  const style = getComputedStyle(element);
  const colors = Object.entries<string>(tokens).map(([name, token]) => [
    name,
    numberOf(style.getPropertyValue(token)),
  ]);
  element.remove();
  return Object.fromEntries(colors) as Readonly<Record<Name, number>>;
}

/** Colours of the map, which is dark in light and in dark pages. */
export const MAP_COLORS = {
  ...nightColors({
    space: '--ground',
    label: '--dim',
    device: '--travelling',
    lock: '--bad',
    selected: '--text',
    object: '--season',
    satellite: '--faint',
  }),
  belt: 0x8b7a55,
  orbit: 0x2b3655,
  other: 0xe0a6ff,
} as const;

/** The colour of a star by its spectral class, such as `G2V`. */
export function starMapColor(spectralClass: string): number {
  return numberOf(starColor(spectralClass));
}

/** The colour of a planet by its kind. */
export function planetMapColor(kind: string): number {
  return PLANET_COLORS[kind] ?? UNKNOWN_COLOR;
}

import { Color } from 'pixi.js';

/** Colours of stars by the first letter of their class. */
const STAR_COLORS: Readonly<Record<string, number>> = {
  O: 0x9bb8ff,
  B: 0xaac4ff,
  A: 0xd0dcff,
  F: 0xf6f3ff,
  G: 0xffe9b0,
  K: 0xffc98a,
  M: 0xff9d73,
  L: 0xd9735f,
  T: 0xb65f78,
  Y: 0x8d6d9c,
  D: 0xe6f0ff,
};

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

/** Reads colours of the style sheet as they are in the dark. */
function nightColors<Name extends string>(tokens: Readonly<Record<Name, string>>) {
  const element = document.body.appendChild(document.createElement('i'));
  element.className = 'night';
  const style = getComputedStyle(element);
  const colors = Object.entries<string>(tokens).map(([name, token]) => [
    name,
    new Color(style.getPropertyValue(token)).toNumber(),
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
  return STAR_COLORS[spectralClass.charAt(0)] ?? UNKNOWN_COLOR;
}

/** The colour of a planet by its kind. */
export function planetMapColor(kind: string): number {
  return PLANET_COLORS[kind] ?? UNKNOWN_COLOR;
}

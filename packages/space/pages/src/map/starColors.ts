/** Colours of stars by the first letter of their class. */
const STAR_COLORS: Readonly<Record<string, string>> = {
  O: '#9bb8ff',
  B: '#aac4ff',
  A: '#d0dcff',
  F: '#f6f3ff',
  G: '#ffe9b0',
  K: '#ffc98a',
  M: '#ff9d73',
  L: '#d9735f',
  T: '#b65f78',
  Y: '#8d6d9c',
  D: '#e6f0ff',
};

/** The colour of a star by its spectral class, such as `G2V`. */
export function starColor(spectralClass: string): string {
  return STAR_COLORS[spectralClass.charAt(0)] ?? '#ffffff';
}

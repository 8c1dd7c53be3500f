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

/** The radii of pictures of stars, of which the disks themselves are an eighth. */
const RADII_PX = [16, 64] as const;

/** How strong the light of a star is, by the part of the radius of its picture. */
const LIGHT = [
  [0, 'ff'],
  [0.1, 'ff'],
  [0.125, '90'],
  [0.2, '4c'],
  [0.4, '18'],
  [1, '00'],
] as const;

/** The segments of the ring of a great structure. */
const SEGMENTS = 36;

const pictures = new Map<string, HTMLCanvasElement>();

/** A new canvas in the memory of the processor, and what draws on it. */
export function newPicture(width: number, height: number) {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [width, height];
  // From that of a graphics card each copy to a canvas of the processor would be read back.
  const context = picture.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw on a canvas');
  return { picture, context };
}

/** A star of a spectral class such as `G2V` in its light, to be scaled to a radius. */
export function starPicture(spectralClass: string, radiusPx: number): HTMLCanvasElement {
  const letter = spectralClass.charAt(0);
  const radius = radiusPx <= RADII_PX[0] * 1.5 ? RADII_PX[0] : RADII_PX[1];
  const key = `${letter}${radius}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const { context, picture } = newPicture(2 * radius, 2 * radius);
  const light = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
  const color = STAR_COLORS[letter] ?? '#ffffff';
  for (const [place, alpha] of LIGHT) light.addColorStop(place, color + alpha);
  context.fillStyle = light;
  context.fillRect(0, 0, 2 * radius, 2 * radius);
  pictures.set(key, picture);
  return picture;
}

/** Whether a star shines brighter than most: those of the classes O to G do. */
export function isBright(spectralClass: string): boolean {
  return /^[OBAFG]/.test(spectralClass);
}

/** Colours of the ground behind the stars. */
export interface SkyColors {
  readonly ground: string;
  readonly cold: string;
  readonly warm: string;
}

/** The ground behind the stars: dark, with two faint lights in it. */
export function skyPicture(
  width: number,
  height: number,
  { cold, ground, warm }: SkyColors,
): HTMLCanvasElement {
  const { context, picture } = newPicture(width, height);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (const [across, down, size, color] of [
    [0.7, 0.25, 0.55, cold],
    [0.25, 0.8, 0.5, warm],
    [0.52, 0.45, 0.3, cold],
  ] as const) {
    const [x, y, radius] = [across * width, down * height, size * Math.max(width, height)];
    const mist = context.createRadialGradient(x, y, 0, x, y, radius);
    mist.addColorStop(0, color);
    mist.addColorStop(1, 'transparent');
    context.globalAlpha = 0.6;
    context.fillStyle = mist;
    context.fillRect(0, 0, width, height);
  }
  return picture;
}

/** A great structure: a ring of segments, of which a part (0 to 1) is built. */
export function drawGoalRing(
  context: CanvasRenderingContext2D,
  { part, radius, x, y }: { part: number; radius: number; x: number; y: number },
  colors: { readonly goal: string; readonly line: string },
): void {
  const step = (2 * Math.PI) / SEGMENTS;
  for (let index = 0; index < SEGMENTS; index += 1) {
    const isBuilt = index / SEGMENTS < part;
    context.strokeStyle = isBuilt ? colors.goal : colors.line;
    context.lineWidth = isBuilt ? 4 : 2;
    context.beginPath();
    const from = index * step - Math.PI / 2;
    context.arc(x, y, radius, from + 0.03, from + step - 0.03);
    context.stroke();
  }
}

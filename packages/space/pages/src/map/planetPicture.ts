import type { MapClimate } from './mapScene.js';
import { newPicture } from './starPicture.js';

/** What is drawn of a planet or moon. */
export interface PlanetLook {
  /** It decides about continents, bands and spots. */
  readonly code: string;
  /** A kind of planet, or `moon`. */
  readonly kind: string;
  /** Its climate; where it is not known, that of most planets of its kind. */
  readonly climate: MapClimate | undefined;
  /** The angle on the screen at which its star is. */
  readonly starAngle: number;
}

type Rgb = readonly [number, number, number];

interface Kind {
  /** Colours of its low and high grounds, or of its bands. */
  readonly low: Rgb;
  readonly high: Rgb;
  readonly isBanded: boolean;
  readonly climate: MapClimate;
}

const climate = (warmth: number, water: number, air: number, life: number): MapClimate => ({
  warmth,
  water,
  air,
  life,
});

const solid = (low: Rgb, high: Rgb, usual: MapClimate): Kind => ({
  low,
  high,
  isBanded: false,
  climate: usual,
});

const banded = (low: Rgb, high: Rgb): Kind => ({
  low,
  high,
  isBanded: true,
  climate: climate(0.5, 0, 0.4, 0),
});

const KINDS: Readonly<Record<string, Kind>> = {
  rocky: solid([84, 74, 68], [190, 174, 156], climate(0.6, 0, 0, 0)),
  greenhouse: solid([176, 128, 62], [242, 216, 158], climate(1, 0, 1, 0)),
  terrestrial: solid([112, 96, 62], [196, 176, 128], climate(0.55, 0.62, 0.5, 0.6)),
  desert: solid([134, 66, 40], [226, 156, 104], climate(0.4, 0.02, 0.12, 0)),
  ocean: solid([92, 98, 76], [168, 160, 120], climate(0.55, 0.93, 0.5, 0.3)),
  frozen: solid([128, 156, 176], [232, 244, 250], climate(0.05, 0.3, 0.1, 0)),
  gas_giant: banded([158, 106, 70], [240, 218, 186]),
  ice_giant: banded([72, 150, 196], [176, 226, 236]),
  moon: solid([80, 80, 86], [196, 194, 192], climate(0.5, 0, 0, 0)),
};

const DEEP: Rgb = [14, 48, 104];
const SHALLOW: Rgb = [46, 130, 190];
const GREEN: Rgb = [84, 146, 70];
const WHITE: Rgb = [244, 248, 252];
const AIR: Rgb = [150, 196, 255];

/** The radii at which planets are drawn; what is between is scaled. */
const RADII_PX = [16, 64, 256] as const;

/** How far the air around a planet reaches, in its radii: the half side of its picture. */
export const PICTURE_RADII = 1.08;

/** More pictures than these are not kept. */
const MAX_PICTURES = 120;

const pictures = new Map<string, HTMLCanvasElement>();

/** A planet that is lit by its star, for a radius on the screen; drawn once for each size. */
export function planetPicture(look: PlanetLook, radiusPx: number): HTMLCanvasElement {
  const radius = RADII_PX.find((one) => radiusPx <= one * 1.25) ?? RADII_PX[2];
  const { code, kind, starAngle } = look;
  const known = Object.values(look.climate ?? {}).map((part: number) => Math.round(part * 50));
  const key = [code, kind, known, starAngle.toFixed(2), radius].join();
  const kept = pictures.get(key);
  if (kept !== undefined) return kept;
  const [oldest] = pictures.keys();
  if (pictures.size >= MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
  const picture = drawPlanet(look, radius);
  pictures.set(key, picture);
  return picture;
}

function drawPlanet(look: PlanetLook, radius: number): HTMLCanvasElement {
  const half = Math.ceil(radius * PICTURE_RADII);
  const { context, picture } = newPicture(2 * half, 2 * half);
  const image = context.createImageData(2 * half, 2 * half);
  const kind = KINDS[look.kind] ?? (KINDS['rocky'] as Kind);
  const air = (look.climate ?? kind.climate).air;
  const colorAt = groundColors(kind, look);
  // The light comes from the star, and a little from in front.
  const [lightX, lightY] = [Math.cos(look.starAngle) * 0.86, Math.sin(look.starAngle) * 0.86];
  for (let at = 0, row = 0; row < 2 * half; row += 1) {
    const y = (row + 0.5 - half) / radius;
    for (let column = 0; column < 2 * half; column += 1, at += 4) {
      const x = (column + 0.5 - half) / radius;
      const away = Math.hypot(x, y);
      if (away > PICTURE_RADII) continue;
      const isGround = away < 1;
      const z = isGround ? Math.sqrt(1 - away * away) : 0;
      const light = x * lightX + y * lightY + z * 0.5;
      const shine = 0.04 + Math.max(0, (light + 0.1) / 1.1);
      // The air shines at the edge, and beyond it.
      const haze = air * Math.max(0, light + 0.25) * (isGround ? (1 - z) ** 3 * 0.7 : 0.5);
      const [red, green, blue] = isGround ? colorAt(x, y, z) : AIR;
      const edge = Math.min(1, Math.max(0, (1 - away) * radius + 0.5));
      const beyond = haze * Math.max(0, 1 - (away - 1) / (PICTURE_RADII - 1));
      image.data[at] = isGround ? red * shine + AIR[0] * haze : red;
      image.data[at + 1] = isGround ? green * shine + AIR[1] * haze : green;
      image.data[at + 2] = isGround ? blue * shine + AIR[2] * haze : blue;
      image.data[at + 3] = 255 * (isGround ? Math.max(edge, beyond) : beyond);
    }
  }
  context.putImageData(image, 0, 0);
  return picture;
}

/** The colour of the ground, or of what covers it, at points of a sphere. */
function groundColors(
  kind: Kind,
  { climate: known, code }: PlanetLook,
): (x: number, y: number, z: number) => Rgb {
  const noise = smoothNoise(seedOf(code));
  const { high, low } = kind;
  if (kind.isBanded) {
    return (x, y, z) => {
      const swirl = noise(x * 2, y * 5, z * 2, 3) - 0.5;
      const band = 0.5 + 0.5 * Math.sin((y + swirl * 0.22) * 15);
      return mixed(low, high, band * 0.75 + swirl * 0.5 + 0.15);
    };
  }
  const { air, life, warmth, water } = known ?? kind.climate;
  const sea = water < 0.02 ? 0 : 0.5 + (water - 0.5) * 0.36;
  const iceFrom = water === 0 ? 2 : 0.42 + warmth * 0.7 + (water < 0.1 ? 0.2 : 0);
  const cloudsFrom = 0.75 - 0.32 * air;
  const cloudy = Math.min(1, air * (0.4 + water) * 1.6);
  return (x, y, z) => {
    const height = noise(x * 1.9, y * 1.9, z * 1.9, 5);
    const isSea = height < sea;
    let color = isSea
      ? mixed(DEEP, SHALLOW, (height / sea) ** 3)
      : mixed(low, high, (height - sea) * 1.6 + (sea === 0 ? -0.2 : 0.1));
    if (!isSea) color = mixed(color, GREEN, life * (1.7 - Math.abs(y) * 1.6));
    const ice = (Math.abs(y) + (height - 0.5) * 0.5 - iceFrom) * 12;
    color = mixed(color, WHITE, ice);
    if (air < 0.05) return color;
    const cloud = noise(x * 2.4 + 7, y * 4.2, z * 2.4, 4);
    return mixed(
      color,
      kind.climate.warmth === 1 ? high : WHITE,
      (cloud - cloudsFrom) * 6 * cloudy,
    );
  };
}

/** A colour between two others; parts beyond 0 and 1 count as these. */
function mixed(from: Rgb, to: Rgb, part: number): Rgb {
  if (part <= 0) return from;
  if (part >= 1) return to;
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/** A number for a text, to draw things by chance and yet always alike. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 16_777_619);
  }
  return seed;
}

/** A number from 0 to 1 that follows from whole numbers. */
export function chance(seed: number, x: number, y = 0, z = 0): number {
  const mix =
    Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 1_440_662_683) ^ seed;
  const scattered = Math.imul(mix ^ (mix >>> 13), 1_274_126_177);
  return ((scattered ^ (scattered >>> 16)) >>> 0) / 2 ** 32;
}

/** Noise in space from 0 to 1 that changes gradually; each octave adds finer parts. */
function smoothNoise(seed: number) {
  const at = (x: number, y: number, z: number): number => {
    const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [a, b, c] = [eased(x - left), eased(y - top), eased(z - front)];
    const corner = (i: number, j: number, k: number): number =>
      chance(seed, left + i, top + j, front + k);
    const plane = (k: number): number => {
      const upper = corner(0, 0, k) * (1 - a) + corner(1, 0, k) * a;
      const lower = corner(0, 1, k) * (1 - a) + corner(1, 1, k) * a;
      return upper * (1 - b) + lower * b;
    };
    return plane(0) * (1 - c) + plane(1) * c;
  };
  return (x: number, y: number, z: number, octaves: number): number => {
    let sum = 0;
    let whole = 0;
    for (let octave = 0, size = 1; octave < octaves; octave += 1, size *= 2) {
      sum += at(x * size + octave * 13, y * size, z * size) / size;
      whole += 1 / size;
    }
    return sum / whole;
  };
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

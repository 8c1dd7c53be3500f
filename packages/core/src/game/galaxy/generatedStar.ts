import { below, floorDiv, roll, sqrtFloor } from '../../kernel.js';
import { CHANCE } from './chance.js';
import { NEARBY_STARS } from './nearbyStars.js';
import type { Star } from './star.js';

/** Where the real stars end and the generated ones begin, in hundredths of a light year. */
const INNER_CENTI_LY = 1700;

/**
 * Cubed radius that one star takes up, in cubic hundredths of a light year, so that 4 systems fall
 * on 1,000 cubic light years: 10^6 · 3 / (4π · 0.004).
 */
const SHELL_CUBIC = 59683104;

/** Spectral classes by weight in thousandths, near to what the Sun's surroundings have. */
const CLASSES: readonly (readonly [weight: number, head: string, tail: string])[] = [
  [735, 'M', 'V'],
  [115, 'K', 'V'],
  [65, 'G', 'V'],
  [34, 'DA', ''],
  [25, 'F', 'V'],
  [12, 'L', ''],
  [8, 'T', ''],
  [6, 'A', 'V'],
];

/** The spectral class of a generated star. */
export function generatedClass(seed: number, index: number): string {
  let at = below(1000, roll(seed, CHANCE.starClass, index, 0));
  const digit = below(10, roll(seed, CHANCE.starClass, index, 0, 1));
  for (const [weight, head, tail] of CLASSES) {
    if (at < weight) return `${head}${digit}${tail}`;
    at -= weight;
  }
  return `M${digit}V`;
}

/** A star made by chance: each fills its own shell of equal volume, so numbers grow outwards. */
export function generatedStar(seed: number, index: number): Star {
  const radius = shellRadius(seed, index);
  const { x, y, z } = direction(seed, index);
  return {
    index,
    code: generatedCode(index),
    name: `Survey ${index}`,
    spectralClass: generatedClass(seed, index),
    distanceMilliLy: radius,
    xMilliLy: floorDiv(radius * x, UNIT),
    yMilliLy: floorDiv(radius * y, UNIT),
    zMilliLy: floorDiv(radius * z, UNIT),
  };
}

/** The code of a generated star: G and its index in six digits, so codes sort like indices. */
export function generatedCode(index: number): string {
  return `G${String(index).padStart(6, '0')}`;
}

/** The index behind a generated star's code, undefined for what is none. */
export function generatedIndex(code: string): number | undefined {
  if (!/^G\d{6}$/.test(code)) return undefined;
  const index = Number(code.slice(1));
  return index >= NEARBY_STARS.length ? index : undefined;
}

/** Distance from the Sun in thousandths of a light year: the cube root of a place in the shell. */
function shellRadius(seed: number, index: number): number {
  const shell = index - NEARBY_STARS.length;
  const within = floorDiv(roll(seed, CHANCE.starShell, index, 0), 128);
  const part = floorDiv(within * floorDiv(SHELL_CUBIC, 64), 524288);
  const cubic = INNER_CENTI_LY * INNER_CENTI_LY * INNER_CENTI_LY + shell * SHELL_CUBIC + part;
  const root = cubeRootFloor(cubic);
  const cube = root * root * root;
  const step = 3 * root * root + 3 * root + 1;
  return root * 10 + floorDiv((cubic - cube) * 10, step);
}

/** The largest r with r³ <= value, for 0 <= value < 2^51. */
function cubeRootFloor(value: number): number {
  let low = 0;
  let high = 131072;
  while (high - low > 1) {
    const middle = floorDiv(low + high, 2);
    if (middle * middle * middle <= value) low = middle;
    else high = middle;
  }
  return low;
}

const HALF = 32768;
const UNIT = HALF * HALF;

/**
 * A direction, every one as likely as any other, with length UNIT: a point of the unit disc lifted
 * onto the sphere (Marsaglia 1972), in integers. It needs square roots alone.
 */
function direction(seed: number, index: number): { x: number; y: number; z: number } {
  for (let attempt = 0; attempt < 64; attempt += 1) {
    const rolled = roll(seed, CHANCE.starDirection, index, 0, attempt);
    const a = (rolled >>> 16) - HALF;
    const b = (rolled & 0xffff) - HALF;
    const square = a * a + b * b;
    if (square >= UNIT) continue;
    const lift = 2 * sqrtFloor(UNIT - square);
    return { x: a * lift, y: b * lift, z: UNIT - 2 * square };
  }
  return { x: 0, y: 0, z: UNIT };
}

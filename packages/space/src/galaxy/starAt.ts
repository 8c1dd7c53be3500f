import { below, floorDiv, invariant, isInt, roll, sqrtFloor } from '@astrarium/core';
import { CHANCE } from './chance.js';
import { NEARBY_STARS } from './nearbyStars.js';
import type { Star, StarPosition } from './star.js';

/** How many stars a galaxy has: indices 0 to STAR_LIMIT - 1. */
export const STAR_LIMIT = 1_000_000;

/** How many stars everybody may see on the public map: those nearest to the Sun. */
export const PUBLIC_STARS = 2000;

/** The star of this index: a real one, or one made by chance from the seed; nothing is stored. */
export function starAt(seed: number, index: number): Star {
  invariant(isInt(index) && index >= 0 && index < STAR_LIMIT, `no star has the index ${index}`);
  return NEARBY_STARS[index] ?? generatedStar(seed, index);
}

/** The position of a star, without the work of naming it. */
export function starPosition(seed: number, index: number): StarPosition {
  return NEARBY_STARS[index] ?? generatedPosition(seed, index);
}

/** The code of a star; it does not depend on the seed. */
export function starCode(index: number): string {
  return NEARBY_STARS[index]?.code ?? generatedCode(index);
}

/** The index of the star with this code, undefined when there is none. */
export function starIndex(code: string): number | undefined {
  return NEARBY_INDEX.get(code) ?? generatedIndex(code);
}

/** The indices of the real stars by their codes. */
const NEARBY_INDEX: ReadonlyMap<string, number> = new Map(
  NEARBY_STARS.map(({ code, index }) => [code, index]),
);

/** The spectral class of a star's primary, without the work of placing the star. */
export function spectralClass(seed: number, index: number): string {
  return NEARBY_STARS[index]?.spectralClass ?? generatedClass(seed, index);
}

/** Whether the star is one of the real ones around the Sun. */
export function isNearby(index: number): boolean {
  return index < NEARBY_STARS.length;
}

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
function generatedClass(seed: number, index: number): string {
  let at = below(1000, roll(seed, CHANCE.starClass, index, 0));
  const digit = below(10, roll(seed, CHANCE.starClass, index, 0, 1));
  for (const [weight, head, tail] of CLASSES) {
    if (at < weight) return `${head}${digit}${tail}`;
    at -= weight;
  }
  return `M${digit}V`;
}

/** A star made by chance: each fills its own shell of equal volume, so numbers grow outwards. */
function generatedStar(seed: number, index: number): Star {
  return {
    index,
    code: generatedCode(index),
    name: `Survey ${index}`,
    spectralClass: generatedClass(seed, index),
    ...generatedPosition(seed, index),
  };
}

function generatedPosition(seed: number, index: number): StarPosition {
  const radius = shellRadius(seed, index);
  const { x, y, z } = direction(seed, index);
  return {
    distanceMilliLy: radius,
    xMilliLy: floorDiv(radius * x, UNIT),
    yMilliLy: floorDiv(radius * y, UNIT),
    zMilliLy: floorDiv(radius * z, UNIT),
  };
}

/** The code of a generated star: G and its index in six digits, so codes sort like indices. */
function generatedCode(index: number): string {
  return `G${String(index).padStart(6, '0')}`;
}

/** The index behind a generated star's code, undefined for what is none. */
function generatedIndex(code: string): number | undefined {
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

/**
 * The largest r with r³ <= value, for 0 <= value < 2^51. With `floorDiv` in place of the shift, a
 * position takes 2 µs instead of 1: routes and lists of near stars need thousands of them.
 */
function cubeRootFloor(value: number): number {
  let low = 0;
  let high = 131072;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
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

import { trunc } from '@astrarium/core';

/** The kinds of places; `star` is the edge of a system, where surges begin and end. */
export type LocationKind = 'star' | 'planet' | 'moon' | 'lagrange' | 'belt' | 'object';

/**
 * A place is one integer: star index · 4096 + local, local >= 1, so that 0 is no place.
 * Local 1 is the star; 32·p is planet p, 32·p + m its moon m, 32·p + 16 + l its Lagrange point l;
 * 512 + b is belt b; 1024 + o is object o, where something is built together. The rest is free for
 * what may come.
 */
const STAR_SPAN = 4096;
const PLANET_SPAN = 32;
const LAGRANGE_BASE = 16;
const BELT_BASE = 512;
const OBJECT_BASE = 1024;

/** The most planets of a star that the numbers leave room for. */
export const MAX_PLANETS = 15;

/** The same for the moons of a planet. */
export const MAX_MOONS = 15;

/** The same for the Lagrange points of a planet. */
export const MAX_LAGRANGE = 5;

/** The same for the belts of a star. */
export const MAX_BELTS = 15;

/** The same for the objects of a star. */
export const MAX_OBJECTS = 999;

/** The parts of a location number; what a kind does not have is 0. */
export interface LocationParts {
  readonly star: number;
  readonly kind: LocationKind;
  readonly planet: number;
  readonly moon: number;
  readonly lagrange: number;
  readonly belt: number;
  readonly object: number;
}

/** The location with this local number in the system of this star. */
export function locationNumber(star: number, local: number): number {
  return star * STAR_SPAN + local;
}

/** The location of a star itself: the edge of its system. */
export function starLocation(star: number): number {
  return locationNumber(star, 1);
}

/** The location of a planet, numbered outwards from 1. */
export function planetLocation(star: number, planet: number): number {
  return locationNumber(star, planet * PLANET_SPAN);
}

/** The location of a planet's moon, both from 1. */
export function moonLocation(star: number, planet: number, moon: number): number {
  return planetLocation(star, planet) + moon;
}

/** The location of a planet's Lagrange point 1 to 5. */
export function lagrangeLocation(star: number, planet: number, point: number): number {
  return planetLocation(star, planet) + LAGRANGE_BASE + point;
}

/** The location of a belt, from 1. */
export function beltLocation(star: number, belt: number): number {
  return locationNumber(star, BELT_BASE + belt);
}

/** The location of an object, from 1. */
export function objectLocation(star: number, object: number): number {
  return locationNumber(star, OBJECT_BASE + object);
}

/** The index of the star whose system a place is in. */
export function locationStar(location: number): number {
  return trunc(location / STAR_SPAN);
}

/** The parts of a location number, undefined when no place can have it. */
export function locationParts(location: number): LocationParts | undefined {
  const star = locationStar(location);
  const local = location - star * STAR_SPAN;
  if (local === 1) return partsOf(star, 'star', 0, 0, 0, 0);
  if (local > BELT_BASE && local <= BELT_BASE + MAX_BELTS) {
    return partsOf(star, 'belt', 0, 0, 0, local - BELT_BASE);
  }
  if (local > OBJECT_BASE && local <= OBJECT_BASE + MAX_OBJECTS) {
    return { ...partsOf(star, 'object', 0, 0, 0, 0), object: local - OBJECT_BASE };
  }
  if (local < PLANET_SPAN || local >= BELT_BASE) return undefined;
  const sub = local % PLANET_SPAN;
  const planet = (local - sub) / PLANET_SPAN;
  if (sub === 0) return partsOf(star, 'planet', planet, 0, 0, 0);
  if (sub <= MAX_MOONS) return partsOf(star, 'moon', planet, sub, 0, 0);
  const lagrange = sub - LAGRANGE_BASE;
  if (lagrange < 1 || lagrange > MAX_LAGRANGE) return undefined;
  return partsOf(star, 'lagrange', planet, 0, lagrange, 0);
}

function partsOf(
  star: number,
  kind: LocationKind,
  planet: number,
  moon: number,
  lagrange: number,
  belt: number,
): LocationParts {
  return { star, kind, planet, moon, lagrange, belt, object: 0 };
}

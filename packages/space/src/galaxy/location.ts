import { invariant } from '@astrarium/core';
import {
  beltLocation,
  MAX_BELTS,
  lagrangeLocation,
  MAX_LAGRANGE,
  locationParts,
  MAX_MOONS,
  moonLocation,
  objectLocation,
  MAX_OBJECTS,
  planetLocation,
  MAX_PLANETS,
  starLocation,
} from './locationNumber.js';
import type { LocationKind } from './locationNumber.js';
import { textMemo } from '../state/textMemo.js';
import { STAR_LIMIT, starCode, starIndex } from './starAt.js';
import { starSystem } from './starSystem.js';

/**
 * A site of a place: of a belt by its index there (0 is the primary site), or salvage at a planet
 * or moon by its number from 1.
 */
export interface SiteName {
  readonly place: number;
  readonly site: number;
}

/**
 * The location that a code names (`SOL`, `SOL-3`, `SOL-3-1`, `SOL-3-L4`, `SOL-BELT-1`,
 * `SOL-OBJ-1`), undefined when this galaxy has no such place. Whether anything was built at an
 * object's place the galaxy does not know: ask the world.
 */
export function parseLocation(seed: number, code: string): number | undefined {
  const known = PARSED.get(code);
  if (known !== undefined && known.seed === seed) return known.location;
  const location = parsedLocation(seed, code);
  if (location === undefined) return undefined;
  if (PARSED.size >= MAX_PARSED) PARSED.clear();
  PARSED.set(code, { seed, location });
  return location;
}

/** Places that were named lately, by their codes: most are named again and again. */
const PARSED = new Map<string, { readonly seed: number; readonly location: number }>();
const MAX_PARSED = 16_384;

function parsedLocation(seed: number, code: string): number | undefined {
  const parts = code.split('-');
  const star = starIndex(parts[0] ?? '');
  if (star === undefined) return undefined;
  const location = parseLocal(star, parts);
  return location !== undefined && isLocation(seed, location) ? location : undefined;
}

/** The code of a location. @throws Error when this galaxy has no such place: a bug, never input. */
export const makeLocation: (seed: number, location: number) => string = textMemo(codeOf);

function codeOf(seed: number, location: number): string {
  const parts = locationParts(location);
  invariant(parts !== undefined && isLocation(seed, location), `no place has number ${location}`);
  const code = starCode(parts.star);
  switch (parts.kind) {
    case 'star':
      return code;
    case 'planet':
      return `${code}-${parts.planet}`;
    case 'moon':
      return `${code}-${parts.planet}-${parts.moon}`;
    case 'lagrange':
      return `${code}-${parts.planet}-L${parts.lagrange}`;
    case 'belt':
      return `${code}-BELT-${parts.belt}`;
    case 'object':
      return `${code}-OBJ-${parts.object}`;
  }
}

/** What kind of place a location is. @throws Error when no place can have this number. */
export function locationKind(location: number): LocationKind {
  const parts = locationParts(location);
  invariant(parts !== undefined, `no place has number ${location}`);
  return parts.kind;
}

/** Whether this galaxy has a place of this number. */
function isLocation(seed: number, location: number): boolean {
  const parts = locationParts(location);
  if (parts === undefined || parts.star < 0 || parts.star >= STAR_LIMIT) return false;
  if (parts.kind === 'star' || parts.kind === 'object') return true;
  const system = starSystem(seed, parts.star);
  if (parts.kind === 'belt') return parts.belt <= system.belts.length;
  const planet = system.planets[parts.planet - 1];
  return planet !== undefined && parts.moon <= planet.moons;
}

/**
 * The site that a code such as `SOL-BELT-1-SITE-0` or `SOL-4-SAL-1` names, undefined when its place
 * is none or can have no site of this kind. Whether the site is there is for the state to say.
 */
export function parseSite(seed: number, code: string): SiteName | undefined {
  const pattern = /^(.+)-(SITE|SAL)-(0|[1-9]\d{0,5})$/;
  const [, head = '', word, number = ''] = pattern.exec(code) ?? [];
  const place = parseLocation(seed, head);
  if (place === undefined || word !== siteWord(place)) return undefined;
  return word === 'SAL' && number === '0' ? undefined : { place, site: Number(number) };
}

/** The code of a site of a place: of mining in a belt, of salvage anywhere else. */
export function makeSite(seed: number, place: number, site: number): string {
  return `${makeLocation(seed, place)}-${siteWord(place) ?? 'SAL'}-${site}`;
}

function siteWord(place: number): 'SITE' | 'SAL' | undefined {
  const kind = locationKind(place);
  if (kind === 'belt') return 'SITE';
  return kind === 'planet' || kind === 'moon' ? 'SAL' : undefined;
}

function parseLocal(star: number, parts: readonly string[]): number | undefined {
  if (parts.length > 3) return undefined;
  const first = parts[1];
  const second = parts[2];
  if (first === undefined) return starLocation(star);
  if (first === 'BELT') {
    const belt = ordinal(second, MAX_BELTS);
    return belt === 0 ? undefined : beltLocation(star, belt);
  }
  if (first === 'OBJ') {
    const object = ordinal(second, MAX_OBJECTS);
    return object === 0 ? undefined : objectLocation(star, object);
  }
  const planet = ordinal(first, MAX_PLANETS);
  if (planet === 0) return undefined;
  if (second === undefined) return planetLocation(star, planet);
  if (second.startsWith('L')) {
    const point = ordinal(second.slice(1), MAX_LAGRANGE);
    return point === 0 ? undefined : lagrangeLocation(star, planet, point);
  }
  const moon = ordinal(second, MAX_MOONS);
  return moon === 0 ? undefined : moonLocation(star, planet, moon);
}

/** A decimal from 1 to `most` without leading zeros; 0 for anything else. */
function ordinal(text: string | undefined, max: number): number {
  if (text === undefined || !/^[1-9]\d{0,2}$/.test(text)) return 0;
  const value = Number(text);
  return value <= max ? value : 0;
}

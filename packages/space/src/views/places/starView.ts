import { min, type ReadArgs } from '@astrarium/core';
import { distanceMilliLy } from '../../galaxy/distance.js';
import { makeLocation } from '../../galaxy/location.js';
import type { Star } from '../../galaxy/star.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { STAR_LIMIT, starAt, starCode, starIndex } from '../../galaxy/starAt.js';
import { locationCode } from '../../rules/placeCode.js';
import { systemHub } from '../../rules/hubs/systemLock.js';
import { FLAG, integer, oneOf, optional, word } from '../../rules/readers.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { ABUNDANCES } from '../../state/abundances.js';
import { PLANET_KINDS } from '../../ruleset/attributes.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { queryReader } from '../queryReader.js';
import { lockedBy } from './lockedBy.js';
import { nearestSteps } from './nearestStars.js';

const MILLI_LY = 1000;

/** A star as the catalogue shows it: what is known of it from afar. */
export type StarView = ReturnType<typeof starView>;

/** A star as the wire shows it, without its system. */
export function starView(star: Star) {
  return {
    designation: star.code,
    name: star.name,
    spectral_class: star.spectralClass,
    distance_ly: star.distanceMilliLy / MILLI_LY,
    position_ly: {
      x: star.xMilliLy / MILLI_LY,
      y: star.yMilliLy / MILLI_LY,
      z: star.zMilliLy / MILLI_LY,
    },
  };
}

/** Which page of the catalogue; everything may be omitted. */
export interface StarListQuery {
  /** The code of the star to read after. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  /** The code of the star from which distances count, in place of the Sun. */
  readonly near?: string | undefined;
  /** Only stars with a belt that has this category, at least as abundant as `abundance`. */
  readonly resource?: string | undefined;
  /** The least abundance, of `resource` or else of any category. */
  readonly abundance?: string | undefined;
  /** Only stars with a planet of this kind. */
  readonly planet_kind?: string | undefined;
  /** Only locked systems, or only open ones. */
  readonly locked?: boolean | undefined;
}

/** The reader of the parameters of `starListSteps`. */
export const STAR_QUERY = /* @__PURE__ */ queryReader(({ maxPageLength, pageLength }) => ({
  cursor: optional(locationCode(), ''),
  limit: optional(integer(1, maxPageLength), pageLength),
  near: optional(locationCode(), ''),
  resource: optional(oneOf(CATEGORIES), 0),
  abundance: optional(oneOf(ABUNDANCES), 0),
  planet_kind: optional<string>(word(PLANET_KINDS), ''),
  locked: optional<boolean | undefined>(FLAG, undefined),
}));

/** A page of the catalogue, outwards from the Sun or from the star `near`. */
export interface StarList {
  readonly stars: ListedStar[];
  /** The last star that was examined; null when there is nothing after it. */
  readonly next_cursor: string | null;
}

/** A star of a list, with what everybody may know of its system. */
export type ListedStar = ReturnType<typeof listedStar>;

/** Stars that one page examines at most. */
const MAX_EXAMINED = 500;

/**
 * A page of the catalogue of stars, in short steps: made from the seed when asked for. All but the
 * lock is the same for ever. A page can be shorter than its limit, because it examines a limited
 * number of stars.
 */
export function* starListSteps(
  world: World,
  query: StarListQuery | ReadArgs = {},
): Steps<StarList | Refused> {
  const { seed, ruleset } = world.setting;
  const args = STAR_QUERY.valuesOf(query, ruleset.limits);
  const cursor = args.cursor === '' ? -1 : starIndex(args.cursor);
  if (cursor === undefined || cursor >= STAR_LIMIT) return unknownStar('cursor', args.cursor);
  const near = args.near === '' ? -1 : starIndex(args.near);
  if (near === undefined || near >= STAR_LIMIT) return unknownStar('near', args.near);
  const { abundance, locked, planet_kind, resource } = args;
  const isFiltered = abundance + resource > 0 || planet_kind !== '' || locked !== undefined;
  const stars: ListedStar[] = [];
  let [last, count, isEnd] = [cursor, 0, false];
  while (!isEnd && count < MAX_EXAMINED && stars.length < args.limit) {
    const wanted = isFiltered ? MAX_EXAMINED - count : args.limit - count;
    const next = yield* starsAfter({ seed, near, cursor: last, wanted });
    ({ isEnd } = next);
    for (const index of next.stars) {
      if (count === MAX_EXAMINED || stars.length === args.limit) {
        isEnd = false;
        break;
      }
      last = index;
      count += 1;
      if (isWanted(world, index, args)) stars.push(listedStar(world, index, near));
      yield 1;
    }
  }
  return { stars, next_cursor: isEnd ? null : starCode(last) };
}

/** The next stars outwards from the Sun or from `near`, and whether there are no more. */
function* starsAfter({
  cursor,
  near,
  seed,
  wanted,
}: {
  readonly seed: number;
  readonly near: number;
  readonly cursor: number;
  readonly wanted: number;
}): Steps<{ readonly stars: readonly number[]; readonly isEnd: boolean }> {
  if (near < 0) {
    const length = min(wanted, STAR_LIMIT - 1 - cursor);
    const stars = Array.from({ length }, (_, position) => cursor + 1 + position);
    return { stars, isEnd: cursor + length === STAR_LIMIT - 1 };
  }
  const nearest = yield* nearestSteps(seed, { near, cursor, count: wanted });
  return { stars: nearest.stars.map(({ index }) => index), isEnd: nearest.isEnd };
}

function unknownStar(field: string, code: string): Refused {
  return refuse('unknown_location', `There is no star ${code}`, { field });
}

/** What a star is asked for; 0, empty or undefined for what is not asked. */
interface StarFilter {
  readonly resource: number;
  readonly abundance: number;
  readonly planet_kind: string;
  readonly locked: boolean | undefined;
}

function isWanted(world: World, star: number, filter: StarFilter): boolean {
  const { abundance, locked, planet_kind, resource } = filter;
  if (locked !== undefined && locked !== (systemHub(world, star) !== 0)) return false;
  if (planet_kind === '' && abundance === 0 && resource === 0) return true;
  const { belts, planets } = starSystem(world.setting.seed, star);
  if (planet_kind !== '' && planets.every(({ kind }) => kind !== planet_kind)) return false;
  if (abundance === 0 && resource === 0) return true;
  return belts.some((belt) =>
    CATEGORIES.some(
      (category, position) =>
        (resource === 0 || resource === position + 1) &&
        ABUNDANCES.indexOf(belt.abundance[category]) + 1 >= abundance,
    ),
  );
}

function listedStar(world: World, index: number, near: number) {
  const { seed } = world.setting;
  const { belts, planets } = starSystem(seed, index);
  return {
    ...starView(starAt(seed, index)),
    ...(near < 0 ? {} : { distance_from_near_ly: distanceMilliLy(seed, near, index) / MILLI_LY }),
    planets: planets.map(({ kind, location }) => ({
      designation: makeLocation(seed, location),
      kind,
    })),
    belts: belts.map(({ abundance, density, location }) => ({
      designation: makeLocation(seed, location),
      density,
      resources: abundance,
    })),
    locked_by: lockedBy(world, index) ?? null,
  };
}

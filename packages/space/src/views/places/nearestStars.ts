import { floorDiv, INT_MAX, max, min } from '@astrarium/core';
import { positionDistance } from '../../galaxy/distance.js';
import { STAR_LIMIT, starPosition } from '../../galaxy/starAt.js';
import type { Steps } from '../../rules/takeSteps.js';

/** Stars in the order of their distance from one star, equal distances by index. */
export interface NearestStars {
  readonly stars: readonly { readonly index: number; readonly distance: number }[];
  /** Whether these are all that remain. */
  readonly isEnd: boolean;
}

/** Which stars: at least `count` of those after `cursor`, or all that remain. */
export interface NearestQuery {
  readonly near: number;
  /** The index of a star; -1 for the start. */
  readonly cursor: number;
  readonly count: number;
}

/** One of the stars around a star. */
type Neighbour = NearestStars['stars'][number];

/** A ball has a star for each 60 cubic light years of its cubed radius, here in hundredths. */
const CUBIC_CENTI_LY_PER_STAR = 60_000_000;

const MILLI_PER_CENTI_LY = 10;

/** The stated distance of a star from the Sun differs by less than this from its position. */
const MARGIN_MILLI_LY = 200;

/** Stars whose distance is computed in one step: less than a millisecond of work. */
const STEP_STARS = 200;

/** When a pass would examine more stars, it examines all of them, and is the last one. */
const MAX_RANGE = floorDiv(STAR_LIMIT, 2);

/**
 * The stars around one star. Stars are numbered by their distance from the Sun, so those within a
 * radius are in one range of numbers; the radius is doubled until enough are found. At most
 * 2,000,000 distances are computed.
 */
export function* nearestSteps(
  seed: number,
  { count, cursor, near }: NearestQuery,
): Steps<NearestStars> {
  const here = starPosition(seed, near);
  const fromSun = positionDistance(starPosition(seed, 0), here);
  const after = cursor < 0 ? -1 : positionDistance(here, starPosition(seed, cursor));
  const farthest = fromSun + starPosition(seed, STAR_LIMIT - 1).distanceMilliLy + MARGIN_MILLI_LY;
  // What is nearer to the Sun than this is nearer to the star than the cursor.
  const first = firstBeyond(seed, after - fromSun - MARGIN_MILLI_LY);
  // Half as many again as are wanted: a second pass is rarely needed.
  let radius = radiusFor(max(after, 0), count + floorDiv(count, 2) + 1);
  for (;;) {
    const found = nearestOf(count);
    let index = max(first, firstBeyond(seed, fromSun - radius - MARGIN_MILLI_LY));
    let end = firstBeyond(seed, fromSun + radius + MARGIN_MILLI_LY);
    if (radius >= farthest || end - index > MAX_RANGE) {
      [index, end, radius] = [first, STAR_LIMIT, farthest];
    }
    for (; index < end; index += 1) {
      const distance = positionDistance(here, starPosition(seed, index));
      const isAfter = distance > after || (distance === after && index > cursor);
      if (isAfter && distance <= radius) found.add({ index, distance });
      if (index % STEP_STARS === 0) yield STEP_STARS;
    }
    const { isAll, stars } = found.sorted();
    if (radius >= farthest) return { stars, isEnd: isAll };
    if (stars.length >= count) return { stars, isEnd: false };
    radius = min(radius * 2, farthest);
  }
}

/** Collects the nearest stars, `count` at least; sorts at most four times as many at once. */
function nearestOf(count: number) {
  let stars: Neighbour[] = [];
  let isAll = true;
  let limit = INT_MAX;
  const sort = (): Neighbour[] =>
    stars.sort((a, b) => a.distance - b.distance || a.index - b.index);
  return {
    add(star: Neighbour): void {
      if (star.distance > limit) return;
      stars.push(star);
      if (stars.length < 4 * count) return;
      stars = sort().slice(0, 2 * count);
      isAll = false;
      limit = stars.at(-1)?.distance ?? 0;
    },
    sorted: () => ({ stars: sort(), isAll }),
  };
}

/** The radius of the ball with about `count` stars more than the one of another radius. */
function radiusFor(radiusMilliLy: number, count: number): number {
  let radius = floorDiv(radiusMilliLy, MILLI_PER_CENTI_LY);
  const cubic = radius * radius * radius + count * CUBIC_CENTI_LY_PER_STAR;
  while (radius * radius * radius < cubic) radius += 1;
  return (radius + 1) * MILLI_PER_CENTI_LY;
}

/** The first star that is farther from the Sun than a distance. */
function firstBeyond(seed: number, distance: number): number {
  let [low, high] = [0, STAR_LIMIT];
  while (low < high) {
    const middle = floorDiv(low + high, 2);
    if (starPosition(seed, middle).distanceMilliLy > distance) high = middle;
    else low = middle + 1;
  }
  return low;
}

import type { ReadArgs } from '../../../kernel.js';
import type { Star } from '../../galaxy/star.js';
import { STAR_LIMIT, starAt, starCode, starIndex } from '../../galaxy/starAt.js';
import { integer, locationCode, optional } from '../../rules/readers.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { queryReader } from '../queryReader.js';

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
}

/** The reader of the parameters of `starListView`. */
export const STAR_QUERY = /* @__PURE__ */ queryReader(({ maxPageLength, pageLength }) => ({
  cursor: optional(locationCode(), ''),
  limit: optional(integer(1, maxPageLength), pageLength),
}));

/** A page of the catalogue, outwards from the Sun. */
export interface StarList {
  readonly stars: StarView[];
  /** The last code of the page; null when there is nothing after it. */
  readonly next_cursor: string | null;
}

/** A page of the catalogue of stars: made from the seed when asked for, and the same for all. */
export function starListView(
  world: World,
  query: StarListQuery | ReadArgs = {},
): StarList | Refused {
  const { seed, ruleset } = world.setting;
  const args = STAR_QUERY.valuesOf(query, ruleset.limits);
  const cursor = args.cursor === '' ? -1 : starIndex(args.cursor);
  if (cursor === undefined || cursor >= STAR_LIMIT) {
    return refuse('unknown_location', `There is no star ${args.cursor}`, { field: 'cursor' });
  }
  const stars: StarView[] = [];
  let index = cursor + 1;
  for (; index < STAR_LIMIT && stars.length < args.limit; index += 1) {
    stars.push(starView(starAt(seed, index)));
  }
  return { stars, next_cursor: index < STAR_LIMIT ? starCode(index - 1) : null };
}

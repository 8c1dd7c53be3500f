import { z } from 'zod';
import { LOCATION_CODE } from './code.js';

/** The members of a star as the catalogue shows it. */
export const STAR_MEMBERS = {
  designation: LOCATION_CODE,
  name: z.string(),
  spectral_class: z.string(),
  distance_ly: z.number().min(0),
  position_ly: z.strictObject({ x: z.number(), y: z.number(), z: z.number() }),
};

/** A star from afar. */
const STAR = z.strictObject(STAR_MEMBERS).meta({ id: 'Star' });

/** A page of the catalogue. */
export const STAR_LIST = z
  .strictObject({
    stars: z.array(STAR),
    next_cursor: LOCATION_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'StarList' });

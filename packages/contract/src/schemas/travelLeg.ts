import { z } from 'zod';
import { LOCATION_CODE } from './code.js';
import { TICK } from './tick.js';

const ENDS = { from: LOCATION_CODE, to: LOCATION_CODE };

const TIMES = { seconds: z.int().min(0), arrives_tick: TICK };

/** A leg of a journey: a cruise within a system, or a surge between two. */
export const TRAVEL_LEG = z
  .discriminatedUnion('mode', [
    z.strictObject({
      ...ENDS,
      mode: z.literal('cruise'),
      ...TIMES,
      distance_au_micro: z.int().min(0),
    }),
    z.strictObject({
      ...ENDS,
      mode: z.literal('surge'),
      ...TIMES,
      distance_ly_milli: z.int().min(0),
    }),
  ])
  .meta({ id: 'TravelLeg' });

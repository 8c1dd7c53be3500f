import { z } from 'zod';
import { MOMENT_NOT_TICK } from './moment.js';

/** A time of the game in ticks since its beginning. */
export const TICK = z
  .int()
  .min(0)
  .meta({ id: 'Tick', description: 'Ticks since the beginning of the game.' });

/** A time in ISO 8601 with an offset. */
export const TICK_TIME = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-01-01T12:00:00Z'] });

/** The tick or the time to read. */
export const MOMENT_AT = z
  .union([z.int().min(0), MOMENT_NOT_TICK], {
    error: 'a tick from 0 on, or a time in ISO 8601, such as 2026-01-01T12:00:00Z',
  })
  .optional()
  .describe('Read this tick or time (ISO 8601) instead of the present; it must still be retained.')
  .meta({ examples: [3600] });

/** The time of the game and its speed. */
export const GAME_TIME = z
  .strictObject({
    tick: TICK,
    time: TICK_TIME.describe('The time of the tick, in UTC.'),
    epoch: TICK_TIME.describe('The time of tick 0, in UTC.'),
    speed: z.number().min(0).describe('Ticks per second.'),
    version: z.string().describe('The version of the server.'),
  })
  .meta({ id: 'GameTime' });

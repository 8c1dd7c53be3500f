import { z } from 'zod';

/** A moment of the game: seconds since its beginning. */
export const TICK = z.int().min(0).meta({ id: 'Tick', description: 'Seconds of the game.' });

/** A moment as it is written: ISO 8601 with an offset. */
export const TICK_TIME = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-01-01T12:00:00Z'] });

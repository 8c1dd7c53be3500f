import { z } from 'zod';

/** A moment of the game: seconds since its beginning. */
export const TICK = z.int().min(0).meta({ id: 'Tick', description: 'Seconds of the game.' });

/** A moment as it is written: ISO 8601 with an offset. */
export const TICK_TIME = z
  .string()
  .meta({ format: 'date-time', examples: ['2026-01-01T12:00:00Z'] });

/** A day of the calendar, alone or with an hour and an offset: `+01:00`, `+0100`, `+01`. */
const TIME = new RegExp(
  `^(?:${z.regexes.date.source.slice(1, -1)})` +
    '(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?' +
    '(?:Z|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?)?)?$',
);

/** A time in ISO 8601, with an offset or in the account's time zone. */
export const MOMENT = z
  .string()
  .max(40, { abort: true })
  .regex(TIME, { error: 'a time in ISO 8601, such as 2026-01-01T12:00:00Z', abort: true })
  .describe(
    'ISO 8601; without an offset it is read in the time zone of the account, or else in UTC. A ' +
      'day alone is its midnight.',
  )
  .meta({ id: 'Moment', examples: ['2026-01-01T12:00:00Z'] });

/** Which moment to read: its tick, or its time. */
export const MOMENT_AT = z
  .union([z.int().min(0), MOMENT], {
    error: 'a tick from 0 on, or a time in ISO 8601, such as 2026-01-01T12:00:00Z',
  })
  .optional()
  .describe('How it was then: a tick or a time in ISO 8601, not older than what is retained.')
  .meta({ examples: [3600] });

/** What time it is in the game, and how fast it goes. */
export const GAME_TIME = z
  .strictObject({
    tick: TICK,
    time: TICK_TIME.describe('The time of the tick, in UTC.'),
    epoch: TICK_TIME.describe('The time of tick 0, in UTC.'),
    speed: z.number().min(0).describe('Ticks a second.'),
    version: z.string().describe('The version of the server.'),
  })
  .meta({ id: 'GameTime' });

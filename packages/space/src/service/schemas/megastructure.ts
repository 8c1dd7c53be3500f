import { TICK, WAYS_IN } from '@astrarium/contract';
import { CONTRIBUTION_REASONS, DEVICE_TYPES, SEASON_STATES } from '@astrarium/space';
import { z } from 'zod';
import { LOCATION_CODE, REPLICANT_CODE } from './code.js';

const COUNT = z.int().min(0);

const REQUIREMENT = z.strictObject({ needed: COUNT, contributed: COUNT }).optional();

const MEMBERS = {
  name: z.string(),
  progress: z.number().min(0).max(1),
  requirements: z.strictObject(Object.fromEntries(DEVICE_TYPES.map((type) => [type, REQUIREMENT]))),
  season: z.int().min(1),
  status: z.enum(['open', 'completed', 'expired']),
};

/** A megastructure. */
export const MEGASTRUCTURE = z.strictObject(MEMBERS).meta({ id: 'Megastructure' });

const CONTRIBUTOR = {
  rank: z.int().min(1),
  replicant: z.string(),
  replicant_code: REPLICANT_CODE,
  devices: COUNT,
};

/** A season. */
export const MEGASTRUCTURE_SEASON = z
  .strictObject({
    season: z.int().min(1),
    name: z.string(),
    state: z.enum(SEASON_STATES),
    objective: z.strictObject({ location: LOCATION_CODE, ...MEMBERS }),
    started_tick: TICK,
    deadline_tick: TICK,
    completed_tick: TICK.nullable(),
    next_season_tick: TICK.nullable(),
    contributor_count: COUNT,
    contributors: z
      .array(z.strictObject(CONTRIBUTOR))
      .describe('A page, most devices first. In the list of seasons the first 10.'),
    next_cursor: z
      .int()
      .min(1)
      .nullable()
      .describe('The cursor of the next contributors. Null when there are no more.'),
    own: z
      .strictObject({ rank: z.int().min(1), devices: z.int().min(1) })
      .nullable()
      .optional()
      .describe(
        'In `GET /v1/seasons/current` only: the devices of all your replicants together, and the ' +
          'best of their ranks. Null when you gave nothing.',
      ),
  })
  .meta({ id: 'Season' });

/** A page of seasons. */
export const MEGASTRUCTURE_SEASON_LIST = z
  .strictObject({
    seasons: z.array(MEGASTRUCTURE_SEASON),
    next_cursor: z.int().min(1).nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'SeasonList' });

/** The answer of a contribution. */
export const MEGASTRUCTURE_CONTRIBUTION = z
  .strictObject({
    location: LOCATION_CODE,
    accepted: z.array(z.string()),
    rejected: z.array(z.string()),
    rejected_detail: z.array(
      z.strictObject({ device_code: z.string(), reason: z.enum(CONTRIBUTION_REASONS) }),
    ),
    progress: z.number().min(0).max(1).describe('After the contribution.'),
    status: z.literal('contribution_recorded'),
  })
  .meta({ id: 'ContributionAnswer' });

/** What everybody may know of a game. */
export const OVERVIEW = z
  .strictObject({
    tick: TICK,
    players: COUNT.describe('Accounts.'),
    season: MEGASTRUCTURE_SEASON.nullable().describe(
      'With its first 10 contributors. Null in a game without seasons.',
    ),
    ways_in: z
      .array(z.enum(WAYS_IN))
      .describe('By a name alone, by a mailed link, with a token that one has.'),
    first_tick: TICK.describe('The first tick that can be read with `at`.'),
  })
  .meta({ id: 'Overview' });

/** The leaderboard of contributors. */
export const MEGASTRUCTURE_LEADERBOARD = z
  .strictObject({
    leaderboard: z.array(z.strictObject(CONTRIBUTOR).meta({ id: 'LeaderboardEntry' })),
  })
  .meta({ id: 'Leaderboard' });

import { PUBLIC_READ, READ, QUERY_AT, queryLimit } from '@astrarium/contract';
import { PLANET_KINDS, type Ruleset } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import { INVENTORY, INVENTORY_ENTRY, MAX_STOCK_POINTS, STOCK_HISTORY } from '../schemas/amounts.js';
import { GALAXY_MAP, LOCATION, PRESENCE, PUBLIC_FLEETS, STAR_LIST } from '../schemas/location.js';
import { oneCommand } from '../bodyCommands.js';
import { contributionBody, DRY_RUN_ONLY } from '../schemas/accountPatch.js';
import {
  MEGASTRUCTURE_CONTRIBUTION,
  MEGASTRUCTURE_LEADERBOARD,
  MEGASTRUCTURE_SEASON,
  MEGASTRUCTURE_SEASON_LIST,
} from '../schemas/megastructure.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import { LOCATION_CODE, LOCATION_CURSOR, REPLICANT_CODE, QUERY_ACTING } from '../schemas/code.js';
import { WORD_ABUNDANCE, WORD_CATEGORY } from '../schemas/word.js';

/** When the inventory of a single location was deprecated: 2026-01-01T00:00:00Z. */
const INVENTORY_DEPRECATED_SECONDS = 1_767_225_600;

/** Which contributors of a season are shown. */
const CONTRIBUTOR_PAGE = {
  cursor: z.int().min(1).max(1e9).optional().describe('The next_cursor of the previous page.'),
  limit: queryLimit(100, 100),
};

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'locations.get': {
    ...READ,
    path: '/v1/locations/{code}',
    tag: 'Locations',
    summary: 'Read a location',
    description:
      'A star, planet, moon, Lagrange point, belt or megastructure, with your devices and stock ' +
      'there. Exact amounts and salvage sites are shown once you have scanned the location.',
    parameters: z.strictObject({ code: LOCATION_CODE }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The location', schema: LOCATION } },
    problems: ['unknown_location', 'unknown_replicant'],
  },
  'locations.presence': {
    ...READ,
    path: '/v1/locations/{code}/presence',
    tag: 'Locations',
    summary: 'See who is at a location',
    description:
      'The replicants that have devices there, with the number of devices of each type. The code ' +
      'of a star stands for its whole system. You see it if you have a device in that system. ' +
      'Devices that are stowed or between places are not seen.',
    parameters: z.strictObject({ code: LOCATION_CODE }),
    query: z.strictObject({
      cursor: REPLICANT_CODE.optional().describe('The next_cursor of the previous page.'),
      limit: queryLimit(50, 100),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'A page of replicants', schema: PRESENCE } },
    problems: ['unknown_location'],
  },
  'galaxy.get': {
    ...PUBLIC_READ,
    path: '/v1/galaxy',
    tag: 'Locations',
    summary: 'Read the map of the stars around the Sun',
    description: 'For maps. `GET /v1/stars` lists all stars with their planets and belts.',
    query: z.strictObject({ limit: queryLimit(1000, 2000), ...QUERY_AT }),
    answers: { 200: { description: 'The nearest stars', schema: GALAXY_MAP } },
    problems: [],
  },
  'galaxy.fleets': {
    method: 'GET',
    access: 'public',
    rate: 'read',
    path: '/v1/galaxy/fleets',
    tag: 'Locations',
    summary: 'Read the journeys between stars that everybody may see',
    description:
      'Of accounts whose setting `public_fleet` allows it, between stars of the public map. At ' +
      'most 200 groups, those of most devices first. Devices that turned back are not shown.',
    answers: { 200: { description: 'The journeys', schema: PUBLIC_FLEETS } },
    problems: [],
  },
  'locations.inventory': {
    ...READ,
    path: '/v1/locations/{code}/inventory',
    tag: 'Inventory',
    summary: 'Read the stock at one location',
    parameters: z.strictObject({ code: LOCATION_CODE }),
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The stock', schema: INVENTORY_ENTRY } },
    problems: ['unknown_location'],
    deprecation: { since_seconds: INVENTORY_DEPRECATED_SECONDS, successor: '/v1/inventory' },
  },
  'inventory.history': {
    method: 'GET',
    access: 'read',
    rate: 'read',
    path: '/v1/inventory/history',
    tag: 'Inventory',
    summary: 'Read your stock at one location, now and at hours before',
    description:
      'For charts. One point for each hour of game time since `first_tick`: since the server ' +
      'process was started, and fewer hours in a game with very much stock.',
    query: z.strictObject({
      location: LOCATION_CODE,
      points: z
        .int()
        .min(1)
        .max(MAX_STOCK_POINTS)
        .default(MAX_STOCK_POINTS)
        .describe(`The newest points, at most ${MAX_STOCK_POINTS}.`),
    }),
    answers: { 200: { description: 'The stock by time', schema: STOCK_HISTORY } },
    problems: ['unknown_location'],
  },
  'leaderboards.megastructure': {
    ...READ,
    path: '/v1/leaderboards/megastructure',
    tag: 'Megastructures',
    summary: 'Rank the contributors to megastructures',
    description: 'All-time and galaxy-wide. Equal totals share a rank.',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The leaderboard', schema: MEGASTRUCTURE_LEADERBOARD } },
    problems: [],
  },
  'seasons.current': {
    ...READ,
    path: '/v1/seasons/current',
    tag: 'Megastructures',
    summary: 'Read the season with its objective and deadline',
    description: 'With a page of its contributors.',
    query: z.strictObject({ ...CONTRIBUTOR_PAGE, ...QUERY_AT }),
    answers: { 200: { description: 'The season', schema: MEGASTRUCTURE_SEASON } },
    problems: ['unknown_season'],
  },
  'seasons.list': {
    ...READ,
    path: '/v1/seasons',
    tag: 'Megastructures',
    summary: 'List the seasons, the newest first',
    description: 'The current season and all past ones, each with its first 10 contributors.',
    query: z.strictObject({
      cursor: z.int().min(1).max(1e9).optional().describe('The next_cursor of the previous page.'),
      limit: queryLimit(10, 20),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'A page of seasons', schema: MEGASTRUCTURE_SEASON_LIST } },
    problems: [],
  },
  'seasons.get': {
    ...READ,
    path: '/v1/seasons/{season}',
    tag: 'Megastructures',
    summary: 'Read a season with a page of its contributors',
    parameters: z.strictObject({
      season: z
        .string()
        .regex(/^[1-9][0-9]{0,8}$/, { error: 'the number of a season, from 1' })
        .describe('The number of the season.')
        .meta({ examples: ['1'] }),
    }),
    query: z.strictObject({ ...CONTRIBUTOR_PAGE, ...QUERY_AT }),
    answers: { 200: { description: 'The season', schema: MEGASTRUCTURE_SEASON } },
    problems: ['unknown_season'],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;

/** What the list of stars can be ordered and filtered by. */
const STAR_FILTERS = {
  near: LOCATION_CURSOR.optional().describe(
    'The code of a star: order all stars by distance from it, the nearest match first. Far from ' +
      'the Sun a page can take seconds and up to 4,000 units of the rate limit.',
  ),
  resource: WORD_CATEGORY.optional().describe(
    'Only stars with a belt; with `abundance`, one that has this category.',
  ),
  abundance: WORD_ABUNDANCE.optional().describe(
    'The least abundance in a belt: of `resource`, or else of any category.',
  ),
  planet_kind: z.enum(PLANET_KINDS).optional().describe('Only stars with such a planet.'),
  locked: z.boolean().optional().describe('Only locked systems, or only open ones.'),
};

/** Operations on locations, stock and megastructures. */
export function placeOperations(ruleset: Ruleset) {
  const { limits } = ruleset;
  return {
    ...FIXED_OPERATIONS,
    'locations.contribute': {
      method: 'POST',
      path: '/v1/locations/{code}/contribute',
      tag: 'Megastructures',
      summary: 'Give devices to a megastructure',
      description:
        'Looks at the devices in the given order and consumes the accepted ones. A device that ' +
        'cannot be given is no error: `rejected_detail` says why.',
      access: 'play',
      rate: 'write',
      parameters: z.strictObject({ code: LOCATION_CODE }),
      body: contributionBody(ruleset),
      commands: oneCommand('contribute', { location: 'code' }, DRY_RUN_ONLY),
      answers: {
        200: {
          description: 'The accepted and rejected devices, or a dry run',
          schema: planAnswerOr(MEGASTRUCTURE_CONTRIBUTION),
        },
      },
      problems: ['unknown_location', 'unknown_replicant', 'not_a_megastructure'],
    },
    'inventory.list': {
      ...READ,
      path: '/v1/inventory',
      tag: 'Inventory',
      summary: 'List your stock by location',
      description: 'Sorted by location code. Locations without stock are omitted.',
      view: 'inventoryListView',
      query: z.strictObject({
        ...QUERY_ACTING,
        location: LOCATION_CODE.optional().describe(
          'A location. The code of a star stands for its whole system.',
        ),
        cursor: LOCATION_CURSOR.optional().describe('The next_cursor of the previous page.'),
        limit: queryLimit(limits.pageLength, limits.maxPageLength),
        ...QUERY_AT,
      }),
      answers: { 200: { description: 'A page of locations with stock', schema: INVENTORY } },
      problems: ['unknown_location', 'unknown_replicant'],
    },
    'stars.list': {
      ...READ,
      path: '/v1/stars',
      tag: 'Locations',
      summary: 'List the stars',
      description:
        'Ordered by distance from the Sun or from `near`, with planets, belts and lock. A page ' +
        'examines at most 500 stars and can be short: read on while there is a next_cursor.',
      view: 'starListView',
      query: z.strictObject({
        cursor: LOCATION_CURSOR.optional().describe('The next_cursor of the previous page.'),
        limit: queryLimit(limits.pageLength, limits.maxPageLength),
        ...STAR_FILTERS,
        ...QUERY_AT,
      }),
      answers: { 200: { description: 'A page of stars', schema: STAR_LIST } },
      problems: ['unknown_location'],
    },
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}

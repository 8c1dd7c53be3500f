import type { Ruleset } from '@astrarium/core';
import { z } from 'zod';
import type { Operation } from '../operation.js';
import { INVENTORY, INVENTORY_ENTRY } from '../schemas/amounts.js';
import { LOCATION, STAR_LIST } from '../schemas/location.js';
import {
  contributionBody,
  MEGASTRUCTURE_CONTRIBUTION,
  MEGASTRUCTURE_LEADERBOARD,
  MEGASTRUCTURE_SEASON,
} from '../schemas/megastructure.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import { LOCATION_CODE, LOCATION_CURSOR } from '../schemas/code.js';
import { QUERY_ACTING, QUERY_AT, queryLimit } from '../schemas/query.js';

/** When the inventory of a single place was superseded: 2026-01-01T00:00:00Z. */
const INVENTORY_DEPRECATED_SECONDS = 1_767_225_600;

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'locations.get': {
    method: 'GET',
    path: '/v1/locations/{code}',
    tag: 'Locations',
    summary: 'Read a place',
    description:
      'A star, planet, moon, Lagrange point, belt or megastructure, with what you have there. ' +
      'Exact amounts and salvage are shown to who has scanned the place.',
    access: 'token',
    rate: 'read',
    parameters: z.strictObject({ code: LOCATION_CODE }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The place', schema: LOCATION } },
    problems: ['unknown_location', 'unknown_replicant'],
    asOf: true,
  },
  'locations.inventory': {
    method: 'GET',
    path: '/v1/locations/{code}/inventory',
    tag: 'Inventory',
    summary: 'Read the stock at one place',
    access: 'token',
    rate: 'read',
    parameters: z.strictObject({ code: LOCATION_CODE }),
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The stock', schema: INVENTORY_ENTRY } },
    problems: ['unknown_location'],
    deprecation: { since_seconds: INVENTORY_DEPRECATED_SECONDS, successor: '/v1/inventory' },
    asOf: true,
  },
  'leaderboards.megastructure': {
    method: 'GET',
    path: '/v1/leaderboards/megastructure',
    tag: 'Megastructures',
    summary: 'Who has given most to megastructures',
    description: 'Of all times and the whole galaxy. Equal totals share a rank.',
    access: 'token',
    rate: 'read',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The leaderboard', schema: MEGASTRUCTURE_LEADERBOARD } },
    problems: [],
    asOf: true,
  },
  'seasons.current': {
    method: 'GET',
    path: '/v1/seasons/current',
    tag: 'Megastructures',
    summary: 'The season, its objective and its deadline',
    access: 'token',
    rate: 'read',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The season', schema: MEGASTRUCTURE_SEASON } },
    problems: ['unknown_season'],
    asOf: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** What is asked of places, and given there. */
export function placeOperations({ limits, seasons }: Ruleset) {
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
      access: 'token',
      rate: 'write',
      parameters: z.strictObject({ code: LOCATION_CODE }),
      body: contributionBody(seasons),
      answers: {
        200: {
          description: 'What was taken, or a dry run',
          schema: planAnswerOr(MEGASTRUCTURE_CONTRIBUTION),
        },
      },
      problems: ['unknown_location', 'unknown_replicant', 'not_a_megastructure'],
    },
    'inventory.list': {
      method: 'GET',
      path: '/v1/inventory',
      tag: 'Inventory',
      summary: 'List your stock by place',
      description: 'In the order of location codes; places without stock are left out.',
      access: 'token',
      rate: 'read',
      query: z.strictObject({
        ...QUERY_ACTING,
        location: LOCATION_CODE.optional().describe("A place; a star's code is its whole system."),
        cursor: LOCATION_CURSOR.optional().describe('The next_cursor of the page before.'),
        limit: queryLimit(limits.pageLength, limits.pageLengthMost),
        ...QUERY_AT,
      }),
      answers: { 200: { description: 'A page of places with stock', schema: INVENTORY } },
      problems: ['unknown_location', 'unknown_replicant'],
      asOf: true,
    },
    'stars.list': {
      method: 'GET',
      path: '/v1/stars',
      tag: 'Locations',
      summary: 'List the stars',
      description: 'Outwards from the Sun; the catalogue is the same for all.',
      access: 'token',
      rate: 'read',
      query: z.strictObject({
        cursor: LOCATION_CURSOR.optional().describe('The next_cursor of the page before.'),
        limit: queryLimit(limits.pageLength, limits.pageLengthMost),
        ...QUERY_AT,
      }),
      answers: { 200: { description: 'A page of stars', schema: STAR_LIST } },
      problems: ['unknown_location'],
      asOf: true,
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}

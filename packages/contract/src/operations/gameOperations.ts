import {
  type ExplainAbout,
  EXPLAINABLE,
  FORECAST_MOST,
  FORECAST_TICKS_MOST,
  type Ruleset,
} from '@astrarium/core';
import { z } from 'zod';
import type { Operation } from '../operation.js';
import { FORESIGHT_AUDIT, FORESIGHT_DUE, FORESIGHT_EXPLANATION } from '../schemas/foresight.js';
import { GAME_TIME } from '../schemas/tick.js';
import { OPERATION_BODY } from '../schemas/operationBody.js';
import { PLAN_ANSWER, PLAN_ANSWER_BATCH, planAnswerOr } from '../schemas/planAnswer.js';
import { RULES_BLUEPRINTS, rulesSchema } from '../schemas/rules.js';
import type { DeviceCommandBodies } from '../schemas/deviceCommandBodies.js';
import { DEVICE_CODE, LOCATION_CODE, OPERATION_ID, SITE_CODE } from '../schemas/code.js';
import { batchBody, planBody } from '../schemas/planBody.js';
import { QUERY_ACTING, QUERY_AT, queryLimit } from '../schemas/query.js';
import { WORD_ATTRIBUTE, WORD_CATEGORY, WORD_DEVICE_TYPE } from '../schemas/word.js';

/** What each explanation needs to be told. */
const NEEDS = Object.fromEntries(
  Object.entries(EXPLAINABLE).map(([about, { needs }]) => [about, needs]),
);

const SAYS = Object.entries(EXPLAINABLE).map(([about, { needs, says }]) => {
  const named = needs.map((name) => `\`${name}\``).join(' and ');
  return `- \`${about}\`: ${says}${named === '' ? '' : `; needs ${named}`}`;
});

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'time.get': {
    method: 'GET',
    path: '/v1/time',
    tag: 'Game',
    summary: 'What time it is in the game',
    access: 'public',
    rate: 'read',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The time', schema: GAME_TIME } },
    problems: [],
    asOf: true,
  },
  'blueprints.list': {
    method: 'GET',
    path: '/v1/blueprints',
    tag: 'Game',
    summary: 'What can be printed',
    access: 'public',
    rate: 'read',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'All blueprints', schema: RULES_BLUEPRINTS } },
    problems: [],
    asOf: true,
  },
  'operations.get': {
    method: 'GET',
    path: '/v1/operations/{id}',
    tag: 'Devices',
    summary: 'Read what a device is at',
    description: 'Operations that are over are not kept.',
    access: 'token',
    rate: 'read',
    parameters: z.strictObject({ id: OPERATION_ID }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The operation', schema: OPERATION_BODY } },
    problems: ['unknown_operation', 'unknown_replicant', 'not_owner'],
    asOf: true,
  },
  'forecast.get': {
    method: 'GET',
    path: '/v1/forecast',
    tag: 'Foresight',
    summary: 'What is due next, to the tick',
    description:
      'If nobody does anything: of the whole account, or of one device, place or site. With the ' +
      'location of a planet, `attribute` asks for its climate alone, and `threshold` for when ' +
      'that is passed.',
    access: 'token',
    rate: 'plan',
    query: z.strictObject({
      ...QUERY_ACTING,
      device_code: DEVICE_CODE.optional().describe('Only what comes to this device.'),
      location: LOCATION_CODE.optional().describe("Only what comes here; a star's code: a system."),
      site: SITE_CODE.optional().describe('Only what comes to this site.'),
      attribute: WORD_ATTRIBUTE.optional().describe("Of a planet's climate, only this."),
      threshold: z.number().min(0).max(1_000_000_000).optional().describe('To thousandths.'),
      within: z
        .int()
        .min(1)
        .max(FORECAST_TICKS_MOST)
        .default(86_400)
        .describe('How many ticks planets are looked ahead.'),
      limit: queryLimit(20, FORECAST_MOST),
      ...QUERY_AT,
    }),
    conflicts: [
      ['device_code', 'location'],
      ['device_code', 'site'],
      ['location', 'site'],
    ],
    answers: { 200: { description: 'What is due, earliest first', schema: FORESIGHT_DUE } },
    problems: [
      'unknown_device',
      'unknown_location',
      'unknown_site',
      'unknown_replicant',
      'not_owner',
      'not_a_planet',
    ],
    asOf: true,
  },
  'explain.get': {
    method: 'GET',
    path: '/v1/explain',
    tag: 'Foresight',
    summary: 'Why a number is what it is',
    description: ['What is asked, and what else must be named:', '', ...SAYS].join('\n'),
    access: 'token',
    rate: 'read',
    query: z.strictObject({
      ...QUERY_ACTING,
      about: z.enum(Object.keys(EXPLAINABLE) as ExplainAbout[]).describe('Which number.'),
      device_code: DEVICE_CODE.optional().describe('Of which device of yours.'),
      destination: LOCATION_CODE.optional().describe('Where the way leads.'),
      device_type: WORD_DEVICE_TYPE.optional().describe('What is printed.'),
      location: LOCATION_CODE.optional().describe('Where it is: a planet, a stock, a hub.'),
      site: SITE_CODE.optional().describe('Of which site or salvage.'),
      resource: WORD_CATEGORY.optional().describe('Of which category.'),
      attribute: WORD_ATTRIBUTE.optional().describe("Of which value of the planet's."),
      ...QUERY_AT,
    }),
    cases: { parameter: 'about', needs: NEEDS },
    answers: {
      200: { description: 'The number and what it is made of', schema: FORESIGHT_EXPLANATION },
    },
    problems: [
      'unknown_device',
      'unknown_location',
      'unknown_site',
      'unknown_replicant',
      'not_owner',
      'missing_feature',
      'wrong_state',
      'not_a_planet',
      'already_there',
      'no_surge_drive',
    ],
    asOf: true,
  },
  'audit.get': {
    method: 'GET',
    path: '/v1/audit',
    tag: 'Foresight',
    summary: 'Your matter, and that no matter is made or lost',
    description:
      'Per category: where your own matter is, and what the books of the whole world are off by: ' +
      '0. Every source and sink is in that difference, and all that is in sites, stocks, holds, ' +
      'devices and megastructures; their totals are not shown, for they would tell what you have ' +
      'not scanned, and what others have.',
    access: 'token',
    rate: 'plan',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The books', schema: FORESIGHT_AUDIT } },
    problems: [],
    asOf: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** What is asked of the game as a whole, and of what is yet to come. */
export function gameOperations(ruleset: Ruleset, commands: DeviceCommandBodies) {
  return {
    ...FIXED_OPERATIONS,
    'rules.get': {
      method: 'GET',
      path: '/v1/rules',
      tag: 'Game',
      summary: 'Every number of the rules',
      access: 'public',
      rate: 'read',
      query: z.strictObject({ ...QUERY_AT }),
      answers: { 200: { description: 'The rules and their hash', schema: rulesSchema(ruleset) } },
      problems: [],
      asOf: true,
    },
    'batch.run': {
      method: 'POST',
      path: '/v1/batch',
      tag: 'Devices',
      summary: 'Give several commands at once',
      description:
        'Runs the commands in their order within one tick, each with its own outcome. With ' +
        '`atomic`, all of them are done or none.',
      access: 'token',
      rate: 'write',
      body: batchBody(commands),
      answers: {
        200: { description: 'What became of each', schema: planAnswerOr(PLAN_ANSWER_BATCH) },
      },
      problems: ['unknown_command'],
    },
    'forks.run': {
      method: 'POST',
      path: '/v1/forks',
      tag: 'Foresight',
      summary: 'See what a plan would come to',
      description:
        'On a fork of the world, which knows no more than you do: others are idle, and hidden ' +
        'amounts are guesses. Nothing is changed.',
      access: 'token',
      rate: 'plan',
      body: planBody(commands),
      answers: { 200: { description: 'What would happen', schema: PLAN_ANSWER } },
      reads: true,
      problems: ['unknown_command'],
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}

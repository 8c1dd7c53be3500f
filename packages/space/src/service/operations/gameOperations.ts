import { PUBLIC_READ, READ, GAME_TIME, QUERY_AT, queryLimit } from '@astrarium/contract';
import {
  type ExplainAbout,
  EXPLAINABLE,
  MAX_FORECAST,
  MAX_FORECAST_TICKS,
  type Ruleset,
  VIEW_QUERIES,
} from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import { FORESIGHT_AUDIT, FORESIGHT_DUE, FORESIGHT_EXPLANATION } from '../schemas/foresight.js';
import { OVERVIEW } from '../schemas/megastructure.js';
import { PLAN_ANSWER, PLAN_ANSWER_BATCH, planAnswerOr } from '../schemas/planAnswer.js';
import { RULES_BLUEPRINTS, rulesSchema } from '../schemas/rules.js';
import {
  type DeviceCommandBodies,
  BATCH_REST,
  batchBody,
  PLAN_REST,
  planBody,
} from '../schemas/deviceCommandBodies.js';
import { DEVICE_CODE, LOCATION_CODE, SITE_CODE, QUERY_ACTING } from '../schemas/code.js';
import { commandList } from '../bodyCommands.js';
import { WORD_ATTRIBUTE, WORD_CATEGORY, WORD_DEVICE_TYPE } from '../schemas/word.js';

/** The parameters that each explanation needs. */
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
    ...PUBLIC_READ,
    path: '/v1/time',
    tag: 'Game',
    summary: 'Read the time of the game',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The time', schema: GAME_TIME } },
    problems: [],
  },
  'overview.get': {
    ...PUBLIC_READ,
    path: '/v1/overview',
    tag: 'Game',
    summary: 'Read what everybody may know of the game',
    description:
      'The number of players, the current season with its first contributors, and how to get ' +
      'in. With `at`, `ways_in` and `first_tick` are those of now.',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The overview', schema: OVERVIEW } },
    problems: [],
  },
  'blueprints.list': {
    ...PUBLIC_READ,
    path: '/v1/blueprints',
    tag: 'Game',
    summary: 'List the blueprints',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'All blueprints', schema: RULES_BLUEPRINTS } },
    problems: [],
  },
  'forecast.get': {
    ...READ,
    path: '/v1/forecast',
    tag: 'Foresight',
    summary: 'Forecast what is due next, to the tick',
    description:
      'Assumes that nobody acts. It covers the whole account, or one device, location or site. ' +
      'With the location of a planet, `attribute` restricts it to that attribute, and ' +
      '`threshold` asks when the attribute passes that value.',
    rate: 'plan',
    view: 'forecast',
    query: z.strictObject({
      ...QUERY_ACTING,
      device_code: DEVICE_CODE.optional().describe('Only what is due at this device.'),
      location: LOCATION_CODE.optional().describe(
        'Only what is due here. The code of a star stands for its system.',
      ),
      site: SITE_CODE.optional().describe('Only what is due at this site.'),
      attribute: WORD_ATTRIBUTE.optional().describe('Only this attribute of the planet.'),
      threshold: z
        .number()
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe('A value of the attribute, with at most three decimals.'),
      within: z
        .int()
        .min(1)
        .max(MAX_FORECAST_TICKS)
        .default(86_400)
        .describe('For how many ticks the climate of planets is computed.'),
      limit: queryLimit(20, MAX_FORECAST),
      ...QUERY_AT,
    }),
    conflicts: VIEW_QUERIES.forecast.conflicts,
    answers: { 200: { description: 'What is due, earliest first', schema: FORESIGHT_DUE } },
    problems: [
      'unknown_device',
      'unknown_location',
      'unknown_site',
      'unknown_replicant',
      'not_owner',
      'not_a_planet',
    ],
  },
  'explain.get': {
    ...READ,
    path: '/v1/explain',
    tag: 'Foresight',
    summary: 'Explain a number',
    description: [
      'The numbers that can be explained, and the parameters that each needs:',
      '',
      ...SAYS,
    ].join('\n'),
    view: 'explain',
    query: z.strictObject({
      ...QUERY_ACTING,
      about: z.enum(Object.keys(EXPLAINABLE) as ExplainAbout[]).describe('The number to explain.'),
      device_code: DEVICE_CODE.optional().describe('A device of yours.'),
      destination: LOCATION_CODE.optional().describe('The destination of the journey.'),
      device_type: WORD_DEVICE_TYPE.optional().describe('The device type to print.'),
      location: LOCATION_CODE.optional().describe('The location of the planet, stock or hub.'),
      site: SITE_CODE.optional().describe('The mining site or salvage site.'),
      resource: WORD_CATEGORY.optional().describe('The resource category.'),
      attribute: WORD_ATTRIBUTE.optional().describe('The attribute of the planet.'),
      ...QUERY_AT,
    }),
    cases: { parameter: 'about', needs: NEEDS },
    answers: {
      200: { description: 'The number and its parts', schema: FORESIGHT_EXPLANATION },
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
  },
  'audit.get': {
    ...READ,
    path: '/v1/audit',
    tag: 'Foresight',
    summary: 'Audit your matter',
    description:
      'For each category: where your own matter is, and the difference between all sources and ' +
      'sinks of the whole game and all the matter in it, which is 0. The totals behind the ' +
      'difference are not shown, since they would reveal sites that you have not scanned and the ' +
      'stock of other accounts.',
    rate: 'plan',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The audit', schema: FORESIGHT_AUDIT } },
    problems: [],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;

/** Operations on the game as a whole: time, rules, batches, forks and forecasts. */
export function gameOperations(ruleset: Ruleset, commands: DeviceCommandBodies) {
  return {
    ...FIXED_OPERATIONS,
    'rules.get': {
      ...PUBLIC_READ,
      path: '/v1/rules',
      tag: 'Game',
      summary: 'Read the rules',
      query: z.strictObject({ ...QUERY_AT }),
      answers: { 200: { description: 'The rules and their hash', schema: rulesSchema(ruleset) } },
      problems: [],
    },
    'batch.run': {
      method: 'POST',
      path: '/v1/batch',
      tag: 'Devices',
      summary: 'Run several commands in one tick',
      description:
        'Runs the commands in their order within one tick, each with its own outcome. With ' +
        '`atomic`, all of them are done or none.',
      access: 'play',
      rate: 'write',
      body: batchBody(commands),
      commands: commandList([], BATCH_REST),
      answers: {
        200: {
          description: 'The outcome of each command',
          schema: planAnswerOr(PLAN_ANSWER_BATCH),
        },
      },
      problems: ['unknown_command'],
    },
    'forks.run': {
      method: 'POST',
      path: '/v1/forks',
      tag: 'Foresight',
      summary: 'Run a plan on a fork of the game',
      description:
        'The fork knows no more than you do: other accounts are idle, and hidden amounts are ' +
        'guesses. Nothing is changed.',
      access: 'read',
      rate: 'plan',
      body: planBody(commands),
      commands: commandList(['at'], PLAN_REST),
      answers: { 200: { description: 'The result of the plan', schema: PLAN_ANSWER } },
      reads: true,
      problems: ['unknown_command'],
    },
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}

import { type Poll, READ, DRY_RUN, QUERY_AT, queryLimit } from '@astrarium/contract';
import type { SpaceProblemCode } from '../problems/spaceProblems.js';
import { type LimitRules, type Ruleset, VIEW_QUERIES } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import {
  commandAnswer,
  COMMAND_ANSWER_DONE,
  COMMAND_ANSWER_MADE,
  COMMAND_ANSWER_STARTED,
} from '../schemas/commandAnswer.js';
import { DEVICE, DEVICE_LIST } from '../schemas/device.js';
import { FLEET } from '../schemas/fleet.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import { OPERATION_BODY, OPERATION_LIST, OPERATION_STATE } from '../schemas/operationBody.js';
import {
  DEVICE_CODE,
  LOCATION_CODE,
  OPERATION_ID,
  REPLICANT_CODE,
  QUERY_ACTING,
} from '../schemas/code.js';
import { configuration, deviceCommand } from '../bodyCommands.js';
import {
  CONFIGURATION_REST,
  configurationBody,
  type DeviceCommandBodies,
} from '../schemas/deviceCommandBodies.js';
import { tagPatternsSchema, tagSchema } from '../schemas/tagSchema.js';
import { WORD_DEVICE_TYPE, WORD_STATUS_FILTER } from '../schemas/word.js';
import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from '../problems/refusalProblems.js';

/** What no command to a device is refused with. */
const OTHERS: readonly string[] = [
  'account_limit',
  'channel_full',
  'host_only',
  'message_limit',
  'not_a_megastructure',
  'not_subscribed',
  'unknown_account',
];

/** What commands to devices are refused with. */
export const COMMAND_PROBLEMS = [
  'unknown_command',
  ...Object.keys({ ...REFUSAL_PROBLEMS, ...LIMIT_PROBLEMS }).filter((c) => !OTHERS.includes(c)),
] as readonly SpaceProblemCode[];

/** Where a page of devices begins. */
const DEVICE_CURSOR = z
  .int()
  .min(0)
  .max(0x1_0000_0000)
  .optional()
  .describe('The next_cursor of the previous page.');

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'operations.get': {
    ...READ,
    path: '/v1/operations/{id}',
    tag: 'Devices',
    summary: 'Read an operation of a device',
    description:
      'Those that have ended can be read for a day of the game, the last 100 of an account.',
    parameters: z.strictObject({ id: OPERATION_ID }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The operation', schema: OPERATION_BODY } },
    problems: ['unknown_operation', 'unknown_replicant', 'not_owner'],
  },
  'operations.list': {
    ...READ,
    path: '/v1/operations',
    tag: 'Devices',
    summary: 'List the operations of your devices',
    description:
      'First those under way, by device, then those that ended within a day of the game, the ' +
      'newest first; at most 100 of an account.',
    query: z.strictObject({
      ...QUERY_ACTING,
      state: OPERATION_STATE.optional().describe('Only operations in this state.'),
      cursor: z
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The next_cursor of the previous page.'),
      limit: queryLimit(20, 50),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'A page of operations', schema: OPERATION_LIST } },
    problems: ['unknown_replicant'],
  },
  'devices.get': {
    ...READ,
    path: '/v1/devices/{code}',
    tag: 'Devices',
    summary: 'Read a device',
    parameters: z.strictObject({ code: DEVICE_CODE }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The device', schema: DEVICE } },
    problems: ['unknown_device', 'unknown_replicant', 'not_owner'],
  },
  'fleet.get': {
    ...READ,
    path: '/v1/fleet',
    tag: 'Devices',
    summary: 'Read your whole fleet in short, or what changed in it',
    description:
      'Short rows of all devices of the account, with counts and stock. With `since`, only rows ' +
      'that may have changed after the answer of that tick; a row that did not change can be ' +
      'among them. If the server no longer holds that tick, `reset` is true and all are listed. ' +
      'Continue from the `tick` of a first page; read the other pages with the same `since`.',
    query: z.strictObject({
      since: z
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The `tick` of an earlier answer.'),
      cursor: DEVICE_CURSOR,
      limit: queryLimit(5000, 5000),
      ...QUERY_AT,
    }),
    answers: { 200: { description: 'The devices, with counts and stock', schema: FLEET } },
    problems: [],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;

const CONFIGURED = planAnswerOr(commandAnswer('configure'));

/** The parameters of `devices.list`. */
function listQuery(limits: LimitRules) {
  return z.strictObject({
    ...QUERY_ACTING,
    replicant_code: REPLICANT_CODE.optional().describe("One replicant's devices."),
    device_type: WORD_DEVICE_TYPE.optional().describe('Only devices of this type.'),
    status: WORD_STATUS_FILTER.optional().describe(
      'Only devices of this status: a word such as `mining` with any detail, or the whole status.',
    ),
    tag: tagSchema(limits)
      .optional()
      .describe('Exactly this tag; use `tags` instead.')
      .meta({ deprecated: true }),
    tags: tagPatternsSchema(limits)
      .optional()
      .describe(
        'Comma-separated patterns, of which any may match; `*` is any number of characters.',
      ),
    exclude_tags: tagPatternsSchema(limits)
      .optional()
      .describe('Comma-separated patterns, of which none may match.'),
    untagged: z.boolean().default(false).describe('Only devices without tags.'),
    location: LOCATION_CODE.optional().describe(
      'A location. The code of a star stands for its whole system.',
    ),
    cursor: DEVICE_CURSOR,
    limit: queryLimit(limits.pageLength, limits.maxPageLength),
    ...QUERY_AT,
  });
}

/** The operation that a command has started. */
function pollOperation({ operation }: Readonly<Record<string, unknown>>): Poll {
  const { id, seconds_left } = operation as {
    readonly id: string;
    readonly seconds_left: number | null;
  };
  return { location: `/v1/operations/${id}`, seconds: seconds_left };
}

/** Operations on devices. */
export function deviceOperations(ruleset: Ruleset, commands: DeviceCommandBodies) {
  const { limits } = ruleset;
  return {
    ...FIXED_OPERATIONS,
    'devices.configure': {
      method: 'PATCH',
      path: '/v1/devices/{code}',
      tag: 'Devices',
      summary: 'Configure a terraforming device',
      description:
        'Omitted settings stay. The change takes effect on the next tick. A device that is not ' +
        'reversible keeps its direction.',
      access: 'play',
      rate: 'write',
      parameters: z.strictObject({ code: DEVICE_CODE }),
      body: configurationBody(ruleset),
      commands: configuration(CONFIGURATION_REST),
      answers: {
        200: { description: 'The device with its settings, or a dry run', schema: CONFIGURED },
      },
      problems: ['unknown_device', 'missing_feature', 'device_busy', 'wrong_state'],
    },
    'devices.list': {
      ...READ,
      path: '/v1/devices',
      tag: 'Devices',
      summary: 'List your devices',
      description:
        'All active devices of every replicant of the account, those made first first. `tag` ' +
        'excludes `tags`; `untagged` excludes `tag`, `tags` and `exclude_tags`. ' +
        'All other filters can be combined.',
      view: 'deviceListView',
      query: listQuery(limits),
      conflicts: VIEW_QUERIES.deviceListView.conflicts,
      answers: { 200: { description: 'A page of devices', schema: DEVICE_LIST } },
      problems: ['unknown_replicant', 'not_owner', 'unknown_location'],
    },
    'devices.command': {
      method: 'POST',
      path: '/v1/devices/{code}',
      tag: 'Devices',
      summary: 'Send a command to a device',
      description:
        'The member `command` names the command. A command that ends at once answers 200, a ' +
        'queued print 201, and a command that takes time 202. A dry run always answers 200.',
      access: 'play',
      rate: 'write',
      parameters: z.strictObject({ code: DEVICE_CODE }),
      body: commands.body,
      commands: deviceCommand(z.strictObject({ dry_run: DRY_RUN })),
      answers: {
        200: {
          description: 'The command is done, or a dry run',
          schema: planAnswerOr(COMMAND_ANSWER_DONE),
        },
        201: { description: 'The print is queued', schema: COMMAND_ANSWER_MADE },
        202: {
          description: 'The command has started',
          schema: COMMAND_ANSWER_STARTED,
          poll: pollOperation,
        },
      },
      problems: COMMAND_PROBLEMS,
    },
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}

import type { LimitRules, Ruleset } from '@astrarium/core';
import { z } from 'zod';
import type { Operation } from '../operation.js';
import {
  commandAnswer,
  COMMAND_ANSWER_DONE,
  COMMAND_ANSWER_MADE,
  COMMAND_ANSWER_STARTED,
} from '../schemas/commandAnswer.js';
import { DEVICE, DEVICE_LIST } from '../schemas/device.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE } from '../schemas/code.js';
import { configuration, deviceCommand } from '../input/bodyCommands.js';
import { CONFIGURATION_REST, configurationBody } from '../schemas/configurationBody.js';
import type { DeviceCommandBodies } from '../schemas/deviceCommandBodies.js';
import { DRY_RUN, QUERY_ACTING, QUERY_AT, queryLimit } from '../schemas/query.js';
import { tagPatternsSchema, tagSchema } from '../schemas/tagSchema.js';
import { WORD_DEVICE_TYPE } from '../schemas/word.js';
import { COMMAND_PROBLEMS } from './commandProblems.js';

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'devices.get': {
    method: 'GET',
    path: '/v1/devices/{code}',
    tag: 'Devices',
    summary: 'Read a device',
    access: 'token',
    rate: 'read',
    parameters: z.strictObject({ code: DEVICE_CODE }),
    query: z.strictObject({ ...QUERY_ACTING, ...QUERY_AT }),
    answers: { 200: { description: 'The device', schema: DEVICE } },
    problems: ['unknown_device', 'unknown_replicant', 'not_owner'],
    asOf: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;

const CONFIGURED = planAnswerOr(commandAnswer('configure'));

/** The parameters of `devices.list`. */
function listQuery(limits: LimitRules) {
  return z.strictObject({
    ...QUERY_ACTING,
    replicant_code: REPLICANT_CODE.optional().describe("One replicant's devices."),
    device_type: WORD_DEVICE_TYPE.optional().describe('Only devices of this type.'),
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
    cursor: z
      .int()
      .min(0)
      .max(0x1_0000_0000)
      .optional()
      .describe('The next_cursor of the previous page.'),
    limit: queryLimit(limits.pageLength, limits.maxPageLength),
    ...QUERY_AT,
  });
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
      access: 'token',
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
      method: 'GET',
      path: '/v1/devices',
      tag: 'Devices',
      summary: 'List your devices',
      description:
        'All active devices of every replicant of the account, those made first first. `tag` ' +
        'excludes `tags`; `untagged` excludes `tag`, `tags` and `exclude_tags`.',
      access: 'token',
      rate: 'read',
      view: 'deviceListView',
      query: listQuery(limits),
      conflicts: [
        ['untagged', 'tag'],
        ['untagged', 'tags'],
        ['untagged', 'exclude_tags'],
        ['tag', 'tags'],
      ],
      answers: { 200: { description: 'A page of devices', schema: DEVICE_LIST } },
      problems: ['unknown_replicant', 'not_owner', 'unknown_location'],
      asOf: true,
    },
    'devices.command': {
      method: 'POST',
      path: '/v1/devices/{code}',
      tag: 'Devices',
      summary: 'Send a command to a device',
      description:
        'The member `command` names the command. A command that ends at once answers 200, a ' +
        'queued print 201, and a command that takes time 202. A dry run always answers 200.',
      access: 'token',
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
        202: { description: 'The command has started', schema: COMMAND_ANSWER_STARTED },
      },
      problems: COMMAND_PROBLEMS,
    },
  } as const satisfies Readonly<Record<string, Operation>>;
}

import { READ, QUERY_AT, queryLimit } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import { oneCommand } from '../bodyCommands.js';
import { DRY_RUN_ONLY, replicantPatch } from '../schemas/accountPatch.js';
import { REPLICANT_CODE, QUERY_ACTING } from '../schemas/code.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import {
  REPLICANT,
  REPLICANT_CARD,
  REPLICANT_LIST,
  REPLICANT_SETTINGS,
} from '../schemas/replicant.js';

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'replicants.card': {
    ...READ,
    path: '/v1/replicants/{code}/card',
    tag: 'Replicants',
    summary: 'Read the public card of any replicant',
    description: 'What everybody may know of a replicant, also of another account.',
    parameters: z.strictObject({ code: REPLICANT_CODE }),
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The card', schema: REPLICANT_CARD } },
    problems: ['unknown_replicant'],
  },
  'replicants.get': {
    ...READ,
    path: '/v1/replicants/{code}',
    tag: 'Replicants',
    summary: 'Read a replicant',
    parameters: z.strictObject({ code: REPLICANT_CODE }),
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The replicant', schema: REPLICANT } },
    problems: ['unknown_replicant'],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;

/** Operations on replicants. */
export function replicantOperations(ruleset: Ruleset) {
  const { limits } = ruleset;
  return {
    ...FIXED_OPERATIONS,
    'replicants.list': {
      ...READ,
      path: '/v1/replicants',
      tag: 'Replicants',
      summary: 'List your replicants',
      description: 'In the order in which they were made.',
      query: z.strictObject({
        ...QUERY_ACTING,
        cursor: REPLICANT_CODE.optional().describe('The next_cursor of the previous page.'),
        limit: queryLimit(limits.pageLength, limits.maxPageLength),
        ...QUERY_AT,
      }),
      answers: { 200: { description: 'A page of replicants', schema: REPLICANT_LIST } },
      problems: ['unknown_replicant'],
    },
    'replicants.update': {
      method: 'PATCH',
      path: '/v1/replicants/{code}',
      tag: 'Replicants',
      summary: 'Change a replicant',
      description: 'Omitted members stay. No two replicants have the same name.',
      access: 'account',
      rate: 'write',
      parameters: z.strictObject({ code: REPLICANT_CODE }),
      body: replicantPatch(ruleset),
      commands: oneCommand('update_replicant', { replicant_code: 'code' }, DRY_RUN_ONLY),
      answers: {
        200: {
          description: 'The replicant, or a dry run',
          schema: planAnswerOr(REPLICANT_SETTINGS),
        },
      },
      problems: ['unknown_replicant', 'name_taken'],
    },
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}

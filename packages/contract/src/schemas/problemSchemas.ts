import { z } from 'zod';
import { MAX_PROBLEM_ERRORS } from '../problems/problem.js';
import type { ProblemKind } from '../problems/problemKind.js';

const NUMBERS = z.record(z.string(), z.union([z.number(), z.string()]));

const FIELD_ERROR = z
  .strictObject({
    in: z.enum(['body', 'query', 'path', 'header']),
    pointer: z.string().optional().describe('In a body: a JSON Pointer as a fragment.'),
    name: z.string().optional().describe('Elsewhere: the name of the parameter or header.'),
    code: z.string().describe('The broken rule.'),
    detail: z.string(),
    expected: NUMBERS.optional().describe('The numbers of the rule.'),
  })
  .meta({ id: 'FieldError' });

/** The schemas of the codes of kinds of problems, and of a refusal: problem details (RFC 9457). */
export function problemSchemas<Code extends string>(kinds: Readonly<Record<Code, ProblemKind>>) {
  const code = z.enum(Object.keys(kinds) as [Code, ...Code[]]).meta({ id: 'ProblemCode' });
  const body = z
    .strictObject({
      type: z.string().describe('The address of its explanation.'),
      title: z.string(),
      status: z.int().min(400).max(599),
      detail: z.string().describe('What is wrong with this request.'),
      code,
      rule: NUMBERS.optional().describe("The rule's numbers."),
      errors: z.array(FIELD_ERROR).max(MAX_PROBLEM_ERRORS).optional(),
      request_id: z.string().optional(),
    })
    .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' });
  return { code, body };
}

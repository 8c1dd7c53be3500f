import { deprecatedParts, type Operation, operationTakesKey } from '../operation.js';
import type { AnswerExamples } from '../examples/answerExamples.js';
import { PROBLEMS } from '../problems/problems.js';
import { PROBLEMS_ANYWHERE, problemsOf } from '../problems/problemsOf.js';
import { headerObjectsOf, type HeaderName } from './headerObjects.js';
import type { JsonSchemas } from './jsonSchemas.js';

type ResponseObject = Readonly<Record<string, unknown>>;

const ALWAYS: readonly HeaderName[] = ['X-Request-Id'];

const RATE_LIMIT: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy'];

/** The response of every other status. */
export const OTHER_PROBLEM: ResponseObject = {
  description: PROBLEMS_ANYWHERE.map((code) => `\`${code}\``).join(', '),
  headers: headerObjectsOf([...ALWAYS, 'Retry-After']),
  content: problemContent(),
};

/** The responses of an operation by status. */
export function responseObjects(
  operation: Operation,
  { schemaOf }: JsonSchemas,
  examples: AnswerExamples,
): Readonly<Record<string, ResponseObject>> {
  const responses: Record<string, ResponseObject> = {};
  for (const [status, { description, poll, schema }] of Object.entries(operation.answers)) {
    const example = examples[Number(status)];
    responses[status] = {
      description,
      headers: headerObjectsOf([
        ...answerHeaders(operation),
        ...(poll === undefined ? [] : (['Location', 'Retry-After'] as const)),
      ]),
      content: operation.stream
        ? { 'text/event-stream': { schema: { type: 'string' } } }
        : { 'application/json': { schema: schemaOf(schema), example } },
    };
  }
  if (operation.method === 'GET' && !operation.stream) {
    responses['304'] = {
      description: 'Not modified',
      headers: headerObjectsOf([...ALWAYS, 'X-Tick', 'ETag', ...RATE_LIMIT]),
    };
  }
  return { ...responses, ...problemResponses(operation) };
}

function answerHeaders(operation: Operation): readonly HeaderName[] {
  const { method, stream } = operation;
  return [
    ...ALWAYS,
    ...RATE_LIMIT,
    ...(stream === true ? (['Last-Event-ID'] as const) : (['X-Tick'] as const)),
    ...(method === 'GET' && stream !== true ? (['ETag'] as const) : []),
    ...(operationTakesKey(operation) ? (['Idempotent-Replayed'] as const) : []),
    ...(hasDeprecated(operation) ? (['Deprecation', 'Link'] as const) : []),
  ];
}

/** Whether an operation, or a parameter or member that it takes, is deprecated. */
function hasDeprecated(operation: Operation): boolean {
  const parts = deprecatedParts(operation);
  return parts.operation || parts.query.length + parts.body.length > 0;
}

function problemResponses(operation: Operation): Record<string, ResponseObject> {
  const byStatus = new Map<number, string[]>();
  for (const code of problemsOf(operation)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const statuses = [...byStatus].sort(([a], [b]) => a - b);
  return {
    ...Object.fromEntries(statuses.map(([status, codes]) => [status, problemOf(status, codes)])),
    default: { $ref: '#/components/responses/OtherProblem' },
  };
}

function problemOf(status: number, codes: readonly string[]): ResponseObject {
  const isChallenge = status === 401 || codes.includes('insufficient_scope');
  const own: readonly HeaderName[] = isChallenge
    ? ['WWW-Authenticate']
    : status === 429
      ? ['Retry-After']
      : [];
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headerObjectsOf([...ALWAYS, ...own]),
    content: problemContent(),
  };
}

function problemContent() {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { 'application/problem+json': { schema } };
}

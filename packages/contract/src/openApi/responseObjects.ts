import { deprecatedParts, type Operation, operationTakesKey } from '../operation.js';
import type { ProblemKind } from '../problems/problemKind.js';
import { PROBLEMS_ANYWHERE, problemsOf } from '../problems/problemsOf.js';
import type { JsonSchemas } from './jsonSchemas.js';

/** Of an operation, an answer of each status. */
export type AnswerExamples = Readonly<Record<number, unknown>>;

/** The header fields of answers, in the `components` of the document. */
export const HEADER_OBJECTS = {
  'X-Request-Id': {
    description: 'The id of this request in the logs of the service: yours, if you sent one.',
    schema: { type: 'string' },
  },
  'X-Tick': {
    description: 'The tick of the snapshot that was read.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-First-Tick': {
    description: 'The first tick that this server can read with `at`.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Ticks-Behind': {
    description: 'Present if this server is behind: the ticks that it does not have yet.',
    schema: { type: 'integer', minimum: 0 },
  },
  RateLimit: {
    description:
      'How many requests are left (r), and after how many seconds all of them are back (t).',
    schema: { type: 'string' },
    example: '"read";r=5999;t=1',
  },
  'RateLimit-Policy': {
    description: 'The rate limit: how many requests (q) in how many seconds (w).',
    schema: { type: 'string' },
    example: '"read";q=6000;w=60',
  },
  'Retry-After': {
    description: 'In how many seconds to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
  Location: {
    description: 'Where the result can be read.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  ETag: { description: 'The version of the answer.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description:
      'Present if this is the stored answer of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  'Last-Event-ID': {
    description: 'The id after which the stream continues.',
    schema: { type: 'string', pattern: '^[0-9]{1,20}-[0-9]$' },
  },
  'WWW-Authenticate': {
    description: 'The authentication scheme to use, and the scope that the token lacks.',
    schema: { type: 'string' },
    example: 'Bearer realm="astrarium"',
  },
  Deprecation: {
    description: 'Since when it has been deprecated (RFC 9745).',
    schema: { type: 'string', pattern: '^@[0-9]+$' },
  },
  Link: {
    description: 'The replacement (`successor-version`) and its documentation.',
    schema: { type: 'string' },
  },
} as const;

/** The header fields of answers, which pages of other origins may read. */
export const ANSWER_FIELDS: readonly string[] = Object.keys(HEADER_OBJECTS);

/** The name of a header field of answers. */
export type HeaderName = keyof typeof HEADER_OBJECTS;

/** References to header fields, by their names. */
export function headerObjectsOf(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

type ResponseObject = Readonly<Record<string, unknown>>;

const ALWAYS: readonly HeaderName[] = ['X-Request-Id'];

const TICKS: readonly HeaderName[] = ['X-Tick', 'X-Ticks-Behind'];

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
  { examples, problems }: { readonly examples: AnswerExamples } & KnownProblems,
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
      headers: headerObjectsOf([...ALWAYS, ...TICKS, 'X-First-Tick', 'ETag', ...RATE_LIMIT]),
    };
  }
  return { ...responses, ...problemResponses(operation, problems) };
}

function answerHeaders(operation: Operation): readonly HeaderName[] {
  const { method, stream } = operation;
  return [
    ...ALWAYS,
    ...RATE_LIMIT,
    ...(stream === true ? (['Last-Event-ID'] as const) : TICKS),
    ...(method === 'GET' && stream !== true ? (['X-First-Tick', 'ETag'] as const) : []),
    ...(operationTakesKey(operation) ? (['Idempotent-Replayed'] as const) : []),
    ...(hasDeprecated(operation) ? (['Deprecation', 'Link'] as const) : []),
  ];
}

/** Whether an operation, or a parameter or member that it takes, is deprecated. */
function hasDeprecated(operation: Operation): boolean {
  const parts = deprecatedParts(operation);
  return parts.operation || parts.query.length + parts.body.length > 0;
}

/** Every kind of problem of an interface. */
interface KnownProblems {
  readonly problems: Readonly<Record<string, ProblemKind>>;
}

function problemResponses(
  operation: Operation,
  problems: KnownProblems['problems'],
): Record<string, ResponseObject> {
  const byStatus = new Map<number, string[]>();
  for (const code of problemsOf(operation)) {
    const kind = problems[code];
    if (kind === undefined) throw new Error(`${operation.path} has the unknown problem ${code}`);
    const { status } = kind;
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

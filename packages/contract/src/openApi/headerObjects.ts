/** The header fields of answers, as the document has them under `components`. */
export const HEADER_OBJECTS = {
  'X-Request-Id': {
    description: 'The name of this request in our logs; yours, if you sent one.',
    schema: { type: 'string' },
  },
  'X-Tick': {
    description: 'The tick of the snapshot that was read.',
    schema: { type: 'integer', minimum: 0 },
  },
  RateLimit: {
    description: 'What is left of the allowance, and in how many seconds all of it is back.',
    schema: { type: 'string' },
    example: '"read";r=5999;t=1',
  },
  'RateLimit-Policy': {
    description: 'The allowance: so many requests in so many seconds.',
    schema: { type: 'string' },
    example: '"read";q=6000;w=60',
  },
  'Retry-After': {
    description: 'In how many seconds to ask again.',
    schema: { type: 'integer', minimum: 0 },
  },
  ETag: { description: 'The version of the answer.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: 'This is the kept answer of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  'Last-Event-ID': {
    description: 'The id after which the stream goes on.',
    schema: { type: 'string', pattern: '^[0-9]{1,20}-[0-9]$' },
  },
  'WWW-Authenticate': {
    description: 'What is to be sent.',
    schema: { type: 'string' },
    example: 'Bearer realm="astrarium"',
  },
  Deprecation: {
    description: 'Since when it is deprecated (RFC 9745).',
    schema: { type: 'string', pattern: '^@[0-9]+$' },
  },
  Link: {
    description: 'What to use instead (`successor-version`), and where it is explained.',
    schema: { type: 'string' },
  },
} as const;

/** The name of a header field of answers. */
export type HeaderName = keyof typeof HEADER_OBJECTS;

/** References to header fields, by their names. */
export function headerObjectsOf(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

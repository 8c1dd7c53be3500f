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

/** The name of a header field of answers. */
export type HeaderName = keyof typeof HEADER_OBJECTS;

/** References to header fields, by their names. */
export function headerObjectsOf(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

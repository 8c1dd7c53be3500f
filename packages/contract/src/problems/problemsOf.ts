import type { Operation } from '../operation.js';
import type { ProblemCode } from './problems.js';

const ALWAYS: readonly ProblemCode[] = ['invalid_parameters', 'not_acceptable', 'rate_limited'];

/** What any request may meet, whatever it asks for: the wire and the service itself. */
export const PROBLEMS_ANYWHERE: readonly ProblemCode[] = [
  'malformed_request',
  'malformed_url',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal',
  'unavailable',
  'draining',
];

const OF_CHANGES: readonly ProblemCode[] = [
  'malformed_json',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_field',
  'idempotency_key_reused',
  'store_full',
];

/** Every problem that an operation can tell, besides those that any request may meet. */
export function problemsOf(operation: Operation): readonly ProblemCode[] {
  const { access, asOf, body, conflicts, problems, query } = operation;
  const hasCursor = query !== undefined && Object.hasOwn(query.shape, 'cursor');
  return [
    ...ALWAYS,
    ...(access === 'token' ? (['unauthorized'] as const) : []),
    ...(hasCursor ? (['invalid_cursor'] as const) : []),
    ...(conflicts === undefined ? [] : (['conflicting_parameters'] as const)),
    ...(asOf === true ? (['tick_not_retained'] as const) : []),
    ...(body === undefined ? [] : OF_CHANGES),
    ...problems,
  ];
}

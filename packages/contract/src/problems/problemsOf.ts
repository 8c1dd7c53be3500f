import { type Operation, operationTakesKey } from '../operation.js';
import type { ProblemCode } from './problems.js';

const ALWAYS: readonly ProblemCode[] = [
  'malformed_request',
  'malformed_url',
  'invalid_parameters',
  'not_acceptable',
  'rate_limited',
];

/** What any request may meet besides: faults of the connection and of the service itself. */
export const PROBLEMS_ANYWHERE: readonly ProblemCode[] = [
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal',
  'unavailable',
  'draining',
  'store_full',
];

const OF_CHANGES: readonly ProblemCode[] = [
  'malformed_json',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_field',
];

/** Every problem that an operation can tell, but for PROBLEMS_ANYWHERE. */
export function problemsOf(operation: Operation): readonly ProblemCode[] {
  const { access, asOf, body, conflicts, problems, query } = operation;
  const hasCursor = query !== undefined && Object.hasOwn(query.shape, 'cursor');
  return [
    ...ALWAYS,
    ...(access === 'token' ? (['unauthorized'] as const) : []),
    ...(hasCursor ? (['invalid_cursor'] as const) : []),
    ...(conflicts === undefined ? [] : (['conflicting_parameters'] as const)),
    ...(asOf === true ? (['tick_not_reached', 'tick_not_retained'] as const) : []),
    // Before the account was there.
    ...(asOf === true && access === 'token' ? (['unknown_account'] as const) : []),
    ...(body === undefined ? [] : OF_CHANGES),
    ...(operationTakesKey(operation) ? (['idempotency_key_reused'] as const) : []),
    ...problems,
  ];
}

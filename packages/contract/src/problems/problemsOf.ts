import { type Operation, operationTakesKey } from '../operation.js';
import type { ProblemCode } from './problems.js';

const ALWAYS: readonly ProblemCode[] = [
  'malformed_request',
  'malformed_url',
  'invalid_parameters',
  'not_acceptable',
  'rate_limited',
];

/** Problems of any request besides: faults of the connection and of the service. */
export const PROBLEMS_ANYWHERE: readonly ProblemCode[] = [
  'request_timeout',
  'expectation_failed',
  'url_too_long',
  'headers_too_large',
  'internal',
  'unavailable',
  'draining',
  'store_full',
];

const WITH_BODY: readonly ProblemCode[] = [
  'malformed_json',
  'precondition_failed',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_field',
];

/** Every problem of an operation, except those of PROBLEMS_ANYWHERE. */
export function problemsOf(operation: Operation): readonly string[] {
  const { access, asOf, body, conflicts, problems, query } = operation;
  const hasCursor = query !== undefined && Object.hasOwn(query.shape, 'cursor');
  return [
    ...ALWAYS,
    ...(access === 'public' ? [] : (['unauthorized', 'insufficient_scope'] as const)),
    ...(hasCursor ? (['invalid_cursor'] as const) : []),
    ...(conflicts === undefined ? [] : (['conflicting_parameters'] as const)),
    ...(asOf === true ? (['tick_not_reached', 'tick_not_retained'] as const) : []),
    // The account did not exist at the tick.
    ...(asOf === true && access !== 'public' ? (['unknown_account'] as const) : []),
    ...(body === undefined ? [] : WITH_BODY),
    ...(operationTakesKey(operation) ? (['idempotency_key_reused'] as const) : []),
    ...problems,
  ];
}

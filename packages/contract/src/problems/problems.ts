import { type ProblemKind, problemKind, unavailable, unknown } from './problemKind.js';
import { REQUEST_PROBLEMS } from './requestProblems.js';

/** What can be wrong with the service itself. */
export const SERVICE_PROBLEMS = {
  internal: problemKind(
    500,
    'Internal error',
    'The service has a fault. Nothing was changed. Please report the request_id.',
  ),
  unavailable: unavailable(
    'Unavailable',
    'The service is starting, or cannot answer at present. Try again after Retry-After seconds. ' +
      'A request with an Idempotency-Key is safe to repeat.',
  ),
  draining: unavailable(
    'Shutting down',
    'The service is stopping and takes no new requests. Try again after Retry-After seconds.',
  ),
  store_full: unavailable(
    'Store full',
    'The store has no room. Reads work, but nothing can be changed until there is room again.',
  ),
} as const;

/** What can be wrong with the account that a request names. */
export const ACCOUNT_PROBLEMS = {
  unknown_account: unknown(
    'Unknown account',
    'There is no account with this id, or there was none yet at the requested tick.',
  ),
} as const;

/** Every kind of problem of the platform, by its code. A game adds kinds of its own. */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  ...SERVICE_PROBLEMS,
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem of the platform. */
export type ProblemCode = keyof typeof PROBLEMS;

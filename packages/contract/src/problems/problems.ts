import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';
import { type ProblemKind, problemKind, unavailable } from './problemKind.js';
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

/** Every kind of problem, by its code. */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...REFUSAL_PROBLEMS,
  ...LIMIT_PROBLEMS,
  ...SERVICE_PROBLEMS,
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

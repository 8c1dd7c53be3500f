import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';
import { type ProblemKind, problemKind as kind } from './problemKind.js';
import { REQUEST_PROBLEMS } from './requestProblems.js';

/** What can be wrong with the service itself. */
export const SERVICE_PROBLEMS = {
  internal: kind(
    500,
    'It is our fault',
    'Something went wrong that never should. Nothing was changed. Tell us the request_id.',
  ),
  unavailable: kind(
    503,
    'Not now',
    'It starts, or cannot answer at present. Ask again after Retry-After seconds; what has an ' +
      'Idempotency-Key is safe to repeat.',
  ),
  draining: kind(
    503,
    'The service is closing down',
    'It takes no new requests. Another one will be there after Retry-After seconds.',
  ),
  store_full: kind(
    503,
    'There is no room to write',
    'What is there can be read, but nothing can be changed until there is room again.',
  ),
} as const;

/** Every problem that the service can tell, by its code. */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...REFUSAL_PROBLEMS,
  ...LIMIT_PROBLEMS,
  ...SERVICE_PROBLEMS,
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

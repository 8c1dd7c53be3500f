import { problemKind as kind } from './problemKind.js';

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

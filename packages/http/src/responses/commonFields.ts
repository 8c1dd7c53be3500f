import type { Exchange } from '../requests/exchange.js';

/** Header fields of every answer. */
const COMMON = [
  'X-Content-Type-Options',
  'nosniff',
  'Vary',
  'Authorization, Accept, Accept-Encoding, Origin',
] as const;

/** Fields that let pages of any origin read answers: tokens are not sent by the browser itself. */
const CROSS_ORIGIN = [
  ...COMMON,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Deprecation, ETag, Idempotent-Replayed, Last-Event-ID, Link, Location, RateLimit, ' +
    'RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id, X-Tick',
] as const;

/** The header fields of every answer to a request, as a new list. */
export function commonFields({ request, id, headers }: Exchange): string[] {
  const common = request.headers.origin === undefined ? COMMON : CROSS_ORIGIN;
  return [...common, 'X-Request-Id', id, ...headers];
}

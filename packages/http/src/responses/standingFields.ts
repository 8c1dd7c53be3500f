import type { Exchange } from '../requests/exchange.js';

/** Fields of every answer. */
const STANDING = [
  'X-Content-Type-Options',
  'nosniff',
  'Vary',
  'Authorization, Accept, Accept-Encoding, Origin',
] as const;

/** What pages of every origin may read: there are no cookies, only tokens that one must have. */
const CROSS_ORIGIN = [
  ...STANDING,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Deprecation, ETag, Idempotent-Replayed, Last-Event-ID, Link, RateLimit, RateLimit-Policy, ' +
    'Retry-After, WWW-Authenticate, X-Request-Id, X-Tick',
] as const;

/** The fields that every answer to a request bears, as a list that may be added to. */
export function standingFields({ request, id, headers }: Exchange): string[] {
  const standing = request.headers.origin === undefined ? STANDING : CROSS_ORIGIN;
  return [...standing, 'X-Request-Id', id, ...headers];
}

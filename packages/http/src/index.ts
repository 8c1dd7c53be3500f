/**
 * Astrarium over HTTP: a skin that knows the wire and asks the host.
 *
 * @packageDocumentation
 */
export { type HttpOptions, httpServer } from './httpServer.js';
export type { Listener } from './listener.js';
export { RATE_LIMITS, type RateLimit, type RateLimits } from './rateLimiter.js';
export type { StreamHandler } from './streamHandler.js';
export { TIME_LIMITS, type TimeLimits } from './timeLimits.js';

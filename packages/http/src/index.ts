/**
 * Astrarium over HTTP: a skin that knows the wire and asks the host.
 *
 * @module @astrarium/http
 */
export { type HttpMetrics, httpMetrics } from './httpMetrics.js';
export { type HttpOptions, httpServer, type ServedHost } from './httpServer.js';
export type { Listener } from './listener.js';
export { metricsServer } from './metricsServer.js';
export { RATE_LIMITS, type RateLimit, type RateLimits } from './rateLimiter.js';
export { serviceLog } from './serviceLog.js';
export type { StreamHandler } from './streamHandler.js';
export { TIME_LIMITS, type TimeLimits } from './timeLimits.js';

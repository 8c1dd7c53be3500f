/**
 * The operations of the contract over HTTP: an adapter of the host.
 *
 * @module @astrarium/http
 */
export { type HttpMetrics, httpMetrics, standbyMetrics } from './reports/httpMetrics.js';
export { type HttpOptions, httpServer, type ServedHost } from './server/httpServer.js';
export { pageServer } from './pages/pageServer.js';
export { bindPort, type BoundPort } from './server/listener.js';
export type { Listener } from './server/listener.js';
export { type OperatorServer, operatorServer } from './server/operatorServer.js';
export { RATE_LIMITS } from './limits/rateLimiter.js';
export type { RateLimit, RateLimits } from '@astrarium/contract';
export { droppedLine, LOG_LEVELS, type ServiceLog, serviceLog } from './reports/serviceLog.js';
export { lineWriter, type LineWriter, stderrBytes, type WriteBytes } from './reports/lineWriter.js';
export { MAX_PER_ADDRESS } from './limits/connectionLimit.js';
export { type TrustedProxies, trustedProxies } from './limits/trustedProxies.js';
export type { StreamHandler } from './routes/streamHandler.js';
export { TIME_LIMITS, type TimeLimits } from './server/httpServer.js';

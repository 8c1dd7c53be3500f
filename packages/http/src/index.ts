/**
 * The operations of the contract over HTTP: an adapter of the host.
 *
 * @module @astrarium/http
 */
export { type HttpMetrics, httpMetrics } from './server/httpMetrics.js';
export { type HttpOptions, httpServer, type ServedHost } from './server/httpServer.js';
export { type HttpReport, type HttpReports, httpReports } from './server/httpReports.js';
export { pageServer } from './pages/pageServer.js';
export { bindPort, type BoundPort } from './server/boundPort.js';
export type { Listener } from './server/listener.js';
export { type OperatorServer, operatorServer } from './server/operatorServer.js';
export { RATE_LIMITS, type RateLimit, type RateLimits } from './server/rateLimiter.js';
export { type SharedSpending, sharedSpending, type Spending } from './server/sharedSpending.js';
export { droppedLine, LOG_LEVELS, type ServiceLog, serviceLog } from './server/serviceLog.js';
export { lineWriter, type LineWriter, stderrBytes } from './server/lineWriter.js';
export { MAX_PER_ADDRESS } from './server/connectionLimit.js';
export { type TrustedProxies, trustedProxies } from './server/trustedProxies.js';
export type { StreamHandler } from './routes/streamHandler.js';
export { MAX_CONNECTIONS, TIME_LIMITS, type TimeLimits } from './server/httpServer.js';

/**
 * The events of an account as a server-sent event stream: a skin over the host.
 *
 * @module @astrarium/sse
 */
export { eventStream, type StreamCaller, type StreamHandler } from './eventStream.js';
export { STREAM_LIMITS, type StreamLimits } from './streamLimits.js';

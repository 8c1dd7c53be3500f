/**
 * The events of an account as a server-sent event stream: an adapter of the host.
 *
 * @module @astrarium/sse
 */
export { eventStream, type StreamCaller, type StreamHandler } from './eventStream.js';
export { viewStream, type ViewStreamHandler } from './viewStream.js';
export { STREAM_LIMITS, type StreamLimits } from './stream.js';

/**
 * The operations of the contract as JSON-RPC 2.0, one message per line: an adapter of the host.
 *
 * @module @astrarium/stdio
 */
export { stdioSession, type StdioOptions } from './stdioSession.js';
export { trainingSession, type TrainingOptions } from './trainingSession.js';

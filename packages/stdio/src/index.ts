/**
 * The operations of the contract as JSON-RPC 2.0, a message a line: a skin over the host.
 *
 * @module @astrarium/stdio
 */
export { stdioSession, type StdioOptions } from './stdioSession.js';
export { trainingSession, type TrainingOptions } from './trainingSession.js';

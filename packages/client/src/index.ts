/**
 * A typed client of the service: an operation each, generated from the contract, and their types.
 *
 * @packageDocumentation
 */
export { createClient, type ClientOptions } from './createClient.js';
export type { Client } from './generated/client/index.js';
export * from './generated/index.js';

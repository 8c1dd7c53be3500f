/**
 * A typed client of the service: an operation each, generated from the contract, and their types.
 * They are made from the document of the standard rules; other rules only have other limits.
 *
 * @packageDocumentation
 */
export { createClient, type ClientOptions } from './createClient.js';
export type { Client } from './generated/client/index.js';
export * from './generated/index.js';

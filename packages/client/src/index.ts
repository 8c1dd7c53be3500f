/**
 * A typed client of the service: one function for each operation, with the types of its parameters,
 * answer and problems. They are generated from the OpenAPI document of the standard ruleset. A
 * server with another ruleset differs only in limits.
 *
 * @packageDocumentation
 */
export { createClient, type ClientOptions } from './createClient.js';
export type { Client } from './generated/client/index.js';
export * from './generated/index.js';

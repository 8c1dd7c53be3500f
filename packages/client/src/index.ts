/**
 * A typed client of the service: one function for each operation, with the types of its parameters,
 * answer and problems. They are generated from the OpenAPI document of the standard ruleset. A
 * server with another ruleset differs only in limits.
 *
 * @packageDocumentation
 */
export { answerOf, ProblemError, type Result } from './answerOf.js';
export { type Wait } from './backOff.js';
export { createClient, type ClientOptions } from './createClient.js';
export {
  type EventName,
  type EventOf,
  followEvents,
  type FollowOptions,
  type StreamItem,
} from './followEvents.js';
export type { Client } from './generated/client/index.js';
export * from './generated/index.js';
export { itemsOf } from './itemsOf.js';
export { type RateLimit, rateLimitOf } from './rateLimit.js';
export { ServerUnreachable } from './serverUnreachable.js';
export { type StatusParts, statusOf } from './statusOf.js';
export { waitFor, type WaitForOptions } from './waitFor.js';

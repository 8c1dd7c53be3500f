/**
 * A client of the service, for every game. The types of the operations of a game are generated from
 * its OpenAPI document.
 *
 * @module @astrarium/client
 */
export { answerOf, type FieldError, type Problem, ProblemError, type Result } from './answerOf.js';
export { sleep, type Wait } from './backOff.js';
export { type Client, createClient, type ClientOptions } from './createClient.js';
export {
  followEvents,
  type FollowOptions,
  type GameEvent,
  type StreamItem,
} from './followEvents.js';
export { itemsOf } from './itemsOf.js';
export { type RateLimit, rateLimitOf } from './rateLimit.js';
export { ServerUnreachable } from './serverUnreachable.js';

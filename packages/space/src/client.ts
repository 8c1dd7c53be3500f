/**
 * A typed client of the space game: the types of each operation's parameters, answer and problems
 * are generated from the OpenAPI document of the standard ruleset. A server with another ruleset
 * differs only in limits.
 *
 * @module @astrarium/space/client
 */
import * as generic from '@astrarium/client';
import type { Event, paths, Problem } from './client/generated/paths.js';

export * from '@astrarium/client';
export type { ClientOptions } from '@astrarium/client';
export type * from './client/generated/paths.js';
export type { FieldError, Problem } from './client/generated/paths.js';
export { CATEGORIES } from './ruleset/categories.js';
export { type StatusParts, statusOf } from './client/statusOf.js';
export { waitFor, type WaitForOptions } from './client/waitFor.js';

/** A client of the space game. */
export type Client = generic.Client<paths>;

/** Makes a client of the space game, as `createClient` of `@astrarium/client` does. */
export const createClient = generic.createClient<paths>;

/** The service refused a call: the problem that it answered, as an error. */
export type ProblemError = generic.ProblemError & { readonly problem: Problem };
/** Tells such errors from others, by `instanceof`. */
export const ProblemError = generic.ProblemError as new (problem: Problem) => ProblemError;

/** The names of all events. */
export type EventName = Event['event'];

/** The event of a name, with its payload. */
export type EventOf<Name extends EventName> = Extract<Event, { readonly event: Name }>;

/** What a stream tells: an event, its position, or that events are missing. */
export type StreamItem = generic.StreamItem<Event>;

/** Follows the events of the account, as `followEvents` of `@astrarium/client` does. */
export const followEvents = generic.followEvents<Event>;

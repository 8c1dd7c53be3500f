/**
 * The runtime of `@hey-api/openapi-ts`: what the generated operations of a game import.
 *
 * @module @astrarium/client/runtime
 */
export * from './generated/client/index.js';
export type { ServerSentEventsResult } from './generated/core/serverSentEvents.gen.js';

import { createClient, type ClientOptions, type Problem } from '../src/index.js';

/** A lamp of a small game. */
export interface Lamp {
  readonly code: string;
}

interface Refusal {
  content: { 'application/problem+json': Problem };
}

/** The operations of the game, as `openapi-typescript` writes them. */
interface Paths {
  '/v1/time': {
    get: {
      parameters: { query?: never; path?: never };
      responses: { 200: { content: { 'application/json': { tick: number } } }; default: Refusal };
    };
  };
  '/v1/lamps': {
    get: {
      parameters: { query?: { cursor?: number; limit?: number; room?: string }; path?: never };
      responses: {
        200: { content: { 'application/json': { lamps: Lamp[]; next_cursor: number | null } } };
        default: Refusal;
      };
    };
  };
  '/v1/lamps/{code}': {
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { code: string } };
      requestBody: { content: { 'application/json': { command: string; dry_run?: boolean } } };
      responses: { 200: { content: { 'application/json': { lamp: Lamp } } }; default: Refusal };
    };
  };
}

/** A client of the game. */
export const lampsClient = (options: ClientOptions) => createClient<Paths>(options);

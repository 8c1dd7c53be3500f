import { createClient as createFetchClient, createConfig } from './generated/client/index.js';
import type { Client } from './generated/client/index.js';

/** The address of the service and the token of the caller. */
export interface ClientOptions {
  /** The address of the service, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** The account's API token; without it only public operations can be called. */
  readonly token?: string;
  /** Sends the requests; by default the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/**
 * Makes a client of the service. Pass it to operations: `devicesList({ client })`. They resolve to
 * `{ data }` or to `{ error }` with a problem, and reject only when sending fails.
 */
export function createClient({ baseUrl, fetch, token }: ClientOptions): Client {
  return createFetchClient(
    createConfig({
      baseUrl,
      ...(token === undefined ? {} : { auth: token }),
      ...(fetch === undefined ? {} : { fetch }),
    }),
  );
}

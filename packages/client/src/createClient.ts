import { createClient as createFetchClient, createConfig } from './generated/client/index.js';
import type { Client } from './generated/client/index.js';

/** Where the service is, and who asks. */
export interface ClientOptions {
  /** The address of the service, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** The account's API token; without it only what is open to everybody can be asked. */
  readonly token?: string;
  /** What sends requests; by default the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/**
 * A client of the service, to be handed to the operations: `devicesList({ client })`. They resolve
 * to `{ data }`, or to `{ error }` with a problem, and throw only what sending throws.
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

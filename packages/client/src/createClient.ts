import type { Wait } from './backOff.js';
import { createClient as createFetchClient, createConfig } from './generated/client/index.js';
import type { Client } from './generated/client/index.js';
import { retryingFetch } from './retryingFetch.js';

/** The address of the service and the token of the caller. */
export interface ClientOptions {
  /** The address of the service, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  /** The account's API token; without it only public operations can be called. */
  readonly token?: string;
  /** Sends the requests; by default the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /**
   * How long a request is tried again when the server cannot be reached, is not ready, or refuses
   * it because of a rate limit, in milliseconds: 60,000 by default, 0 for never, Infinity for ever.
   */
  readonly retryMs?: number;
  /** Called before each wait. */
  readonly onWait?: (wait: Wait) => void;
}

const RETRY_MS = 60_000;

/**
 * Makes a client of the service. Pass it to operations: `devicesList({ client })`. They resolve to
 * `{ data }` or to `{ error }` with a problem, and reject with `ServerUnreachable` when the service
 * cannot be reached. Each change has an idempotency key, so that it is carried out once however
 * often it is sent.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, fetch: send = fetch, onWait, retryMs = RETRY_MS, token } = options;
  const retrying = retryingFetch({ fetch: (request) => send(request), retryMs, onWait });
  const client = createFetchClient(
    createConfig({
      baseUrl,
      ...(token === undefined ? {} : { auth: token }),
      fetch: retrying as typeof fetch,
    }),
  );
  // The generated client returns the error of a connection like the problem of an answer.
  client.interceptors.error.use((error, response) => {
    if (response === undefined) throw error;
    return error;
  });
  return client;
}

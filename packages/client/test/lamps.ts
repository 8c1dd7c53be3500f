import type { Options, TDataShape } from '../src/runtime.js';
import type { Client, Problem } from '../src/index.js';

/** A lamp of a small game, whose operations are as the generator writes them. */
export interface Lamp {
  readonly code: string;
}

/** What an operation takes. */
type Call<Data extends TDataShape> = Options<Data, false> & { readonly client: Client };

const security = [{ scheme: 'bearer', type: 'http' }] as const;

type Time = {
  readonly 200: { readonly tick: number };
};

/** A public operation. */
export const timeGet = (options: Call<{ url: string }>) =>
  options.client.get<Time, { default: Problem }>({ ...options, url: '/v1/time' });

type Page = {
  readonly 200: { readonly lamps: Lamp[]; readonly next_cursor: number | null };
};

/** An operation with pages. */
export const lampsList = (
  options: Call<{ url: string; query?: { cursor?: number; limit?: number; room?: string } }>,
) => options.client.get<Page, { default: Problem }>({ security, ...options, url: '/v1/lamps' });

type Changed = {
  readonly 200: { readonly lamp: Lamp };
};

/** An operation that changes the game. */
export const lampsCommand = (
  options: Call<{
    url: string;
    path: { code: string };
    headers?: { 'Idempotency-Key'?: string };
    body: { command: string; dry_run?: boolean };
  }>,
) =>
  options.client.post<Changed, { default: Problem }>({
    security,
    ...options,
    url: '/v1/lamps/{code}',
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });

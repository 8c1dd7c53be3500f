import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import { copySqlite, type Host, type Answer, sqliteStore } from '@astrarium/host';
import { playScript } from '../service/playScript.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';

/** A request with an idempotency key, whose answer the store keeps. */
export const KEPT = {
  operation: 'accounts.update',
  params: { name: 'Ada the First' },
  key: 'once',
} as const;

/** The data that this release reads from a store of another release. */
export interface Found {
  readonly tick: number;
  readonly hash: string;
  /** The account of the token. */
  readonly account: number;
  readonly page: unknown;
  readonly kept: unknown;
  /** The status of a link that was used. */
  readonly used: number;
}

/** The golden record of a store: its files, its secrets and its expected contents. */
export interface ReleasedStore {
  readonly may_change: string;
  readonly token: string;
  readonly link: string;
  readonly found: Found;
  /** The files of the store, compressed and in base64, by the end of their name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Opens the game of a store. The clock stands still, because outcomes are kept for a day only. */
export async function openReleased(path: string): Promise<Host<GameSnapshot>> {
  const store = sqliteStore(path, { nowMs: EPOCH_MS });
  try {
    return await testHost({ store, version: 'golden' });
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Calls an operation with its parameters. */
export async function callReleased(
  host: Host,
  account: number,
  operation: string,
  params: Readonly<Record<string, unknown>> = {},
  idempotencyKey?: string,
): Promise<Answer> {
  const { body, path, query } = host.contract.splitParams(operation, params);
  const call = { operation, account, path: path as Record<string, string>, query, body };
  return await host.call({ ...call, form: 'json', idempotencyKey });
}

/** Reads everything that a later release must be able to read. */
export async function findIn(
  host: Host<GameSnapshot>,
  token: string,
  link: string,
): Promise<Found> {
  const account = host.authenticate(token).account;
  const { hash } = astrarium;
  const before = { tick: host.tick, hash: hash(host.snapshot), account };
  const page = await callReleased(host, account, 'events.list', { cursor: '0-0', limit: 100 });
  const answer = await callReleased(host, account, KEPT.operation, KEPT.params, KEPT.key);
  const used = await callReleased(host, 0, 'accounts.verify', { token: link });
  return { ...before, page: page.body, kept: answer, used: used.status };
}

/**
 * Plays a short game of seed 7 and records its store: an account by a mailed link, prints, tags, a
 * contribution; a keyframe, a log after it, and a kept outcome.
 */
export async function recordStore(may_change: string): Promise<ReleasedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-golden-'));
  const path = join(folder, 'game.sqlite');
  let host = await openReleased(path);
  let [token, link, account] = ['', '', 0];
  const linkSecret = (): string => {
    link = host.outbox.unsent().flatMap(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
    return link;
  };
  await playScript({
    linkSecret,
    advance: (ticks) => host.advance(ticks),
    useToken: (newToken) =>
      void ([token, account] = [newToken, host.authenticate(newToken).account]),
    call: async (operation, params) => {
      const { body, status } = await callReleased(host, account, operation, params);
      if (status >= 400) throw new Error(JSON.stringify(body));
      return body as Record<string, unknown>;
    },
  });
  await host.close();
  host = await openReleased(path);
  await callReleased(host, account, KEPT.operation, KEPT.params, KEPT.key);
  await host.advance(100);
  const copy = join(folder, 'copy.sqlite');
  copySqlite(path, copy);
  const files = Object.fromEntries(
    ['', '-head'].map((end) => [end, gzipSync(readFileSync(copy + end)).toString('base64')]),
  );
  const found = await findIn(host, token, link);
  await host.close();
  rmSync(folder, { recursive: true });
  return { may_change, token, link, found, files };
}

/** Writes the files of a recorded store: at this path, and beside it. */
export function writeStore({ files }: ReleasedStore, path: string): void {
  for (const [end, text] of Object.entries(files)) {
    writeFileSync(path + end, gunzipSync(Buffer.from(text, 'base64')));
  }
}

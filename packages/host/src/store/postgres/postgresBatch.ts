import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { lastAccountAfter } from '../lastAccount.js';
import { chainAfter } from '../lineRows.js';
import type { PostgresConnection } from './postgresConnection.js';
import type { GameEnd } from './postgresRows.js';
import { quoted, ROW_TABLES, type RowTable, TABLES_OF_ACCOUNTS } from '../rowTables.js';
import { MAX_KEYFRAMES, type StoreBatch } from '../store.js';
import { KEPT_DELIVERIES } from '../storedWebhook.js';

/** The channel on which commits are announced: the game and the number. */
export const COMMITS_CHANNEL = 'astrarium_commits';

const INSERT_LINES = 'INSERT INTO lines (game, first, text, chain) VALUES ($1, $2, $3, $4)';
const INSERT_COMMIT = 'INSERT INTO commits (game, number, fence, batch) VALUES ($1, $2, $3, $4)';
const NOTIFY = `SELECT pg_notify('${COMMITS_CHANNEL}', $1)`;
/** The statement that writes a keyframe. */
export const INSERT_KEYFRAME = `INSERT INTO keyframes (game, tick, n, hash, position, bytes)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (game, tick, n) DO UPDATE SET
    hash = EXCLUDED.hash, position = EXCLUDED.position, bytes = EXCLUDED.bytes`;
const OLD_KEYFRAMES = `DELETE FROM keyframes WHERE game = $1 AND (tick, n) <=
  (SELECT tick, n FROM keyframes WHERE game = $1 ORDER BY tick DESC, n DESC LIMIT 1 OFFSET $2)`;
const OLD_DELIVERIES = `DELETE FROM deliveries
  WHERE game = $1 AND webhook = $2 AND n <= $3 AND state <> 'waiting'`;

/** The statements that write rows, given as JSON; they replace those with the same key. */
const PUT = Object.fromEntries(
  Object.entries(ROW_TABLES).map(([name, one]) => [name, putStatement(one)]),
) as Record<keyof typeof ROW_TABLES, string>;

/** The statement that writes rows of a table, given as JSON. */
export function putStatement({ columns, key, name }: RowTable): string {
  const others = columns.filter((one) => !key.includes(one));
  return `INSERT INTO ${name} (game, ${quoted(columns)})
    SELECT $1, ${quoted(columns)} FROM json_populate_recordset(NULL::${name}, $2)
    ON CONFLICT (game, ${quoted(key)})
    DO UPDATE SET ${others.map((one) => `"${one}" = EXCLUDED."${one}"`).join(', ')}`;
}

/** The end of a game after a batch. */
export function endAfter(former: GameEnd, batch: StoreBatch, commit: number): GameEnd {
  const { clock, deletedAccounts, lines, mails } = batch;
  const text = lines.map((line) => line.text).join('\n');
  return {
    clock,
    lastMail: mails.at(-1)?.id ?? former.lastMail,
    lastAccount: lastAccountAfter(former.lastAccount, batch),
    nextLine: former.nextLine + lines.length,
    chain: lines.length === 0 ? former.chain : chainAfter(former.chain, text),
    eraseBefore: deletedAccounts.length === 0 ? former.eraseBefore : commit,
  };
}

const deflated = promisify(deflateRaw) as (text: string, how: object) => Promise<Buffer>;

/** A batch as the feed has it: compressed JSON. The bytes of its keyframe are in their table. */
export function feedBatch({ keyframe, ...rest }: StoreBatch): Promise<Buffer> {
  const text = JSON.stringify(
    keyframe ? { ...rest, keyframe: { ...keyframe, bytes: null } } : rest,
  );
  return deflated(text, { level: 1 });
}

/** A batch that is to be written. */
export interface PostgresBatch {
  readonly game: number;
  readonly fence: number;
  readonly number: number;
  readonly batch: StoreBatch;
  readonly feed: Buffer;
  readonly chain: string;
}

/** Sends the statements that write a batch. */
export function writeBatch(
  { send }: PostgresConnection,
  commit: PostgresBatch,
): Promise<unknown>[] {
  const { batch, chain, feed, fence, game, number } = commit;
  const { deletedAccounts, deletedTokens, deletedWebhooks, deliveries, keyframe, lines } = batch;
  const sent: Promise<unknown>[] = [];
  const put = (name: keyof typeof PUT, rows: readonly object[]): void => {
    const { key } = ROW_TABLES[name];
    if (rows.length > 0) sent.push(send(PUT[name], [game, JSON.stringify(latest(rows, key))]));
  };
  const drop = (name: string, column: string, values: readonly unknown[]): void => {
    const statement = `DELETE FROM ${name} WHERE game = $1 AND ${column} = ANY ($2)`;
    if (values.length > 0) sent.push(send(statement, [game, values]));
  };
  const [first] = lines;
  if (first !== undefined) {
    const text = lines.map((line) => line.text).join('\n');
    sent.push(send(INSERT_LINES, [game, first.n, text, chain]));
  }
  put('envelopes', batch.envelopes);
  put('entries', batch.entries);
  for (const name of TABLES_OF_ACCOUNTS) drop(name, 'account', deletedAccounts);
  for (const name of ['outcomes', 'credentials', 'tokens', 'links', 'mails'] as const) {
    put(name, batch[name]);
  }
  drop('tokens', 'id', deletedTokens);
  drop('links', 'digest', batch.usedLinks);
  put('digests', batch.digests);
  put('webhooks', batch.webhooks);
  put('versions', batch.versions ?? []);
  for (const one of deliveries) {
    put('deliveries', [one]);
    sent.push(send(OLD_DELIVERIES, [game, one.webhook, one.n - KEPT_DELIVERIES]));
  }
  drop('webhooks', 'id', deletedWebhooks);
  drop('deliveries', 'webhook', deletedWebhooks);
  if (keyframe !== undefined) {
    const { bytes, hash, n, position, tick } = keyframe;
    sent.push(send(INSERT_KEYFRAME, [game, tick, n, hash, position, Buffer.from(bytes)]));
    sent.push(send(OLD_KEYFRAMES, [game, MAX_KEYFRAMES]));
  }
  sent.push(send(INSERT_COMMIT, [game, number, fence, feed]));
  sent.push(send(NOTIFY, [`${game} ${number}`]));
  return sent;
}

/** The last row of each key: a statement writes a row once. */
function latest(rows: readonly object[], key: readonly string[]): readonly object[] {
  const nameOf = (row: object): string =>
    JSON.stringify(key.map((column) => (row as Record<string, unknown>)[column]));
  return [...new Map(rows.map((row) => [nameOf(row), row])).values()];
}

import type { PostgresConnection } from './postgresConnection.js';
import { readCommits } from './postgresFeed.js';
import { type CopyState, copyState, removeCopy } from './copyState.js';
import { rebuildCopy } from './rebuildCopy.js';
import type { PruneBounds } from './pruneBounds.js';
import { type SqliteThread, sqliteThread } from './sqliteThread.js';
import { type StoredStart, StoreFailure } from './store.js';

/** A game in PostgreSQL, and the file of its local copy. */
export interface CopiedGame {
  readonly id: number;
  readonly identity: string;
  readonly path: string;
  readonly nowMs: number;
}

/** An open local copy. */
export interface OpenCopy {
  readonly store: SqliteThread;
  /** The number of its last commit. */
  readonly number: number;
}

interface GameRow {
  readonly commits: number;
  readonly pruned: PruneBounds | null;
  readonly pruned_at: number;
}

/**
 * Opens the local copy of a game and brings it up to date: with the commits of the feed or, when
 * they are not there any more, with a new copy of all tables.
 *
 * @throws StoreFailure when another process uses the copy, or the file is something else
 */
export async function openPostgresCopy(
  connection: PostgresConnection,
  game: CopiedGame,
): Promise<OpenCopy> {
  const state = copyState(game.path, game.identity);
  if (state !== undefined && (await hasSameLog(connection, game.id, state))) {
    const opened = await continued(connection, game, state);
    if (opened !== undefined) return opened;
  }
  removeCopy(game.path, game.identity, game.nowMs);
  await rebuildCopy(connection, game.id, game.path);
  const rebuilt = copyState(game.path, game.identity);
  const opened = rebuilt && (await continued(connection, game, rebuilt));
  if (opened !== undefined) return opened;
  throw new StoreFailure('failed', `${game.path} could not be made from the tables`);
}

const LAST_CHAIN = `SELECT chain FROM lines WHERE game = $1 AND first < $2
  ORDER BY first DESC LIMIT 1`;

/** Whether the log of a copy is the beginning of that of the game. */
async function hasSameLog(
  { send }: PostgresConnection,
  game: number,
  { chain, nextLine }: CopyState,
): Promise<boolean> {
  const [row] = await send<{ chain: string }>(LAST_CHAIN, [game, nextLine]);
  return (row?.chain ?? '') === chain;
}

/** Opens a copy and applies what it lacks; undefined when it must be made again. */
async function continued(
  connection: PostgresConnection,
  game: CopiedGame,
  { commits }: CopyState,
): Promise<OpenCopy | undefined> {
  let store: SqliteThread | undefined;
  try {
    // Pages are verified in the background: a damaged copy ends the process, and is made again.
    const options = { nowMs: game.nowMs, isCopy: true, onVerified: () => undefined };
    store = await sqliteThread(game.path, options);
    const number = await catchUp(connection, game.id, store, commits);
    return { store, number };
  } catch (error) {
    await store?.close();
    const isDamaged =
      error instanceof StoreFailure && ['damaged', 'failed', 'foreign'].includes(error.reason);
    if (isDamaged) return undefined;
    throw error;
  }
}

/** Applies what a copy lacks; returns the number of its last commit. */
async function catchUp(
  connection: PostgresConnection,
  game: number,
  store: SqliteThread,
  from: number,
): Promise<number> {
  const [row] = await connection.send<GameRow>(
    'SELECT commits, pruned, pruned_at FROM games WHERE id = $1',
    [game],
  );
  const { commits = 0, pruned = null, pruned_at: prunedAt = 0 } = row ?? {};
  if (from > commits) throw new StoreFailure('damaged', 'The copy has more commits than the game');
  const prune = async (number: number): Promise<void> => {
    if (pruned !== null && number === prunedAt) await store.prune(pruned);
  };
  await prune(from);
  let last = from;
  while (last < commits) {
    for (const { batch, number } of await readCommits(connection, game, last)) {
      await store.commit(batch);
      await prune(number);
      last = number;
    }
  }
  await copyStarts(connection, game, store);
  await dropSentMails(connection, game, store);
  return last;
}

async function copyStarts(
  { send }: PostgresConnection,
  game: number,
  store: SqliteThread,
): Promise<void> {
  const statement = 'SELECT id, tick, places FROM starts WHERE game = $1 ORDER BY number';
  const known = new Set(store.load().starts.map(({ id }) => id));
  for (const start of await send<StoredStart & Record<string, unknown>>(statement, [game])) {
    if (!known.has(start.id)) await store.addStart(start);
  }
}

async function dropSentMails(
  { send }: PostgresConnection,
  game: number,
  store: SqliteThread,
): Promise<void> {
  const rows = await send<{ id: number }>('SELECT id FROM mails WHERE game = $1', [game]);
  const waiting = new Set(rows.map(({ id }) => id));
  const sent = store.unsentMails().filter(({ id }) => !waiting.has(id));
  if (sent.length > 0) await store.mailsSent(sent.map(({ id }) => id));
}

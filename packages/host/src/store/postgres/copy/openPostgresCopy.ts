import { copyWriters, writeOrigin, writerOf, readWriters } from './copyOrigin.js';
import { type CopyState, copyState, removeCopy, requireCopy } from './copyState.js';
import type { PostgresConnection } from '../postgresConnection.js';
import { type KeptCommits, type KnownPast, readCommits } from '../postgresFeed.js';
import { readStarts } from '../readStarts.js';
import { rebuildCopy } from './rebuildCopy.js';
import type { PruneBounds } from '../../pruneBounds.js';
import { type SqliteThread, sqliteThread } from '../../sqlite/sqliteThread.js';
import { type StoreContents, StoreFailure } from '../../store.js';

/** A game in PostgreSQL, and the file of its local copy. */
export interface CopiedGame {
  readonly id: number;
  readonly identity: string;
  readonly path: string;
  readonly nowMs: number;
  /** Later commits than those at the call. */
  readonly kept?: KeptCommits | undefined;
  /** Called with why the local copy that is there is made again. */
  readonly onRebuild?: ((reason: string) => void) | undefined;
  /** Called with the rows that were copied so far. */
  readonly onCopied?: ((rows: number) => void) | undefined;
}

/** An open local copy. */
export interface OpenCopy extends KnownPast {
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
 * they are not there any more, or the copy is of another past, with a new copy of all tables.
 *
 * @throws StoreFailure when another process uses the copy, or the file is something else
 */
export async function openPostgresCopy(
  connection: PostgresConnection,
  game: CopiedGame,
): Promise<OpenCopy> {
  const { id, identity, nowMs, path } = game;
  requireCopy(path);
  try {
    const opened = await continued(connection, game);
    if (opened !== undefined) return opened;
  } catch (error) {
    if (!isUnusable(error)) throw error;
    game.onRebuild?.(error.message);
  }
  removeCopy(path, identity, nowMs);
  await rebuildCopy(connection, id, path, game.onCopied);
  writeOrigin(path, { identity, writers: await readWriters(connection, id) });
  const opened = await continued(connection, game);
  if (opened !== undefined) return opened;
  throw new StoreFailure('failed', `${path} could not be made from the tables`);
}

/** Whether a local copy must be made again after a failure. */
function isUnusable(error: unknown): error is StoreFailure {
  return error instanceof StoreFailure && ['damaged', 'failed', 'foreign'].includes(error.reason);
}

/**
 * Opens a copy and applies what it lacks; undefined when there is none.
 *
 * @throws StoreFailure when it must be made again, or another process uses it
 */
async function continued(
  connection: PostgresConnection,
  { id, identity, kept, nowMs, path }: CopiedGame,
): Promise<OpenCopy | undefined> {
  if (copyState(path, identity) === undefined) return undefined;
  // Pages are verified in the background: a damaged copy ends the process, and is made again.
  const options = { nowMs, isCopy: true, onVerified: () => undefined };
  const store = await sqliteThread(path, options);
  try {
    // Only now: until here, another process may have used the copy.
    const state = copyState(path, identity) as CopyState;
    const { commits } = state;
    const now = await readWriters(connection, id);
    if (!(await hasSamePast(connection, id, state, writerOf(now, commits)))) {
      throw otherPast('commits');
    }
    const origin = { identity, writers: now };
    writeOrigin(path, origin);
    const writers = copyWriters(path, origin);
    const end = await catchUp(connection, id, store, { commits, kept, writers });
    return { store, writers, kept, ...end };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const LAST_CHAIN = `SELECT chain FROM lines WHERE game = $1 AND first < $2
  ORDER BY first DESC LIMIT 1`;

/** Whether the commits of a copy are the beginning of those of the game. */
async function hasSamePast(
  { send }: PostgresConnection,
  game: number,
  { chain, commits, nextLine, writers }: CopyState,
  writer: string | undefined,
): Promise<boolean> {
  if (writerOf(writers, commits) !== writer) return false;
  const [row] = await send<{ chain: string }>(LAST_CHAIN, [game, nextLine]);
  return (row?.chain ?? '') === chain;
}

/** Applies what a copy lacks; returns its end. */
async function catchUp(
  connection: PostgresConnection,
  game: number,
  store: SqliteThread,
  { commits: from, ...past }: Pick<CopyState, 'commits'> & Pick<KnownPast, 'kept' | 'writers'>,
): Promise<Pick<OpenCopy, 'lastStart' | 'number'>> {
  const [row] = await connection.send<GameRow>(
    'SELECT commits, pruned, pruned_at FROM games WHERE id = $1',
    [game],
  );
  const { commits = 0, pruned = null, pruned_at: prunedAt = 0 } = row ?? {};
  if (from > commits) throw otherPast(`${from} commits`);
  const prune = async (number: number): Promise<void> => {
    if (pruned === null || number !== prunedAt) return;
    let hasMore = true;
    while (hasMore) hasMore = await store.prune(pruned);
  };
  await prune(from);
  let last = from;
  while (last < commits) {
    for (const { batch, number, writer } of await readCommits(connection, game, last, past)) {
      past.writers.note(number, writer);
      await store.commit(batch);
      await prune(number);
      last = number;
    }
  }
  const contents = store.load();
  const lastStart = await copyStarts(connection, game, store, contents);
  await dropSentMails(connection, game, store, contents);
  return { number: last, lastStart };
}

/** The copy has what the game does not have any more. */
function otherPast(what: string): StoreFailure {
  const why = 'its database was restored to an earlier moment';
  return new StoreFailure('damaged', `The local copy has ${what} that the game lacks: ${why}`);
}

async function copyStarts(
  connection: PostgresConnection,
  game: number,
  store: SqliteThread,
  { starts }: Pick<StoreContents, 'starts'>,
): Promise<number> {
  const rows = await readStarts(connection, game, 0);
  const ids = starts.map(({ id }) => id);
  const last = ids.at(-1);
  if (last !== undefined && !rows.some(({ id }) => id === last)) throw otherPast('a start');
  const known = new Set(ids);
  for (const { number: _number, ...start } of rows) {
    if (!known.has(start.id)) await store.addStart(start);
  }
  return rows.at(-1)?.number ?? 0;
}

async function dropSentMails(
  { send }: PostgresConnection,
  game: number,
  store: SqliteThread,
  { lastMail }: Pick<StoreContents, 'lastMail'>,
): Promise<void> {
  const rows = await send<{ id: number }>('SELECT id FROM mails WHERE game = $1', [game]);
  const waiting = new Set(rows.map(({ id }) => id));
  const unsent = store.unsentMails().map(({ id }) => id);
  const missing = rows.some(({ id }) => id <= lastMail && !unsent.includes(id));
  if (missing) throw otherPast('sent mails');
  const sent = unsent.filter((id) => !waiting.has(id));
  if (sent.length > 0) await store.mailsSent(sent);
}

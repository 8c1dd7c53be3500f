import type { CommitFeed } from '../../commitFeed.js';
import type { CopyWriters } from './copyOrigin.js';
import { keepCommits } from './keepCommits.js';
import { type OpenCopy, openPostgresCopy } from './openPostgresCopy.js';
import { hasFreeLease } from '../postgresRows.js';
import { type PostgresConnection, readFailure } from '../postgresConnection.js';
import { postgresFeed } from '../postgresFeed.js';
import { findGame, postgresSession } from '../postgresSession.js';
import type { SqliteThread } from '../../sqlite/sqliteThread.js';
import { StoreFailure } from '../../store.js';

/** Which game to follow, and where to keep its copy. */
export interface PostgresCopyOptions {
  /** The name of the game in the database. */
  readonly game: string;
  /** The file of the local copy. It may be lost, and is made again then. */
  readonly copy: string;
  /** The wall clock. */
  readonly nowMs: number;
  /**
   * Called with why a local copy that is there is made again: it is damaged, too far behind, or the
   * database was restored to an earlier moment.
   */
  readonly onRebuild?: ((reason: string) => void) | undefined;
  /** Called with the rows that were copied so far, while the local copy is made. */
  readonly onCopied?: ((rows: number) => void) | undefined;
}

/** Where the writer of a game takes the calls of followers. */
export interface WriterAddress {
  readonly url: string;
  /** Random, of this writer only: who knows it may read the database. */
  readonly life: string;
}

/** A local copy of a game that another process writes. */
export interface PostgresCopy {
  /**
   * The copy. Who follows applies the batches of the feed to it, with `commit`, and changes nothing
   * else.
   */
  readonly store: SqliteThread;
  /** The number of the last commit in the copy: continue with `feed.after(number)`. */
  readonly number: number;
  /**
   * The later commits, for one reader. It outlives lost connections; a follower that was away for
   * too long, or whose game was restored, gets a StoreFailure and calls `postgresCopy` again, after
   * it has closed this one.
   */
  readonly feed: CommitFeed;
  /** The number of the last commit of the game. @throws StoreFailure */
  last(): Promise<number>;
  /**
   * The writer of the game; undefined when there is none, or it takes no calls.
   *
   * @throws StoreFailure while PostgreSQL cannot be reached
   */
  writer(): Promise<WriterAddress | undefined>;
  /** Calls `called` when the feed has the first commit of another writer. */
  onWriter(called: () => void): void;
  /** Whether the game has no writer. @throws StoreFailure while PostgreSQL cannot be reached */
  isFree(): Promise<boolean>;
  /** Closes the feed and the copy. Does not throw. */
  close(): Promise<void>;
}

/**
 * Makes or continues a local copy of a game in PostgreSQL, for a host that follows the writer. It
 * takes no lease of the game.
 *
 * @throws StoreFailure: `locked`, PostgreSQL cannot be reached or another process uses the copy;
 * `foreign`, there is no such game, or the file is not a copy
 * @example
 * const copy = await postgresCopy('postgres://localhost/astrarium', {
 *   game: 'main',
 *   copy: 'data/copy.sqlite',
 *   nowMs: Date.now(),
 * });
 * for await (const { batch } of copy.feed.after(copy.number)) await copy.store.commit(batch);
 */
export async function postgresCopy(
  address: string,
  { copy: path, game: name, nowMs, onCopied, onRebuild }: PostgresCopyOptions,
): Promise<PostgresCopy> {
  const session = postgresSession(address, name);
  const asked = async <T>(ask: (connection: PostgresConnection) => Promise<T>): Promise<T> => {
    try {
      return await ask(await session.connect());
    } catch (error) {
      throw readFailure(error, session.place);
    }
  };
  try {
    const connection = await session.connect();
    const game = await findGame(connection, name);
    if (game === undefined) throw new StoreFailure('foreign', `There is no ${session.place}`);
    const kept = keepCommits(address, game.id, game.commits);
    const copied = { ...game, path, kept, nowMs, onCopied, onRebuild };
    const opened = await openPostgresCopy(connection, copied).catch(async (error: unknown) => {
      await kept.close();
      throw error;
    });
    const { number, store } = opened;
    let otherWriter = (): void => undefined;
    const writers = tellingWriters(opened, () => otherWriter());
    const feed = postgresFeed(address, game.id, { ...opened, writers });
    return {
      store,
      number,
      feed,
      onWriter: (called) => void (otherWriter = called),
      last: () => asked((connection) => lastCommit(connection, game.id)),
      writer: () => asked((connection) => writerOf(connection, game.id)),
      isFree: () => asked((connection) => hasFreeLease(connection, game.id)),
      async close() {
        await feed.close();
        await session.close();
        await store.close();
      },
    };
  } catch (error) {
    await session.close();
    throw readFailure(error, session.place);
  }
}

/** The writers of a copy; calls `other` when a commit has another one than the commit before. */
function tellingWriters({ number, writers }: OpenCopy, other: () => void): CopyWriters {
  let last = writers.of(number);
  return {
    ...writers,
    note(commit, writer) {
      writers.note(commit, writer);
      if (writer === last) return;
      last = writer;
      other();
    },
  };
}

async function lastCommit({ send }: PostgresConnection, game: number): Promise<number> {
  const rows = await send<{ commits: number }>('SELECT commits FROM games WHERE id = $1', [game]);
  const [found] = rows;
  if (found === undefined) throw new StoreFailure('damaged', 'The game is not there any more');
  return found.commits;
}

async function writerOf(
  { send }: PostgresConnection,
  game: number,
): Promise<WriterAddress | undefined> {
  const statement = `SELECT writer_url AS url, life FROM games WHERE id = $1 AND writer_url <> ''`;
  const [found] = await send<WriterAddress>(statement, [game]);
  return found;
}

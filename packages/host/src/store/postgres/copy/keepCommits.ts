import { databaseName } from '../databaseName.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectPostgres, readFailure, replacedConnection } from '../postgresConnection.js';
import {
  COMMITS_AT_ONCE,
  type KeptCommits,
  readStored,
  type StoredCommit,
} from '../postgresFeed.js';
import { StoreFailure } from '../../store.js';

/** Milliseconds between two looks at the feed, which keeps a commit for some seconds at least. */
const LOOK_MS = 500;

/**
 * Maximum of bytes that are kept. Commits are compressed: 100,000 commands of players have 17 MB.
 * When more is there, it is read later, if the feed still has it then.
 */
const MAX_BYTES = 256_000_000;

/**
 * Reads the commits of a game after one, and keeps them until they are applied to its copy: to make
 * or to open a copy may take minutes, and the feed may erase them meanwhile.
 */
export function keepCommits(address: string, game: number, from: number): KeptCommits {
  const connection = replacedConnection(() => connectPostgres(address));
  const kept = new Map<number, StoredCommit>();
  const stop = new AbortController();
  let [bytes, first, last] = [0, from + 1, from];
  let writer: string | undefined;
  const close = async (): Promise<void> => {
    stop.abort();
    kept.clear();
    await connection.close();
  };
  /** Reads some; returns whether there may be more. */
  const readSome = async (): Promise<boolean> => {
    if (bytes >= MAX_BYTES) return false;
    const found = await readStored(await connection.open(), game, last, writer);
    if (stop.signal.aborted) return false;
    for (const commit of found) {
      kept.set(commit.number, commit);
      bytes += commit.batch.length;
      ({ number: last, writer } = commit);
    }
    return found.length === COMMITS_AT_ONCE;
  };
  const readAll = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const hasMore = await readSome().catch((error: unknown) => {
        const failure = readFailure(error, databaseName(address));
        if (failure instanceof StoreFailure && failure.reason === 'locked') return false;
        throw failure;
      });
      const { signal } = stop;
      if (!hasMore) await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  // Without what is kept, the reader of the feed finds out what is wrong, and says so.
  void readAll().catch(close);
  return {
    after(number) {
      for (; first <= number; first++) {
        bytes -= kept.get(first)?.batch.length ?? 0;
        kept.delete(first);
      }
      const found: StoredCommit[] = [];
      for (let next = kept.get(number + 1); next !== undefined;) {
        found.push(next);
        next = found.length < COMMITS_AT_ONCE ? kept.get(next.number + 1) : undefined;
      }
      return found;
    },
    close,
  };
}

import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { CommitFeed, CommittedBatch } from './commitFeed.js';
import { ConnectionLost, connectPostgres, type PostgresConnection } from './postgresConnection.js';
import { databaseName, postgresFailure } from './postgresFailure.js';
import { COMMITS_CHANNEL } from './postgresBatch.js';
import { type StoreBatch, type StoredKeyframe, StoreFailure } from './store.js';

/** Milliseconds after which a feed looks for commits that were not announced. */
const POLL_MS = 1_000;

/** Commits that are read at once. */
const COMMITS_AT_ONCE = 64;

const AFTER = `SELECT commits.number, commits.batch, games.commits FROM games
  LEFT JOIN commits ON commits.game = games.id AND commits.number > $2
  WHERE games.id = $1 ORDER BY commits.number LIMIT ${COMMITS_AT_ONCE}`;
const KEYFRAME = 'SELECT bytes FROM keyframes WHERE game = $1 AND tick = $2 AND n = $3';

const inflated = promisify(inflateRaw) as (bytes: Buffer) => Promise<Buffer>;

interface FeedRow {
  /** Null when there is no later commit in the feed. */
  readonly number: number | null;
  readonly batch: Buffer | null;
  /** All commits of the game. */
  readonly commits: number;
}

/**
 * Reads the next commits of a game from the feed; none when there are no later ones.
 *
 * @throws StoreFailure when one is not there any more; ConnectionLost
 */
export async function readCommits(
  connection: PostgresConnection,
  game: number,
  number: number,
): Promise<readonly CommittedBatch[]> {
  const rows = await connection.send<FeedRow>(AFTER, [game, number]);
  const found: CommittedBatch[] = [];
  for (const row of rows) {
    const next = number + found.length + 1;
    if (row.number !== next && row.commits >= next) {
      const advice = 'Make the local copy again from the tables';
      throw new StoreFailure('damaged', `Commit ${next} is not in the feed any more. ${advice}`);
    }
    if (row.number === null || row.batch === null) return found;
    found.push({ number: next, batch: await storedBatch(connection, game, row.batch) });
  }
  return found;
}

/** The batch of a row of the feed. A keyframe that was deleted since then is left out. */
async function storedBatch(
  { send }: PostgresConnection,
  game: number,
  bytes: Buffer,
): Promise<StoreBatch> {
  const { keyframe, ...batch } = JSON.parse((await inflated(bytes)).toString()) as StoreBatch;
  if (keyframe === undefined) return batch;
  const key = [game, keyframe.tick, keyframe.n];
  const [found] = await send<Pick<StoredKeyframe, 'bytes'>>(KEYFRAME, key);
  return found === undefined ? batch : { ...batch, keyframe: { ...keyframe, ...found } };
}

/**
 * The feed of a game in a database, over a connection of its own, for one reader. It connects again
 * when the connection is lost.
 */
export function postgresFeed(address: string, game: number): CommitFeed {
  let connection: PostgresConnection | undefined;
  let isClosed = false;
  let notices = 0;
  let wake = (): void => undefined;
  const notice = (): void => {
    notices += 1;
    wake();
  };
  const listen = async (): Promise<PostgresConnection> => {
    if (connection !== undefined && !connection.isLost) return connection;
    connection = await connectPostgres(address, notice);
    await connection.run(`LISTEN ${COMMITS_CHANNEL}`);
    return connection;
  };
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** The next commits; none while the server cannot be reached. */
  const read = async (last: number): Promise<readonly CommittedBatch[]> => {
    try {
      return await readCommits(await listen(), game, last);
    } catch (error) {
      if (error instanceof ConnectionLost) return [];
      throw postgresFailure(error, databaseName(address));
    }
  };
  return {
    async *after(number) {
      for (let last = number; !isClosed;) {
        const seen = notices;
        const found = await read(last);
        for (const one of found) {
          if (isClosed) return;
          yield one;
          last = one.number;
        }
        if (found.length === 0 && seen === notices && !isClosed) await news();
      }
    },
    async close() {
      isClosed = true;
      wake();
      await connection?.close();
    },
  };
}

import { databaseName } from './databaseName.js';
import { promisify } from 'node:util';
import { inflateRaw, inflateRawSync } from 'node:zlib';
import type { CommitFeed, CommittedBatch } from '../commitFeed.js';
import { type CopyWriters, writerOfCommit } from './copy/copyOrigin.js';
import {
  connectPostgres,
  type PostgresConnection,
  readFailure,
  replacedConnection,
} from './postgresConnection.js';
import { COMMITS_CHANNEL } from './postgresBatch.js';
import { startsAdder } from './readStarts.js';
import { type StoreBatch, type StoredKeyframe, StoreFailure } from '../store.js';

/** Milliseconds after which a feed looks for commits that were not announced. */
const POLL_MS = 1_000;

/** Commits that are read at once. */
export const COMMITS_AT_ONCE = 64;

const AFTER = `SELECT commits.number, commits.batch, games.commits,
    ${writerOfCommit('$1', 'commits.number')} AS writer, ${writerOfCommit('$1', '$2')} AS former
  FROM games
  LEFT JOIN commits ON commits.game = games.id AND commits.number > $2
  WHERE games.id = $1 ORDER BY commits.number LIMIT ${COMMITS_AT_ONCE}`;
const KEYFRAME = 'SELECT bytes FROM keyframes WHERE game = $1 AND tick = $2 AND n = $3';

const inflatedApart = promisify(inflateRaw) as (bytes: Buffer) => Promise<Buffer>;

/** Bytes that are inflated at once: to pass them to another thread costs more. */
const MAX_INFLATED_HERE = 4_096;

const inflated = (bytes: Buffer): Buffer | Promise<Buffer> =>
  bytes.length <= MAX_INFLATED_HERE ? inflateRawSync(bytes) : inflatedApart(bytes);

interface FeedRow {
  /** Null when there is no later commit in the feed. */
  readonly number: number | null;
  readonly batch: Buffer | null;
  /** All commits of the game. */
  readonly commits: number;
  readonly writer: string;
  /** The writer of the last commit that was read before. */
  readonly former: string | null;
}

/** What the reader of a feed has already. */
export interface KnownPast {
  /** The place of its last start. */
  readonly lastStart: number;
  readonly writers: CopyWriters;
  /** Commits that were read early. The feed closes them. */
  readonly kept?: KeptCommits | undefined;
}

/** A commit as it is in the feed. */
export interface StoredCommit {
  readonly number: number;
  /** Compressed. */
  readonly batch: Buffer;
  readonly writer: string;
}

/** Commits that were read from the feed before they are needed. */
export interface KeptCommits {
  /** Some of the commits after one, in order; none when the next one is not kept. */
  after(number: number): readonly StoredCommit[];
  /** Reads and keeps no more. */
  close(): Promise<void>;
}

/** A commit of the feed, and its writer. */
interface FeedCommit extends CommittedBatch {
  readonly writer: string;
}

/**
 * Reads the next commits of a game, from those that are kept or from the feed; none when there are
 * no later ones.
 *
 * @throws StoreFailure when one is not there any more, or the last one was made by another writer;
 * ConnectionLost
 */
export async function readCommits(
  connection: PostgresConnection,
  game: number,
  number: number,
  { kept, writers }: Pick<KnownPast, 'kept' | 'writers'>,
): Promise<readonly FeedCommit[]> {
  const early = kept?.after(number) ?? [];
  const stored =
    early.length > 0 ? early : await readStored(connection, game, number, writers.of(number));
  const found: FeedCommit[] = [];
  for (const commit of stored) {
    found.push({ ...commit, batch: await storedBatch(connection, game, commit.batch) });
  }
  return found;
}

/**
 * Reads the next commits of a game from the feed, as they are there. `known` is the writer of the
 * last commit that was read before, if that is known.
 *
 * @throws StoreFailure, ConnectionLost, as `readCommits` does
 */
export async function readStored(
  { send }: PostgresConnection,
  game: number,
  number: number,
  known: string | undefined,
): Promise<readonly StoredCommit[]> {
  const rows = await send<FeedRow>(AFTER, [game, number]);
  const found: StoredCommit[] = [];
  if (rows.length === 0) throw new StoreFailure('damaged', 'The game is not there any more');
  for (const { batch, commits, former, number: there, writer } of rows) {
    if (commits < number || (known !== undefined && known !== former)) {
      const why = 'The database was restored to an earlier moment';
      throw new StoreFailure('damaged', `${why}: the game has another commit ${number}`);
    }
    const next = number + found.length + 1;
    if (there !== next && commits >= next) {
      const advice = 'Make the local copy again from the tables';
      throw new StoreFailure('damaged', `Commit ${next} is not in the feed any more. ${advice}`);
    }
    if (there === null || batch === null) return found;
    found.push({ number: next, batch, writer });
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
 * when the connection is lost. The writer of each commit is noted before the commit is handed out.
 */
export function postgresFeed(address: string, game: number, past: KnownPast): CommitFeed {
  const { kept, lastStart, writers } = past;
  const withStarts = startsAdder(game, lastStart);
  let isClosed = false;
  let notices = 0;
  /** The highest number of a commit of the game that was announced. */
  let announced = 0;
  let wake = (): void => undefined;
  const notice = (payload: string): void => {
    const [of, number = 0] = payload.split(' ').map(Number);
    // The channel has the commits of all games in the database.
    if (of !== game) return;
    notices += 1;
    announced = Math.max(announced, number);
    wake();
  };
  const connection = replacedConnection(
    () => connectPostgres(address, notice),
    ({ run }) => run(`LISTEN ${COMMITS_CHANNEL}`),
  );
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** The next commits; none while the server cannot be reached, or another program locks them. */
  const read = async (last: number): Promise<readonly FeedCommit[]> => {
    try {
      // A commit is in the feed for longer than it takes to read it there from now on.
      if (kept?.after(last).length === 0) void kept.close();
      const to = await connection.open();
      return await withStarts(to, await readCommits(to, game, last, past));
    } catch (error) {
      const failure = readFailure(error, databaseName(address));
      if (failure instanceof StoreFailure && failure.reason === 'locked') return [];
      throw failure;
    }
  };
  return {
    async *after(number) {
      for (let last = number; !isClosed;) {
        const seen = notices;
        const found = await read(last);
        for (const { batch, number: next, starts = [], writer } of found) {
          if (isClosed) return;
          writers.note(next, writer);
          yield { number: next, batch, starts };
          last = next;
        }
        // What is announced after it was read needs no second reading.
        const isAll =
          found.length === 0
            ? seen === notices
            : found.length < COMMITS_AT_ONCE && announced <= last;
        if (isAll && !isClosed) await news();
      }
    },
    async close() {
      isClosed = true;
      wake();
      await Promise.all([connection.close(), kept?.close()]);
    },
  };
}

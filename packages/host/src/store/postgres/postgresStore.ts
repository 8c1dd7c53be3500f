import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { StorePosition } from '../batchFault.js';
import { LEASE_MS } from '../lease.js';
import { openPostgresCopy } from './copy/openPostgresCopy.js';
import { outcomePruner } from './outcomePruner.js';
import { ConnectionLost, readFailure } from './postgresConnection.js';
import type { PostgresCopyOptions } from './copy/postgresCopy.js';
import {
  freeLease,
  type LeaseTaker,
  renewLease,
  takeGame,
  type TakenGame,
} from './postgresRows.js';
import { makeGame, type PostgresSession, postgresSession } from './postgresSession.js';
import { type PostgresWriter, postgresWriter } from './postgresWriter.js';
import type { SqliteThread } from '../sqlite/sqliteThread.js';
import { type Store, StoreFailure } from '../store.js';

/** Which game to write, and where to keep its copy. */
export interface PostgresOptions extends PostgresCopyOptions {
  /** The address at which this process takes the calls of followers. */
  readonly writerUrl?: string | undefined;
  /** Milliseconds to wait for the server when it is unknown whether it has a commit. */
  readonly maxOutageMs?: number | undefined;
}

/** The store of a game in PostgreSQL, for its writer. */
export interface PostgresStore extends Store {
  /** The number of the last commit. */
  readonly commits: number;
  /** What followers must know to make calls of this writer. */
  readonly life: string;
}

/**
 * The store of a game in PostgreSQL, which it shares with other games. Creates the tables and the
 * game if they are missing. A change is durable in PostgreSQL before its promise resolves; reads go
 * to a local copy in a SQLite file, which is made again when it is lost.
 *
 * The lease follows the clock of the database; the moments that are passed to `renew` are those of
 * the copy. While the server cannot be reached, changes are refused with the reason `locked`.
 *
 * @throws StoreFailure: `locked`, another process writes the game or uses the copy, or PostgreSQL
 * cannot be reached; `foreign`, a newer release made the tables, or the file is not a copy
 * @example
 * const store = await postgresStore('postgres://localhost/astrarium', {
 *   game: 'main',
 *   copy: 'data/copy.sqlite',
 *   nowMs: Date.now(),
 * });
 */
export async function postgresStore(
  address: string,
  options: PostgresOptions,
): Promise<PostgresStore> {
  const { copy: path, game: name, nowMs, onCopied, onRebuild, writerUrl: url = '' } = options;
  const session = postgresSession(address, name);
  try {
    const connection = await session.connect();
    const { id, identity } = await makeGame(connection, name);
    const life = randomUUID();
    const taken = await take(session, id, { life, url });
    const reading = postgresSession(address, name);
    const keep = async (): Promise<void> =>
      void (await renewLease(await session.connect(), id, taken.writer));
    // A long copy must not cost the lease.
    const renewal = leaseRenewal(keep);
    try {
      const game = { id, identity, path, nowMs, onCopied, onRebuild };
      const connected = await reading.connect();
      const outcomes = await outcomePruner(connected, id);
      const { store: copy } = await openPostgresCopy(connected, game);
      const endOf: StorePosition['end'] = (kind, owner) => copy.range(kind, owner).end;
      const { maxOutageMs = 30_000 } = options;
      const open = { id, taken, endOf, maxOutageMs, outcomes };
      const writer = postgresWriter(session, open);
      // A long copy may have cost the lease all the same. Then, the first change says so.
      await keep().catch(() => undefined);
      return copiedStore(writer, copy, { life, place: session.place });
    } catch (error) {
      await freeLease(await session.connect(), id, taken.writer).catch(() => undefined);
      throw error;
    } finally {
      renewal.stop();
      await reading.close();
    }
  } catch (error) {
    await session.close();
    throw readFailure(error, session.place);
  }
}

/** Takes the lease. @throws StoreFailure */
async function take(
  session: PostgresSession,
  id: number,
  own: Pick<LeaseTaker, 'life' | 'url'>,
): Promise<TakenGame> {
  const taker = { holder: `process ${process.pid} on ${hostname()}`, ...own };
  const takeOnce = async () => takeGame(await session.connect(), id, taker);
  const taken = await takeOnce().catch((error: unknown) => {
    if (error instanceof ConnectionLost) return takeOnce();
    throw error;
  });
  if (typeof taken !== 'string') return taken;
  const advice = `Stop that process, or wait ${LEASE_MS / 1000} s after it has ended`;
  throw new StoreFailure('locked', `${session.place} is in use by ${taken}. ${advice}`);
}

/** Steps in which a prune deletes old data: no turn is made before its end. */
const STEPS_OF_PRUNE = 8;

/**
 * Steps in which a renewal deletes old data; what is left waits for the next one. A commit that
 * comes meanwhile is made before the next step.
 */
const STEPS_OF_RENEWAL = 50;

/** Changes that are made one after the other, each in PostgreSQL and then in the local copy. */
function changesInTurn() {
  let failure: StoreFailure | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let askedMs = Infinity;
  return {
    /** Milliseconds for which PostgreSQL has not answered the change under way; 0 without one. */
    silentMs: () => Math.max(0, performance.now() - askedMs),
    inTurn(
      run: () => Promise<void>,
      onCopy: () => Promise<void> | void = () => undefined,
    ): Promise<void> {
      const done = last.then(async () => {
        if (failure !== undefined) throw failure;
        askedMs = performance.now();
        try {
          await run();
        } catch (error) {
          if (error instanceof StoreFailure && error.reason === 'failed') failure = error;
          throw error;
        } finally {
          askedMs = Infinity;
        }
        try {
          await onCopy();
        } catch (error) {
          // The game has the change: nobody may be told that it was refused.
          failure = new StoreFailure('failed', `The local copy has failed: ${String(error)}`);
          throw failure;
        }
      });
      last = done.catch(() => undefined);
      return done;
    },
    /** Resolves when the changes so far are made. */
    settled: () => last,
  };
}

/**
 * A store that makes each change in PostgreSQL and then in the local copy, one after the other. It
 * renews the lease until it is closed, also when nobody calls it.
 */
function copiedStore(
  writer: PostgresWriter,
  copy: SqliteThread,
  { life, place }: Pick<PostgresStore, 'life'> & Pick<PostgresSession, 'place'>,
): PostgresStore {
  const { inTurn, settled, silentMs } = changesInTurn();
  const renewal = leaseRenewal(() => inTurn(() => writer.renew()));
  let isClosed = false;
  const inSteps = async (max: number): Promise<void> => {
    for (let step = 0; step < max && writer.hasOld && !isClosed; step += 1) {
      await inTurn(() => writer.trim());
    }
  };
  const { addStart, commit, mailsSent, prune, renew } = copy;
  return {
    ...copy,
    life,
    outage(maxMs) {
      const waitedMs = silentMs();
      const silence = `${place} has not answered for ${Math.floor(waitedMs / 1000)} s`;
      return writer.outage() ?? (waitedMs > maxMs ? silence : undefined);
    },
    get commits() {
      return writer.commits;
    },
    commit: (batch) =>
      inTurn(
        () => writer.commit(batch),
        () => commit(batch),
      ),
    addStart: (start) =>
      inTurn(
        () => writer.addStart(start),
        () => addStart(start),
      ),
    mailsSent: (ids) =>
      inTurn(
        () => writer.mailsSent(ids),
        () => mailsSent(ids),
      ),
    async prune(bounds) {
      let hasMore = false;
      await inTurn(
        () => writer.prune(bounds),
        async () => {
          hasMore = await prune(bounds);
        },
      );
      await inSteps(STEPS_OF_PRUNE);
      return hasMore;
    },
    async renew(nowMs) {
      await inTurn(
        () => writer.renew(),
        () => renew(nowMs),
      );
      renewal.renewed();
      await inSteps(STEPS_OF_RENEWAL);
    },
    async close() {
      const wasClosed = isClosed;
      // No further step of a renewal begins.
      isClosed = true;
      await settled();
      if (wasClosed) return;
      renewal.stop();
      // A renewal may have begun meanwhile.
      await settled();
      await writer.close();
      await copy.close();
    },
  };
}

/** The age of a lease at which it is renewed. */
const RENEW_MS = LEASE_MS / 4;

/**
 * Renews a lease, whatever else its process does, until it is stopped. A lease that is lost is
 * noticed by the next change, not here.
 */
function leaseRenewal(renew: () => Promise<void>) {
  let renewedMs = -Infinity;
  let isRenewing = false;
  /** Notes that the lease was renewed by something else. */
  const renewed = (): void => void (renewedMs = performance.now());
  const timer = setInterval(() => {
    if (isRenewing || performance.now() - renewedMs < RENEW_MS) return;
    isRenewing = true;
    void renew()
      .then(renewed, () => undefined)
      .finally(() => (isRenewing = false));
  }, RENEW_MS / 2);
  // A store that nobody closes does not keep its program running.
  timer.unref();
  return { renewed, stop: () => clearInterval(timer) };
}

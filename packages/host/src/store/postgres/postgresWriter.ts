import { setTimeout as sleep } from 'node:timers/promises';
import { batchFault, type StorePosition } from '../batchFault.js';
import { changeFenced, type FencedGame } from './changeFenced.js';
import { deleteEntries, historyPruner } from './historyPruner.js';
import { endAfter, feedBatch, writeBatch } from './postgresBatch.js';
import { readFailure } from './postgresConnection.js';
import {
  type OutcomePruner,
  deleteMails,
  eraseCommits,
  pruneGame,
  writeStart,
} from './outcomePruner.js';
import { postgresParts } from './postgresParts.js';
import {
  freeLease,
  type GameEnd,
  type PostgresChange,
  postgresRows,
  renewLease,
  type TakenGame,
} from './postgresRows.js';
import type { PostgresSession } from './postgresSession.js';
import type { PruneBounds } from '../pruneBounds.js';
import type { StoreBatch, StoredStart } from '../store.js';

/** A game whose lease was taken. */
export interface OpenGame {
  readonly id: number;
  readonly taken: TakenGame;
  /** The next place of a history. */
  readonly endOf: StorePosition['end'];
  /** Milliseconds to wait for the server when it is unknown whether it has a commit. */
  readonly maxOutageMs: number;
  readonly outcomes: OutcomePruner;
}

/** Writes a game in PostgreSQL. Call a function only when the one before has ended. */
export interface PostgresWriter {
  /** The number of the last commit. */
  readonly commits: number;
  commit(batch: StoreBatch): Promise<void>;
  addStart(start: StoredStart): Promise<void>;
  mailsSent(ids: readonly number[]): Promise<void>;
  /** Deletes old links; histories and kept outcomes are left to `trim`. */
  prune(bounds: PruneBounds): Promise<void>;
  /** Whether `trim` has something to do. */
  readonly hasOld: boolean;
  /** Finds or deletes some old entries or outcomes, in a few milliseconds. */
  trim(): Promise<void>;
  renew(): Promise<void>;
  /** Why it is unknown whether the change under way was made. */
  outage(): string | undefined;
  /** Frees the lease. Does not throw. */
  close(): Promise<void>;
}

/** The writer of a game. */
export function postgresWriter(
  session: PostgresSession,
  { endOf, id, maxOutageMs, outcomes, taken }: OpenGame,
): PostgresWriter {
  const { fence, writer } = taken;
  let outage: string | undefined;
  const game = fencedGame(session, id, maxOutageMs, (cause) => (outage = cause));
  const fenced = (wanted: PostgresChange): Promise<void> =>
    changeFenced(game, wanted).finally(() => (outage = undefined));
  const parts = postgresParts(session);
  let { commits } = taken;
  let end = gameEnd(taken);
  const pruner = historyPruner(endOf);
  const change = (write: PostgresChange['write']) => fenced({ fence, writer, write });
  const trimOutcomes = async (): Promise<void> => {
    let sent: ReturnType<OutcomePruner['send']> = Promise.resolve([]);
    await change((to) => [(sent = outcomes.send(to, id))]);
    outcomes.deleted(await sent);
  };
  const search = async (): Promise<void> => {
    await pruner
      .search(await session.connect(), id)
      .catch((error: unknown) => Promise.reject(readFailure(error, session.place)));
  };
  return {
    get commits() {
      return commits;
    },
    async commit(batch) {
      const { lastMail, nextLine } = end;
      const fault = batchFault(batch, { nextLine, lastMail, end: endOf });
      if (fault) throw new Error(`The batch was rejected: ${fault}`);
      const number = commits + 1;
      const next = endAfter(end, batch, number);
      await parts.make(next.nextLine);
      const { chain } = next;
      const row = { game: id, fence, number, batch, feed: await feedBatch(batch), chain };
      const write: PostgresChange['write'] = (to) => writeBatch(to, row);
      await fenced({ fence, writer, commit: number, end: next, write });
      commits = number;
      end = next;
      pruner.grew(batch);
      outcomes.wrote(batch);
    },
    addStart: (start) => change((to) => writeStart(to, id, start)),
    mailsSent: (ids) => change((to) => deleteMails(to, id, ids)),
    async prune(bounds) {
      await change((to) => pruneGame(to, id, bounds));
      pruner.begin(Math.max(bounds.maxEntries, 1));
      outcomes.begin(bounds);
    },
    get hasOld() {
      return outcomes.isDue || pruner.isSearching || pruner.next().length > 0;
    },
    async trim() {
      if (outcomes.isDue) return trimOutcomes();
      if (pruner.isSearching) return search();
      const some = pruner.next();
      let sent: readonly Promise<number>[] = [];
      await change((to) => (sent = some.map((one) => deleteEntries(to, id, one))));
      pruner.deleted(some, await Promise.all(sent));
    },
    renew: () => change((to) => [renewLease(to, id, writer), ...eraseCommits(to, id)]),
    outage: () => outage,
    async close() {
      // When the server cannot be reached, the lease ends by itself.
      const connection = await session.connect().catch(() => undefined);
      if (connection) await freeLease(connection, id, writer).catch(() => undefined);
      await session.close();
    },
  };
}

function gameEnd(taken: TakenGame): GameEnd {
  const { chain, erase_before: eraseBefore, last_account: lastAccount } = taken;
  const { last_mail: lastMail, next_line: nextLine } = taken;
  const clock = { tick: 0, wall_ms: 0, speed: 0 };
  return { clock, lastMail, lastAccount, nextLine, chain, eraseBefore };
}

function fencedGame(
  session: PostgresSession,
  id: number,
  maxOutageMs: number,
  onOutage: (cause: string) => void,
): FencedGame<PostgresChange> {
  let sinceMs = 0;
  return {
    place: session.place,
    async connect() {
      return postgresRows(await session.connect(), id, session.place);
    },
    async mayRetry(attempt, cause) {
      onOutage(`${session.place} cannot be reached: ${cause}`);
      if (attempt === 0) sinceMs = performance.now();
      if (performance.now() - sinceMs > maxOutageMs) return false;
      await sleep(Math.min(50 * 2 ** attempt, 1_000));
      return true;
    },
  };
}

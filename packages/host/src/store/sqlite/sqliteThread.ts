import type { HistoryKind } from '@astrarium/contract';
import type { ArchivedSegment } from './archivedSegment.js';
import { connect } from './openSqlite.js';
import { type SqliteGuard, sqliteGuard } from './sqliteGuard.js';
import { type SqliteReader, sqliteReader } from './sqliteReader.js';
import { linesFrom, type SqliteOptions } from './sqliteStore.js';
import { packBatch } from '../packedBatch.js';
import { type Store, type StoreBatch, StoreFailure } from '../store.js';
import { Worker } from 'node:worker_threads';
import type {
  FromWriterThread,
  PassedError,
  ToWriterThread,
  WriterCall,
  WriterThreadData,
} from '../writerThread.js';
import { writerThreadFile } from '../writerThreadFile.js';

/** A store in a SQLite file that a thread of its own writes. */
export interface SqliteThread extends Store {
  /** The number of the last commit when the store was opened. */
  readonly committed: number;
  /** Deletes lines that are in an archive: those of the next segment. @throws StoreFailure */
  dropArchived(segment: ArchivedSegment): Promise<void>;
}

/**
 * Opens the store in a SQLite file like `sqliteStore`, but everything that changes or verifies it
 * runs in another thread: a slow disk does not stop this one. Reads have a connection of their own
 * here; they do not show a batch before its promise resolves.
 *
 * @throws StoreFailure, with the reason `damaged` when something is missing or altered
 * @example
 * const store = await sqliteThread('data/game.sqlite', { nowMs: Date.now() });
 */
export async function sqliteThread(path: string, options: SqliteOptions): Promise<SqliteThread> {
  const { acceptLoss, archive, isCopy, nowMs, onDamage, onVerified } = options;
  const data = {
    path,
    options: { acceptLoss, archive, isCopy, nowMs },
    verifiesLater: onVerified !== undefined,
  };
  const writer = writerClient(data, { onDamage, onVerified });
  try {
    await writer.opened;
  } catch (error) {
    await writer.end();
    throw error;
  }
  const database = connect(path, true);
  database.exec('PRAGMA busy_timeout = 0');
  const guard = sqliteGuard(path);
  const reader = sqliteReader(database, archive);
  const reads = publishedReads(reader, guard);
  const { call } = writer;
  return {
    ...reads.store,
    committed: guard(reader.counters).commits,
    addStart: (start) => call('addStart', start),
    commit: (batch) => reads.commit(batch, call),
    async prune(bounds) {
      const hasMore = await call<boolean>('prune', bounds);
      reads.invalidate();
      return hasMore;
    },
    mailsSent: (ids) => call('mailsSent', ids),
    renew: (renewedMs) => call('renew', renewedMs),
    dropArchived: (segment) => call('dropArchived', segment),
    async close() {
      if (!database.isOpen) return;
      // First: the last connection that is closed empties the write-ahead log.
      database.close();
      await call('close').catch(() => undefined);
      await writer.end();
    },
  };
}

/** The reads of a store, which do not show a batch before it was reported as committed. */
function publishedReads(reader: SqliteReader, guard: SqliteGuard) {
  const { histories, lines } = reader;
  /** The batch that is being committed: the database may have it already. */
  let hidden: HiddenRows | undefined;
  return {
    store: {
      load: () => guard(reader.load),
      firstAltered: () =>
        guard(() => {
          lines.invalidate();
          return lines.firstAltered(0);
        }),
      lines: (from: number) => linesFrom(lines, from, guard),
      range(kind: HistoryKind, owner: number) {
        const { end, first } = guard(() => histories.range(kind, owner));
        return { first, end: Math.min(end, hidden?.firstPlace(kind, owner) ?? end) };
      },
      entry(kind: HistoryKind, owner: number, place: number) {
        if (hidden !== undefined && place >= hidden.firstPlace(kind, owner)) return undefined;
        return guard(() => histories.entry(kind, owner, place));
      },
      outcome(account: number, key: string) {
        if (hidden?.hasOutcome(account, key) === true) return undefined;
        return guard(() => reader.outcome(account, key));
      },
      deliveries: (webhook: string) => guard(() => reader.deliveries(webhook)),
      versions: () => guard(reader.versions),
      unsentMails: () => guard(reader.mails),
    },
    async commit(batch: StoreBatch, call: ReturnType<typeof writerClient>['call']): Promise<void> {
      hidden = hiddenRows(batch);
      try {
        await call('commit', packBatch(batch));
      } catch (error) {
        // After a failure of the disk, the batch may be in the database, and stays hidden.
        if (isRefusal(error)) hidden = undefined;
        throw error;
      }
      hidden = undefined;
      guard(() => histories.follow(batch));
    },
    /** Call it when data was deleted. */
    invalidate: histories.invalidate,
  };
}

/** Whether nothing was written. */
function isRefusal(error: unknown): boolean {
  return !(error instanceof StoreFailure) || ['full', 'locked', 'fenced'].includes(error.reason);
}

/** The rows of a batch that reads must not show. */
interface HiddenRows {
  /** The first place of an owner in the batch; Infinity when there is none. */
  firstPlace(kind: HistoryKind, owner: number): number;
  hasOutcome(account: number, key: string): boolean;
}

function hiddenRows({ entries, envelopes, outcomes }: StoreBatch): HiddenRows {
  const rows = { entries, envelopes };
  const firstPlaces: Partial<Record<HistoryKind, ReadonlyMap<number, number>>> = {};
  const firstOf = (kind: HistoryKind): ReadonlyMap<number, number> =>
    // A later row of an owner does not replace an earlier one.
    new Map([...rows[kind]].reverse().map(({ owner, place }) => [owner, place]));
  return {
    firstPlace: (kind, owner) => (firstPlaces[kind] ??= firstOf(kind)).get(owner) ?? Infinity,
    hasOutcome: (account, key) =>
      outcomes.some((one) => one.account === account && one.key === key),
  };
}

interface Waiting {
  readonly done: (result: boolean) => void;
  readonly failed: (error: Error) => void;
}

/** Starts a thread that writes a store; `news` gets what it tells besides its answers. */
function writerClient(
  data: WriterThreadData,
  news: Pick<SqliteOptions, 'onDamage' | 'onVerified'>,
) {
  const worker = new Worker(writerThreadFile(), { workerData: data });
  /** The calls without an answer, in their order. */
  const waiting: Waiting[] = [];
  let failure: StoreFailure | undefined;
  const wait = (): Promise<boolean> =>
    new Promise((done, failed) => {
      // An idle thread does not keep the process from ending.
      worker.ref();
      waiting.push({ done, failed });
    });
  const fail = (reason: string): void => {
    failure ??= new StoreFailure('failed', `The thread that writes ${data.path} ${reason}`);
    for (const { failed } of waiting.splice(0)) failed(failure);
  };
  const answered = (error: PassedError | undefined, result = false): void => {
    const oldest = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if (error === undefined) oldest?.done(result);
    else oldest?.failed(receivedError(error));
  };
  worker.on('message', (message: FromWriterThread) => {
    if (message.kind === 'done') answered(message.error, message.result);
    else if (message.kind === 'verified') news.onVerified?.();
    else news.onDamage?.(message.message);
  });
  worker.on('error', ({ message }) => fail(`failed: ${message}`));
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail('has ended');
      resolve();
    });
  });
  return {
    /** Resolves when the thread has opened the store. @throws StoreFailure */
    opened: wait(),
    /** Resolves when the thread has ended, after it was closed or could not open the store. */
    end(): Promise<void> {
      worker.ref();
      return ended;
    },
    /**
     * Resolves when the thread has carried out this call and those before; a prune with its
     * result. @throws StoreFailure
     */
    call<Result = void>(name: WriterCall, ...args: readonly unknown[]): Promise<Result> {
      if (failure !== undefined) return Promise.reject(failure);
      const done = wait() as Promise<unknown> as Promise<Result>;
      worker.postMessage({ name, args } satisfies ToWriterThread);
      return done;
    },
  };
}

function receivedError({ message, reason }: PassedError): Error {
  return reason === undefined ? new Error(message) : new StoreFailure(reason, message);
}

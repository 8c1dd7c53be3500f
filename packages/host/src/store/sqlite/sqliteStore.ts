import { dirname, resolve } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { ArchivedSegment } from './archivedSegment.js';
import { checkFence, NO_LEASE } from '../lease.js';
import { BUSY_TIMEOUT_MS, openSqlite, syncFolder } from './openSqlite.js';
import type { SqliteLines } from './sqliteLines.js';
import { type SqliteGuard, sqliteGuard } from './sqliteGuard.js';
import { sqliteLease } from './sqliteLease.js';
import { sqliteReader } from './sqliteReader.js';
import { sqliteTransactions } from './sqliteTransactions.js';
import { type SqliteWriter, sqliteWriter } from './sqliteWriter.js';
import { type Damage, type StoreIntegrity, storeIntegrity } from './integrity/storeIntegrity.js';
import { damageText, type TakeOverOptions, refuseLoss, takeOver } from './takeOver.js';
import type { StoredLine } from '../store.js';
import type { SyncStore } from '../syncStore.js';

/** Options of a store in a SQLite file. */
export interface SqliteOptions extends TakeOverOptions {
  /** The folder of the archive with lines that were moved out of the store. */
  readonly archive?: string | undefined;
  /** Commits do not wait for the disk: the file can be made again when it is lost. */
  readonly isCopy?: boolean | undefined;
}

/** A store in a SQLite file. */
export interface SqliteStore extends SyncStore {
  /** Deletes lines that are in an archive: those of the next segment. @throws StoreFailure */
  dropArchived(segment: ArchivedSegment): void;
}

/**
 * The store in a SQLite file. Creates the file and its folder if they are missing. The file must be
 * on a local disk. Nothing else in this process may open it, not even to copy it: when that closes
 * the file, POSIX drops the locks of the store.
 *
 * @throws StoreFailure, with the reason `damaged` when something is missing or altered
 */
export function sqliteStore(path: string, options: SqliteOptions): SqliteStore {
  const database = sqliteGuard(path)(() => openSqlite(path));
  try {
    const store = storeOn(database, path, options);
    // The file of the write-ahead log exists now. SQLite does not report errors of this sync.
    syncFolder(dirname(resolve(path)));
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The store in an open database, for tests that inject faults. @throws StoreFailure */
export function storeOn(
  database: DatabaseSyncInstance,
  path: string,
  options: SqliteOptions,
): SqliteStore {
  const guard = sqliteGuard(path);
  return guard(() => guardedStore(database, path, options, guard));
}

function guardedStore(
  database: DatabaseSyncInstance,
  path: string,
  options: SqliteOptions,
  guard: SqliteGuard,
): SqliteStore {
  const reader = sqliteReader(database, options.archive);
  const lease = sqliteLease(database, path);
  const { histories, lines } = reader;
  const transactions = sqliteTransactions(database, () => {
    histories.invalidate();
    lines.invalidate();
  });
  const integrity = storeIntegrity(database, path, options.isCopy);
  const ownLease = takeOver({ reader, lease, transactions, integrity }, path, options);
  if (options.isCopy === true) database.exec('PRAGMA synchronous = OFF');
  // From now on the host waits for a lock of another program: here, nobody would be answered.
  database.exec('PRAGMA busy_timeout = 0');
  /** Reports damage; a loss ends the store. */
  const take = (damage: Damage | undefined): void => {
    refuseLoss(damage, path);
    if (damage !== undefined) options.onDamage?.(damageText(path, damage));
  };
  const change = <T>(run: () => T): T =>
    guard(() => {
      const result = transactions.run(() => {
        checkFence(ownLease.writer, lease.read(), path);
        return run();
      });
      take(integrity.note(reader.end(), transactions.frames()));
      transactions.checkpoint(integrity.sync);
      return result;
    });
  let writer: SqliteWriter | undefined;
  /** Changes the contents. */
  const changeBy = <T>(run: (to: SqliteWriter) => T): T => {
    const to = (writer ??= guard(() => sqliteWriter(database, reader)));
    return change(() => run(to));
  };
  if (options.onVerified !== undefined) verifyLater(integrity, guard, take, options.onVerified);
  const store: SqliteStore = {
    load: () => guard(reader.load),
    firstAltered: () => guard(() => lines.firstAltered(0)),
    lines: (from) => linesFrom(lines, from, guard),
    range: (kind, owner) => guard(() => histories.range(kind, owner)),
    entry: (kind, owner, place) => guard(() => histories.entry(kind, owner, place)),
    outcome: (account, key) => guard(() => reader.outcome(account, key)),
    deliveries: (webhook) => guard(() => reader.deliveries(webhook)),
    versions: () => guard(reader.versions),
    unsentMails: () => guard(reader.mails),
    addStart: (start) => changeBy((to) => to.addStart(start)),
    commit: (batch) => changeBy((to) => to.write(batch)),
    prune: (bounds) => changeBy((to) => to.prune(bounds)),
    mailsSent: (ids) => changeBy((to) => to.deleteMails(ids)),
    dropArchived(segment) {
      // A head file that is behind after a power cut must not name the end of deleted lines.
      guard(integrity.sync);
      change(() => lines.drop(segment));
    },
    renew: (renewedMs) => change(() => lease.write({ ...ownLease, renewedMs })),
    close() {
      if (!database.isOpen) return;
      try {
        database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
        change(() => lease.write({ ...NO_LEASE, writer: ownLease.writer }));
        integrity.sync();
        transactions.finish();
      } catch {
        // Another process has taken over the store, or the disk has failed: the lease stays.
      } finally {
        database.close();
        integrity.close();
      }
    },
  };
  return emptyingLog(store, () => guard(() => transactions.empty(integrity.sync)));
}

/** Empties the write-ahead log soon after accounts were deleted, and after the start. */
function emptyingLog(store: SqliteStore, empty: () => boolean): SqliteStore {
  let mustEmpty = true;
  return {
    ...store,
    commit(batch) {
      store.commit(batch);
      mustEmpty ||= batch.deletedAccounts.length > 0;
    },
    renew(nowMs) {
      store.renew(nowMs);
      if (mustEmpty) mustEmpty = !empty();
    },
  };
}

/** Verifies in the background; damage ends the store. */
function verifyLater(
  integrity: Pick<StoreIntegrity, 'verifyLater'>,
  guard: SqliteGuard,
  take: (damage: Damage) => void,
  onVerified: () => void,
): void {
  integrity.verifyLater((damages) => {
    try {
      guard(() => damages().forEach(take));
    } catch {
      // Every later call throws it.
    }
  }, onVerified);
}

/** The lines from a number on, read in pieces. */
export function* linesFrom(
  lines: SqliteLines,
  from: number,
  guard: SqliteGuard,
): Iterable<StoredLine> {
  for (let n = from; ;) {
    const some = guard(() => lines.some(n));
    const last = some.at(-1);
    if (!last) return;
    yield* some;
    n = last.n + 1;
  }
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { dirname, resolve } from 'node:path';
import { checkFence, NO_LEASE, takeLease } from './lease.js';
import { sqliteFailure } from './sqliteFailure.js';
import { openSqlite, syncFolder } from './openSqlite.js';
import { sqliteLease } from './sqliteLease.js';
import type { SqliteLines } from './sqliteLines.js';
import { sqliteReader } from './sqliteReader.js';
import { sqliteTransactions } from './sqliteTransactions.js';
import { sqliteWriter } from './sqliteWriter.js';
import { type Store, type StoredLine, StoreFailure } from './store.js';

/** Gives what something gives; an error says what it means for the store. */
type Guard = <T>(run: () => T) => T;

/**
 * The store in a file of SQLite, made when it is not there, with its folder. The file must be on
 * a disk of this machine, and nothing else in this process may open it, not even to copy it: with
 * that, POSIX takes its locks away. `nowMs` is the wall clock. @throws StoreFailure
 */
export function sqliteStore(path: string, { nowMs }: { readonly nowMs: number }): Store {
  const database = makeGuard(path)(() => openSqlite(path));
  try {
    const store = storeOn(database, path, nowMs);
    // The write-ahead log has its name by now; SQLite would not tell if this failed.
    syncFolder(dirname(resolve(path)));
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A guard that lets nothing pass once the disk has failed. */
function makeGuard(path: string): Guard {
  let failure: StoreFailure | undefined;
  return (run) => {
    if (failure) throw failure;
    try {
      return run();
    } catch (error) {
      const meant = sqliteFailure(error, path);
      if (meant instanceof StoreFailure && meant.reason === 'failed') failure = meant;
      throw meant;
    }
  };
}

/** The store in a database that is open, for tests that lay hands on it. @throws StoreFailure */
export function storeOn(database: DatabaseSyncInstance, path: string, nowMs: number): Store {
  const guard = makeGuard(path);
  return guard(() => guardedStore(database, path, nowMs, guard));
}

function guardedStore(
  database: DatabaseSyncInstance,
  path: string,
  nowMs: number,
  guard: Guard,
): Store {
  const reader = sqliteReader(database);
  const writer = sqliteWriter(database, reader);
  const lease = sqliteLease(database, path);
  const { histories, lines } = reader;
  const transactions = sqliteTransactions(database, () => {
    histories.doubt();
    lines.doubt();
  });

  let mine = NO_LEASE;
  transactions.run(() => {
    mine = takeLease(lease.read(), nowMs, path);
    lease.write(mine);
  });
  const change = (run: () => void): void =>
    guard(() => {
      transactions.run(() => {
        checkFence(mine.writer, lease.read(), path);
        run();
      });
      transactions.checkpoint();
    });
  return {
    load: () => guard(reader.load),
    lines: (from) => linesFrom(lines, from, guard),
    range: (kind, owner) => guard(() => histories.range(kind, owner)),
    entry: (kind, owner, place) => guard(() => histories.entry(kind, owner, place)),
    outcome: (account, key) => guard(() => reader.outcome(account, key)),
    unsentMails: () => guard(reader.mails),
    commit: (batch) => change(() => writer.write(batch)),
    prune: (bounds) => change(() => writer.forget(bounds)),
    mailsSent: (ids) => change(() => writer.forgetMails(ids)),
    renew: (renewedMs) => change(() => lease.write({ ...mine, renewedMs })),
    close() {
      if (!database.isOpen) return;
      try {
        change(() => lease.write({ ...NO_LEASE, writer: mine.writer }));
        transactions.finish();
      } catch {
        // It is another's by now, or the disk has failed: there is nothing to let go.
      } finally {
        database.close();
      }
    },
  };
}

function* linesFrom(lines: SqliteLines, from: number, guard: Guard): Iterable<StoredLine> {
  for (let n = from; ;) {
    const some = guard(() => lines.some(n));
    const last = some.at(-1);
    if (!last) return;
    yield* some;
    n = last.n + 1;
  }
}

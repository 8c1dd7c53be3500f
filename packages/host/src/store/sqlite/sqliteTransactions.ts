import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreFailure } from '../store.js';

/** Pages of 4 KiB after which the write-ahead log is moved into the database. */
const CHECKPOINT_PAGES = 4_000;

/** Transactions and checkpoints of a database. */
export interface SqliteTransactions {
  /** Runs changes in one transaction, which is durable when this returns. */
  run<Result>(change: () => Result): Result;
  /** The length of the write-ahead log in frames. */
  frames(): number;
  /** Moves a long write-ahead log into the database; first calls `prepare`. */
  checkpoint(prepare: () => void): void;
  /**
   * Moves the whole write-ahead log into the database and empties its file; first calls `prepare`.
   * Returns false when that must be tried again later, because somebody reads the database.
   */
  empty(prepare: () => void): boolean;
  /** Moves the whole write-ahead log into the database. */
  finish(): void;
}

/** The transactions of the only writer. `onRollback` is called when one is rolled back. */
export function sqliteTransactions(
  database: DatabaseSyncInstance,
  onRollback: () => void,
): SqliteTransactions {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const length = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const move = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const truncate = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  return {
    run(change) {
      begin.run();
      try {
        const result = change();
        commit.run();
        return result;
      } catch (error) {
        onRollback();
        // When the disk is full, SQLite has rolled back already.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    frames: () => (length.get() as { log: number }).log,
    checkpoint(prepare) {
      const { log, checkpointed } = length.get() as { log: number; checkpointed: number };
      if (log - checkpointed < CHECKPOINT_PAGES) return;
      try {
        prepare();
        move.get();
      } catch (error) {
        // The data stays in the write-ahead log until the disk has space.
        if (!isFull(error)) throw error;
      }
    },
    empty(prepare) {
      try {
        prepare();
        return (truncate.get() as { busy: number }).busy === 0;
      } catch (error) {
        if (!isFull(error)) throw error;
        return false;
      }
    },
    // Closing makes no checkpoint while statements are not garbage collected.
    finish: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
  };
}

function isFull(error: unknown): boolean {
  const full = 13;
  if (error instanceof StoreFailure) return error.reason === 'full';
  return (error as { errcode?: number }).errcode === full;
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** When the write-ahead log has so many pages of 4 KiB, it is moved into the database. */
const CHECKPOINT_PAGES = 4_000;

/** How a database is changed. */
export interface SqliteTransactions {
  /** All of what is run, or nothing; when this returns, it is on the disk. */
  run(change: () => void): void;
  /** Moves a long write-ahead log into the database. */
  checkpoint(): void;
  /** Moves all of it: the file of the database is the whole store. */
  finish(): void;
}

/** Transactions of the only writer. `undone` is told when one was taken back. */
export function sqliteTransactions(
  database: DatabaseSyncInstance,
  undone: () => void,
): SqliteTransactions {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const length = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const move = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  return {
    run(change) {
      begin.run();
      try {
        change();
        commit.run();
      } catch (error) {
        undone();
        // When the disk is full, SQLite has taken it back already.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    checkpoint() {
      const { log, checkpointed } = length.get() as { log: number; checkpointed: number };
      if (log - checkpointed < CHECKPOINT_PAGES) return;
      try {
        move.get();
      } catch (error) {
        const full = 13;
        // It stays in the write-ahead log until there is room.
        if ((error as { errcode?: number }).errcode !== full) throw error;
      }
    },
    // Closing does not do it: statements are alive until they are collected as garbage.
    finish: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
  };
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Lease } from '../lease.js';
import { StoreFailure } from '../store.js';

/** The lease in a database. Call both functions inside a transaction. */
export interface SqliteLease {
  read(): Lease;
  write(lease: Lease): void;
}

/** The lease in its table, which always has one row. */
export function sqliteLease(database: DatabaseSyncInstance, path: string): SqliteLease {
  const select = database.prepare(
    'SELECT writer, pid, host, life, renewed_ms AS renewedMs FROM lease',
  );
  const update = database.prepare(
    'UPDATE lease SET writer = ?, pid = ?, host = ?, life = ?, renewed_ms = ?',
  );
  return {
    read() {
      const lease = select.get() as Lease | undefined;
      if (!lease) throw new StoreFailure('failed', `${path} is damaged: it has no lease`);
      return lease;
    },
    write({ writer, pid, host, life, renewedMs }) {
      update.run(writer, pid, host, life, renewedMs);
    },
  };
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Lease } from './lease.js';
import { StoreFailure } from './store.js';

/** The lease in a database; all inside transactions. */
export interface SqliteLease {
  read(): Lease;
  write(lease: Lease): void;
}

/** The lease in the row that the file was made with. */
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
      if (!lease) throw new StoreFailure('failed', `${path} is damaged: its lease is gone`);
      return lease;
    },
    write({ writer, pid, host, life, renewedMs }) {
      update.run(writer, pid, host, life, renewedMs);
    },
  };
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Lease } from './lease.js';

/** The lease in a database; all inside transactions. */
export interface SqliteLease {
  read(): Lease;
  write(lease: Lease): void;
}

/** The lease in the row that the file was made with. */
export function sqliteLease(database: DatabaseSyncInstance): SqliteLease {
  const select = database.prepare(
    'SELECT writer, pid, host, life, renewed_ms AS renewedMs FROM lease',
  );
  const update = database.prepare(
    'UPDATE lease SET writer = ?, pid = ?, host = ?, life = ?, renewed_ms = ?',
  );
  return {
    read: () => select.get() as Lease,
    write({ writer, pid, host, life, renewedMs }) {
      update.run(writer, pid, host, life, renewedMs);
    },
  };
}

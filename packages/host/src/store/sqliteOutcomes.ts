import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PruneBounds, StoredOutcome } from './store.js';

/** The outcomes in a database. Call both functions inside a transaction. */
export interface SqliteOutcomes {
  write(outcomes: readonly StoredOutcome[]): void;
  prune(bounds: Pick<PruneBounds, 'outcomesBeforeMs' | 'maxOutcomes'>): void;
}

/** The outcomes in their table. */
export function sqliteOutcomes(database: DatabaseSyncInstance): SqliteOutcomes {
  const insert = database.prepare('INSERT OR REPLACE INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?)');
  const dropOld = database.prepare('DELETE FROM outcomes WHERE created_ms < ?');
  // Reads only the index: texts of answers may be long.
  const countAll = database.prepare(
    'SELECT account, count(*) AS size FROM outcomes INDEXED BY outcomes_by_age GROUP BY account',
  );
  const countOf = database.prepare('SELECT count(*) AS size FROM outcomes WHERE account = ?');
  const dropMany = database.prepare(
    `DELETE FROM outcomes WHERE account = ?1 AND (created_ms, key) <=
       (SELECT created_ms, key FROM outcomes WHERE account = ?1
        ORDER BY created_ms DESC, key DESC LIMIT 1 OFFSET ?2)`,
  );
  /** Upper bounds of the outcomes of each account; undefined until first needed. */
  let sizes: Map<number, number> | undefined;
  return {
    write(outcomes) {
      for (const one of outcomes) {
        const { account, key, fingerprint, status, text, tick, created_ms } = one;
        insert.run(account, key, fingerprint, status, text, tick, created_ms);
        sizes?.set(account, (sizes.get(account) ?? 0) + 1);
      }
    },
    prune({ outcomesBeforeMs, maxOutcomes }) {
      dropOld.run(outcomesBeforeMs);
      const rows = sizes ? [] : (countAll.all() as { account: number; size: number }[]);
      sizes ??= new Map(rows.map(({ account, size }) => [account, size]));
      for (const [account, max] of sizes) {
        if (max <= maxOutcomes) continue;
        dropMany.run(account, maxOutcomes);
        const { size } = countOf.get(account) as { size: number };
        if (size === 0) sizes.delete(account);
        else sizes.set(account, size);
      }
    },
  };
}

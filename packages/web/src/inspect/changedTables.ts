import type { Schema, Simulation } from '@astrarium/core/kernel';
import type { ChangedTable } from './inspection.js';

/** Counts the rows and fields of differences by table. What is no row is not counted. */
export function changedTables(
  differences: ReturnType<Simulation<Schema>['diff']>,
): readonly ChangedTable[] {
  const found: { table: string; rows: number; fields: number }[] = [];
  let lastId = 0;
  for (const { id, table } of differences) {
    // Row 0 of a table, the time and the setting.
    if (id === 0) continue;
    let last = found.at(-1);
    if (last?.table !== table) {
      found.push((last = { table, rows: 0, fields: 0 }));
      lastId = 0;
    }
    if (id !== lastId) last.rows += 1;
    lastId = id;
    last.fields += 1;
  }
  return found;
}

import type { Store } from '../storage/backend.js';
import type { Layout } from '../storage/layout.js';
import { linkedList } from '../storage/linkedList.js';
import type { Rows } from '../storage/rows.js';
import { PRESENT } from '../schema.js';
import { isRow } from '../table.js';

/**
 * Makes what is derived from the words of a table: the lists, the key index, the agenda.
 *
 * @param onLost called when a link leads to a row that does not exist; must throw
 */
export function fileRows(
  { definition, index, kinds, parents }: Layout,
  store: Store,
  onLost: (row: number, field: string, parent: number) => void,
): void {
  const rows = store.rows[index] as Rows;
  const count = rows.get(0, PRESENT);
  for (const [name, { kind }] of Object.entries(definition.specs)) {
    const offset = definition.fields[name] as number;
    const isKey = offset === definition.key;
    if (!isKey && kind !== 'timer' && kind !== 'link') continue;
    for (let id = 1; id <= count; id += 1) {
      const value = rows.get(id, offset);
      if (value === 0) continue;
      if (isKey) store.keys[index]?.add(id, value);
      else if (kind === 'timer') store.agenda.file(kinds[offset] as number, id);
      else {
        const { list, table } = parents[offset] as { table: number; list: number };
        const heads = store.rows[table] as Rows;
        if (!isRow(heads, value)) onLost(id, name, value);
        linkedList.add(rows, id, offset, heads, value, list);
      }
    }
  }
}

import { addKeys, type KeyIndex } from '../storage/keyIndex.js';
import type { Store } from '../storage/backend.js';
import type { Layout } from '../storage/layout.js';
import { linkedList } from '../storage/linkedList.js';
import type { Rows } from '../storage/rows.js';
import { isTimed, PRESENT } from '../schema.js';
import { isRow } from '../table.js';

/**
 * Makes what is derived from the words of a table: the lists, the key indexes, the agenda.
 *
 * @param onLost called when a link leads to a row that does not exist; must throw
 * @param onTaken called when a row has a unique key of another one, with its fields; must throw
 */
export function fileRows(
  { definition, index, keys, kinds, parents }: Layout,
  store: Store,
  onLost: (row: number, field: string, parent: number) => void,
  onTaken: (row: number, fields: readonly string[], owner: number) => void,
): void {
  const rows = store.rows[index] as Rows;
  const count = rows.get(0, PRESENT);
  for (const [name, { kind }] of Object.entries(definition.specs)) {
    const offset = definition.fields[name] as number;
    if (!isTimed(kind) && kind !== 'link') continue;
    for (let id = 1; id <= count; id += 1) {
      const value = rows.get(id, offset);
      if (value === 0) continue;
      if (isTimed(kind)) store.agenda.file(kinds[offset] as number, id);
      else {
        const { list, table } = parents[offset] as { table: number; list: number };
        const heads = store.rows[table] as Rows;
        if (!isRow(heads, value)) onLost(id, name, value);
        linkedList.add(rows, id, offset, heads, value, list);
      }
    }
  }
  for (let id = 1; id <= (keys.length === 0 ? 0 : count); id += 1) {
    if (!isRow(rows, id)) continue;
    for (const [at, fields] of definition.unique.entries()) {
      const keyIndex = store.keys[index]?.[at] as KeyIndex;
      const owner = keyIndex.findAll(rows, keyIndex.valuesOf(rows, id));
      if (owner !== 0) onTaken(id, fields, owner);
    }
    addKeys(store, index, rows, id);
  }
}

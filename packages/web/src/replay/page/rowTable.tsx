import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useVirtualRows } from '../../parts/useVirtualRows.js';
import { grouped } from '../../parts/duration.js';
import type { ShownWorld, TableRows } from '../theatreMessage.js';

/** The height of a row in pixels. */
const ROW_PX = 30;

/** The rows of the chosen table; only those in view are read and drawn. */
export function RowTable({
  columns,
  readRows,
  table,
  world,
}: {
  readonly columns: readonly string[];
  /** Reads `count` rows of the table from a position on. */
  readonly readRows: (from: number, count: number) => Promise<TableRows>;
  readonly table: string;
  readonly world: ShownWorld;
}) {
  const total = world.tables.find(({ name }) => name === table)?.rows ?? 0;
  const { rows: visible, scroller, totalPx } = useVirtualRows(total, ROW_PX);
  const rows = useSignal<TableRows & { readonly from: number }>({ total: 0, rows: [], from: 0 });
  const from = visible[0]?.index ?? 0;
  const count = visible.length;
  useEffect(() => {
    if (count === 0) return void (rows.value = { total, rows: [], from: 0 });
    readRows(from, count).then(
      (answer) => (rows.value = { ...answer, from }),
      () => undefined,
    );
  }, [world, table, from, count]);
  const changed = new Set(
    world.changes.filter((each) => each.table === table).map(({ row }) => row),
  );
  return (
    <>
      <h3>
        {table}: {grouped(total)} rows
      </h3>
      <div class="rows" ref={scroller} tabIndex={0} role="group" aria-label={`Rows of ${table}`}>
        <table>
          <thead>
            <tr>
              <th class="number">Row</th>
              {columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Space height={rows.value.from * ROW_PX} />
            {rows.value.rows.map(({ cells, id }) => (
              <tr key={id} class={changed.has(id) ? 'changed-row' : undefined}>
                <td class="number">{id}</td>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
            <Space height={totalPx - (rows.value.from + rows.value.rows.length) * ROW_PX} />
          </tbody>
        </table>
      </div>
    </>
  );
}

function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr class="space" style={{ height }} aria-hidden="true" />;
}

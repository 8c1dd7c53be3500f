import type { ComponentChildren } from 'preact';

/** A row of a table: its cells, and whether it is marked as changed. */
export interface ScrollRow {
  readonly key: string;
  readonly cells: readonly ComponentChildren[];
  readonly isChanged?: boolean;
}

interface ScrollTableProps {
  /** What the table shows; with it the table can be scrolled by keys, too. */
  readonly label?: string;
  readonly heads: readonly string[];
  /** The columns with numbers. */
  readonly numbers: readonly number[];
  readonly rows: readonly ScrollRow[];
}

/** A table in a box that scrolls when the table is too wide. */
export function ScrollTable({ heads, label, numbers, rows }: ScrollTableProps) {
  const classOf = (column: number) => (numbers.includes(column) ? 'number' : undefined);
  const box = label === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div class="scroll" {...(box as object)}>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column} class={classOf(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, isChanged = false, key }) => (
            <tr key={key} class={isChanged ? 'changed-row' : undefined}>
              {cells.map((cell, column) => (
                <td key={column} class={classOf(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

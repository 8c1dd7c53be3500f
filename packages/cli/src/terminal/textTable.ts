import { grouped } from './grouped.js';

/** Formats a table as text; the first column is left-aligned, the others right-aligned. */
export function textTable(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly (number | string)[])[],
): string {
  const all = [heading, ...rows.map((row) => row.map(cellText))];
  const widths = heading.map((_, column) =>
    all.reduce((width, row) => Math.max(width, [...(row[column] ?? '')].length), 0),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        const space = ' '.repeat(Math.max(0, width - [...cell].length));
        return column === 0 ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd();
  return [title, ...all.map((row) => `  ${line(row)}`)].join('\n');
}

function cellText(cell: number | string): string {
  return typeof cell === 'number' ? grouped(cell) : cell;
}

/** Formats a table as text; the first column is left-aligned, the others right-aligned. */
export function textTable(
  title: string,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const all = [heading, ...rows];
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
  const body = rows.map((row) => `  ${line(row)}`);
  return [title, `  ${line(heading)}`, ...body].join('\n');
}

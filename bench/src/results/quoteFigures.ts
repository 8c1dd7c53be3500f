import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row that quotes a figure: what it is, the figure with its unit, its report, row and column. */
const QUOTE = /^(\| .+? +\| )([\d.,]+)( [^|]+?)?( +\| )(bench\/\w+\.md): (.+): (.+?)( +\|)$/gm;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cell of a report in the first row with a name, under the nearest heading above it. */
function figureIn(report: string, row: string, column: string): string | undefined {
  const rows = report
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const at = rows.findIndex((cells) => cells.includes(row));
  const heads = rows.slice(0, Math.max(at, 0)).filter((cells) => cells.includes(column));
  return rows[at]?.[heads.at(-1)?.indexOf(column) ?? -1];
}

/**
 * A page with the present figures of the reports that it quotes. A row quotes a figure when its
 * last cell names a report, a row and a column, such as `bench/results.md: million: ticks/s`.
 *
 * @throws Error when a report has no such figure
 */
export function quoteFigures(page: string, reportOf: (name: string) => string): string {
  return page.replace(
    QUOTE,
    (
      _,
      start: string,
      old: string,
      unit = '',
      gap: string,
      name: string,
      row: string,
      column: string,
      end: string,
    ) => {
      const figure = figureIn(reportOf(name), row, column);
      if (figure === undefined) throw new Error(`${name} has no figure "${column}" of "${row}".`);
      // The width of the cell stays as it is, as far as possible.
      const width = old.length + unit.length + gap.length;
      const cell = `${figure}${unit}`.padEnd(width - 3);
      return `${start}${cell} | ${name}: ${row}: ${column}${end}`;
    },
  );
}

/** The pages that quote figures. */
export const QUOTING = ['README.md', 'docs/CAPACITY.md'] as const;

/** Updates the figures that pages quote. */
export function writeQuotes(folder: string): void {
  const root = join(folder, '..');
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  for (const page of QUOTING) writeFileSync(join(root, page), quoteFigures(read(page), read));
}

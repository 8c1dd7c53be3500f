import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A figure of a page, with its target if it has one. */
export interface Figure {
  readonly what: string;
  /** Or why it was not measured. */
  readonly value: number | string;
  readonly max?: number;
  readonly min?: number;
}

/** Formats a number for people: three digits, or an integer with separated thousands. */
export function figure(value: number): string {
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-US');
}

/** A table in Markdown; numbers are formatted. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)).join(' | ')} |\n`;
  return [heads, heads.map(() => '---'), ...rows].map(line).join('');
}

/** The table of all figures, with their targets. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ max, min, value, what }) => {
    const bound =
      max !== undefined ? `≤ ${figure(max)}` : min !== undefined ? `≥ ${figure(min)}` : '';
    if (typeof value === 'string') return [what, 'not run', bound, value];
    const isReached = value <= (max ?? Infinity) && value >= (min ?? -Infinity);
    return [what, value, bound, bound === '' ? '' : isReached ? 'reached' : '**not reached**'];
  });
  return table(['figure', 'measured', 'target', ''], rows);
}

/** The machine, the version of Node, and the load of the last minute. */
export function machine(): string {
  const { node, v8 } = process.versions;
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `Node ${node} (V8 ${v8}), ${process.platform} ${process.arch}, ` +
    `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${memory} GiB, ` +
    `load average ${figure(loadavg()[0] ?? 0)}`
  );
}

/** A row that quotes a figure: what it is, the figure with its unit, its report, row and column. */
const QUOTE = /^(\| .+? +\| )([\d.,]+)( [^|]+?)?( +\| )(bench\/\w+\.md): (.+): (.+?)( +\|)$/gm;

/** The cell of a report in the first row with a name, under the nearest heading above it. */
function figureIn(report: string, row: string, column: string): string | undefined {
  const rows = report
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const at = rows.findIndex((cells) => cells.includes(row));
  const heads = rows.slice(0, Math.max(at, 0)).filter((cells) => cells.includes(column));
  return rows[at]?.[heads.at(-1)?.indexOf(column) ?? -1];
}

/**
 * A page with the present figures of the reports that it quotes. A row quotes a figure when its
 * last cell names a report, a row and a column, such as `bench/results.md: million: per second`.
 *
 * @throws Error when a report has no such figure
 */
export function quoteFigures(page: string, reportOf: (name: string) => string): string {
  return page.replace(QUOTE, (...groups: string[]) => {
    const [, start = '', old = '', unit = '', gap = '', name = '', row = '', column = '', end] =
      groups;
    const found = figureIn(reportOf(name), row, column);
    if (found === undefined) throw new Error(`${name} has no figure "${column}" of "${row}".`);
    // The width of the cell stays as it is, as far as possible.
    const width = old.length + unit.length + gap.length;
    return `${start}${`${found}${unit}`.padEnd(width - 3)} | ${name}: ${row}: ${column}${end}`;
  });
}

/** The pages that quote figures. */
export const QUOTING = ['README.md', 'docs/CAPACITY.md'] as const;

/** Writes a page of the folder `bench`, and updates the figures that other pages quote. */
export function writePage(name: string, text: string): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  writeFileSync(join(root, 'bench', name), text);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  for (const page of QUOTING) writeFileSync(join(root, page), quoteFigures(read(page), read));
}

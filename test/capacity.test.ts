import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tools/sources.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The rows of the tables of a page, as cells. */
function rowsOf(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** The cell of a report, in the row with a name and the column with a heading. */
function figureOf(report: string, row: string, column: string): string | undefined {
  const rows = rowsOf(read(report));
  const at = rows.findIndex((cells) => cells.includes(row));
  const heads = rows.slice(0, at).filter((cells) => cells.includes(column));
  return rows[at]?.[heads.at(-1)?.indexOf(column) ?? -1];
}

/** The quoted figures of a page: those whose source is a row and a column of a report. */
function quotedIn(page: string): { figure: string; report: string; row: string; column: string }[] {
  return rowsOf(page).flatMap(([, figure = '', source = '']) => {
    const [, report, row, column] = /^(bench\/\w+\.md): (.+): (.+)$/.exec(source) ?? [];
    if (report === undefined || row === undefined || column === undefined) return [];
    // Without its unit.
    return [{ figure: figure.split(' ')[0] ?? '', report, row, column }];
  });
}

describe('docs/CAPACITY.md', () => {
  const quoted = quotedIn(read('docs/CAPACITY.md'));

  test('quotes figures of both reports', () => {
    expect(quoted.length).toBeGreaterThan(10);
    expect(new Set(quoted.map(({ report }) => report)).size).toBe(2);
  });

  test.each(quoted)('$report, $row, $column: $figure', ({ column, figure, report, row }) => {
    expect(figureOf(report, row, column)).toBe(figure);
  });

  test('finds a figure that is wrong, and one that does not exist', () => {
    const [first] = quoted;
    const { column = '', report = '', row = '' } = first ?? {};
    expect(figureOf(report, row, column)).not.toBe('0');
    expect(figureOf(report, 'GET /v1/none', column)).toBe(undefined);
    expect(figureOf(report, row, 'none')).toBe(undefined);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quoteFigures, QUOTING } from '../../bench/src/measure/page.js';
import { ROOT } from '../tools/sources/sources.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each(QUOTING)('%s quotes the present figures of the reports', (name) => {
  const page = read(name);
  expect(quoteFigures(page, read)).toBe(page);
  const asked: string[] = [];
  quoteFigures(page, (report) => {
    asked.push(report);
    return read(report);
  });
  expect(asked.filter((report) => report === 'bench/service.md').length).toBeGreaterThan(2);
});

test('replaces a former figure, and rejects one that a report does not have', () => {
  const row = '| ticks a second | 177 t/s | bench/results.md: million: ticks/s |';
  const report = (cell: string) =>
    `| scenario | ticks/s |\n| --- | --- |\n| other | 1 |\n| million | ${cell} |`;
  expect(quoteFigures(row, () => report('201'))).toBe(row.replace('177', '201'));
  expect(() => quoteFigures(row, () => report('201').replace('million', 'none'))).toThrow(
    'bench/results.md has no figure "ticks/s" of "million".',
  );
});

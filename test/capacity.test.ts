import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderCapacity } from '../bench/src/results/renderCapacity.js';
import { ROOT } from './tools/sources/sources.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/CAPACITY.md');

test('docs/CAPACITY.md quotes the present figures of both reports', () => {
  expect(renderCapacity(page, read)).toBe(page);
  const asked = new Map<string, number>();
  renderCapacity(page, (name) => {
    asked.set(name, (asked.get(name) ?? 0) + 1);
    return read(name);
  });
  expect([...asked.keys()].sort()).toEqual(['bench/results.md', 'bench/service.md']);
  expect(asked.get('bench/service.md')).toBeGreaterThan(8);
});

test('replaces a former figure, and rejects one that a report does not have', () => {
  const row = '| ticks a second | 177 t/s | bench/results.md: million: ticks/s |';
  const report = (cell: string) =>
    `| scenario | ticks/s |\n| --- | --- |\n| other | 1 |\n| million | ${cell} |`;
  expect(renderCapacity(row, () => report('201'))).toBe(row.replace('177', '201'));
  expect(() => renderCapacity(row, () => report('201').replace('million', 'none'))).toThrow(
    'bench/results.md has no figure "ticks/s" of "million".',
  );
});

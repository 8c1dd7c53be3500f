import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderReadme } from '../src/results/renderReadme.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README says what the results say', () => {
  const pages = [read('bench/results.md'), read('bench/service.md')];
  expect(renderReadme(read('README.md'), pages)).toBe(read('README.md'));
});

test('what is missed is named with its figure', () => {
  const readme = 'a\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\nb';
  const page =
    '| x-1 | time | 1.5 | ≤ 2 | reached |\n| x-1 | rate | 3,000 | ≥ 4,000 | **not reached** |';
  const told = renderReadme(readme, [page]);
  expect(told).toMatch(/^a\n.*Of 2 figures 1 are where.*\n- x-1, rate: 3,000, not ≥ 4,000\n\n<!/s);
  expect(renderReadme(told, [page])).toBe(told);
});

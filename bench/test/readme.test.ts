import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderReadme } from '../src/results/renderReadme.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README has the figures of the results', () => {
  const pages = [read('bench/results.md'), read('bench/service.md')];
  expect(renderReadme(read('README.md'), pages)).toBe(read('README.md'));
});

test('the README lists missed targets with their figures', () => {
  const readme = 'a\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\nb';
  const page =
    '| x-1 | time | 1.5 | ≤ 2 | reached |\n| x-1 | rate | 3,000 | ≥ 4,000 | **not reached** |';
  const rendered = renderReadme(readme, [page]);
  expect(rendered).toMatch(
    /^a\n.*1 of 2 targets are met\..*\n- x-1, rate: 3,000, target ≥ 4,000\n\n<!/s,
  );
  expect(renderReadme(rendered, [page])).toBe(rendered);
});

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
  const page = [
    '| busy-1e5 | 100 | 2.5 | 293 | 7 |',
    '| quiet-1e6 | 100 | 0 | 9,999 | 7 |',
    '| x-1 | time | 1.5 | ≤ 2 | reached |',
    '| x-1 | rate | 3,000 | ≥ 4,000 | **not reached** |',
    '| x-1 | time over plain arrays | 8 | ≤ 4 | **not reached** |',
    '| GET over a bare server | 0.2 | ≥ 0.4 | **not reached** |',
  ].join('\n');
  const rendered = renderReadme(readme, [page]);
  expect(rendered.split('\n')).toEqual([
    'a',
    '<!-- figures -->',
    '',
    '- `busy-1e5`: 293 ticks per second, with 100 devices and 2.5 changes per tick.',
    '',
    '1 of 4 targets are met.',
    'Missed:',
    '',
    '- x-1, rate: 3,000 (target: at least 4,000).',
    '- `x-1` takes 8 times as long as plain arrays (target: at most 4).',
    '- GET: the rate is 0.2 times that of a bare server (target: at least 0.4).',
    '',
    '<!-- end of figures -->',
    'b',
  ]);
  expect(renderReadme(rendered, [page])).toBe(rendered);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderMissed } from '../src/results/renderMissed.js';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('missed.md lists the missed targets of the reports', () => {
  expect(renderMissed([read('results.md'), read('service.md')])).toBe(read('missed.md'));
});

test('missed targets are sentences, with the reason where one is known', () => {
  const report = [
    '| x-1 | time | 1.5 | ≤ 2 | reached |',
    '| x-1 | rate | 3,000 | ≥ 4,000 | **not reached** |',
    '| x-1 | time over plain arrays | 8 | ≤ 4 | **not reached** |',
    '| GET over a bare server | 0.2 | ≥ 0.4 | **not reached** |',
  ].join('\n');
  const [, list] = renderMissed([report]).split('\n\n1 of 4 targets are met.\nMissed:\n\n');
  expect(list?.split('\n')).toEqual([
    '- x-1, rate: 3,000 (target: at least 4,000).',
    expect.stringMatching(
      /^- `x-1` takes 8 times as long as plain arrays \(target: at most 4\)\. Stores to a plain/,
    ),
    '- GET: the rate is 0.2 times that of a bare server (target: at least 0.4).',
    '',
  ]);
});

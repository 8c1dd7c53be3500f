import { expect, test } from 'vitest';
import { tagPattern } from './tagFilter.js';

test.each([
  ['fleet:*', 'fleet:alpha', true],
  ['fleet:*', 'fleet:', true],
  ['fleet:*', 'fleet', false],
  ['*:alpha', 'fleet:alpha', true],
  ['*:alpha', 'fleet:alphabet', false],
  ['alpha', 'alpha', true],
  ['alpha', 'alphabet', false],
  ['*', 'anything', true],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['a*b*c', 'a.b.b.c', true],
  ['a*b*c', 'acb', false],
  ['ab*ba', 'aba', false],
  ['**', '', true],
])('%s and %s: %s', (pattern, tag, matches) => {
  expect(tagPattern(pattern)(tag)).toBe(matches);
});

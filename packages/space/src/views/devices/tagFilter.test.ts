import fc from 'fast-check';
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

test('agrees with a regular expression', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 9 });
  fc.assert(
    fc.property(text, text, (pattern, starred) => {
      const tag = starred.replaceAll('*', 'a');
      const expected = new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(tag);
      expect(tagPattern(pattern)(tag)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

import { fc, test as fuzz } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical.js';

const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger().map((number) => number + 0),
    fc.string({ unit: 'binary' }),
    fc.array(tie('plain')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('10', '9', 'ab', 'a')), tie('plain')),
  ),
}));

fuzz.prop([plain])('it says the same of members in any order, and JSON reads it', (value) => {
  const text = canonicalJson(value);
  expect(canonicalJson(turned(value))).toBe(text);
  expect(JSON.parse(text)).toEqual(value);
  expect(/[^"]\s/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))).toBe(false);
});

test('orders members by code units, unlike objects', () => {
  expect(canonicalJson({ b: [], 9: 1, a: { 10: 2, 9: 3 }, 10: null })).toBe(
    '{"10":null,"9":1,"a":{"10":2,"9":3},"b":[]}',
  );
});

test('rejects invalid values and names their path', () => {
  for (const invalidValue of [0.5, -0, NaN, undefined, () => 1, 2n, new Date(0), [undefined][1]]) {
    expect(() => canonicalJson({ a: 1, list: [{ bad: invalidValue }] })).toThrow(
      '$.list[0].bad must be plain JSON of integers, not ',
    );
  }
});

/** The same value, with the members of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]) => [name, turned(member)]));
}

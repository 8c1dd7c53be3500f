import { expect, test } from 'vitest';
import { entityTag, matchesTag } from './entityTag.js';

import fc from 'fast-check';

test.each([
  ['text', entityTag],
  ['bytes', (text: string) => entityTag(Buffer.from(text))],
])('equal values of type %s have equal tags, different ones different tags', (_form, tagOf) => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(tagOf(one)).toMatch(/^"[\w-]{22}"$/);
      expect(tagOf(one) === tagOf(other)).toBe(one === other);
    }),
  );
});

test('one changed bit changes the tag', () => {
  const bytes = Buffer.alloc(30_000);
  const tags = new Set([entityTag(bytes)]);
  for (let at = 0; at < bytes.length; at += 997) {
    bytes[at] = 1;
    tags.add(entityTag(bytes));
    bytes[at] = 0;
  }
  expect(tags.size).toBe(1 + Math.ceil(30_000 / 997));
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
])('If-None-Match: %s', (field, expected) => {
  expect(matchesTag(field, '"a"')).toBe(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPARED, foldedName } from './foldedName.js';

test.each([
  ['Ada', 'aDA'],
  ['Zoë', 'ZOE\u0308'],
  ['Ⅷ Legion', 'viii legion'],
  ['Ａｄａ', 'ada'],
  ['𝓐𝓭𝓪', 'ada'],
  ['Straße', 'STRASSE'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['Å', '\u212b'],
  ['ﬁn', 'FIN'],
  ['Иван', 'иВАН'],
  ['A\u00a0B', 'a b'],
  ['A\u200bda', 'Ada'],
  ['カ', 'ｶ'],
])('%j and %j are the same name', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

test.each([
  ['Ada', 'Eda'],
  ['Ada', 'Adа'],
  ['A da', 'Ada'],
  ['🚀', '🛰'],
  ['李', '李 2'],
])('%j and %j are different names', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

test('only characters whose mappings are final are folded', () => {
  let folded = 0;
  for (let point = 0; point < 0x110000; point += 1) {
    const text = String.fromCodePoint(point);
    COMPARED.lastIndex = 0;
    if (!COMPARED.test(text)) continue;
    folded += 1;
    expect(/\p{Assigned}/u.test(text), point.toString(16)).toBe(true);
  }
  expect(folded).toBeGreaterThan(14_000);
});

test('a folded name folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      expect(foldedName(foldedName(name))).toBe(foldedName(name));
    }),
    { numRuns: 2000 },
  );
});

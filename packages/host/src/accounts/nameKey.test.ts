import { fc, test as fuzz } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { runs } from '../../../testkit/test/tier.js';
import { nameKey } from './nameKey.js';

test.each([
  ['Ada', 'ADA'],
  ['Ada', 'Ａｄａ'],
  ['Finn', 'ﬁnn'],
  ['Åsa', 'A\u030asa'],
  ['ΝΊΚΟΣ', 'Νίκος'],
  ['Νίκος', 'νίκοσ'],
  ['ǰ', 'J\u030c'],
  ['Kelvin', '\u212aelvin'],
  ['Ada', '\u0410d\u0430'],
  ['Tom', '\u03a4om'],
  ['Zoë', 'Zo\u0451'],
  ['BOBA', '\u0412\u041e\u0412\u0410'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Ada', 'Adä'],
  ['Ada', 'Ada '],
  ['Bo', 'B0'],
  ['Иван', 'Ivan'],
  ['Ада', 'Ода'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

const name = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

fuzz.prop([name], runs(500, 200_000))('the key of a key is that key', (one) => {
  expect(nameKey(nameKey(one))).toBe(nameKey(one));
});

fuzz.prop([name], runs(500, 200_000))('case and composition make no difference', (one) => {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => one.normalize(form));
  for (const other of [one.toLowerCase(), ...forms]) expect(nameKey(other)).toBe(nameKey(one));
});

test('every character has the key of its lower case', () => {
  const differ: string[] = [];
  for (let code = 0; code < 0x11_0000; code += 1) {
    const character = String.fromCodePoint(code);
    const lower = character.toLowerCase();
    if (lower !== character && nameKey(lower) !== nameKey(character)) differ.push(character);
  }
  expect(differ).toEqual([]);
});

test('no name but the empty one has the empty key', () => {
  expect(nameKey('')).toBe('');
  for (const one of [' ', '\u200b', '\u0301', '\u00ad']) expect(nameKey(one)).not.toBe('');
});

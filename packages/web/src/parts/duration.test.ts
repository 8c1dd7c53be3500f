import { expect, test } from 'vitest';
import { countText, durationText, grouped, wordsOf } from './duration.js';
import { usableLanguage } from './language.js';

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [60, '1 min'],
  [3639, '1 h'],
  [3600 * 3 + 60 * 12 + 5, '3 h 12 min'],
  [86_400 * 2 + 3600, '2 d 1 h'],
  [-5, '0 s'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('what is counted is in the plural, unless it is one', () => {
  const nouns = ['device', 'autofactory', 'relay', 'aquifer tap'];
  expect(nouns.map((noun) => countText(1, noun))).toEqual(nouns.map((noun) => `1 ${noun}`));
  expect(nouns.map((noun) => countText(1200, noun).replace(/^1\u202f200 /, ''))).toEqual([
    'devices',
    'autofactories',
    'relays',
    'aquifer taps',
  ]);
  expect(countText(0, 'device')).toBe('0 devices');
});

test('numbers are grouped and names are words', () => {
  expect(grouped(1_234_567.8, 1)).toBe('1\u202f234\u202f567.8');
  expect(grouped(-1234)).toBe('-1\u202f234');
  expect(wordsOf('street_lamp')).toBe('street lamp');
});

test.each([
  ['de-CH', 'de-CH'],
  ['en-US@posix', 'en'],
  ['C', 'en'],
  ['', 'en'],
])('a browser that names its language %j is shown numbers in %s', (name, language) => {
  expect(usableLanguage(name)).toBe(language);
});

import { expect, test } from 'vitest';
import { usableLanguage } from './language.js';

test.each([
  ['de-CH', 'de-CH'],
  ['en-US@posix', 'en'],
  ['C', 'en'],
  ['', 'en'],
])('a browser that names its language %j is shown numbers in %s', (name, language) => {
  expect(usableLanguage(name)).toBe(language);
});

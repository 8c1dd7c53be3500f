import { expect, test } from 'vitest';
import { amountText } from './planetsPage.js';

test.each([
  [21, 'percent', '21 %'],
  [288, 'K', '288 K'],
  [5, 'index', '5'],
])('%s of the unit %s is %s', (value, unit, text) => {
  expect(amountText(value, unit)).toBe(text);
});

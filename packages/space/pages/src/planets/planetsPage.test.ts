import { expect, test, vi } from 'vitest';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('addEventListener', () => undefined);
const { amountText } = await import('./planetsPage.js');

test.each([
  [21, 'percent', '21 %'],
  [288, 'K', '288 K'],
  [5, 'index', '5'],
])('%s of the unit %s is %s', (value, unit, text) => {
  expect(amountText(value, unit)).toBe(text);
});

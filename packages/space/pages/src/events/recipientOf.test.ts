import { expect, test } from 'vitest';
import { recipientOf } from './recipientOf.js';

test('a message goes to a channel, a name that is known, or a code', () => {
  const known = new Map([
    ['7be0410d', 'Ada'],
    ['00000001', 'Bo Vega'],
    ['00000002', 'cafebabe'],
  ]);
  expect(recipientOf('#General ', known)).toBe('#general');
  expect(recipientOf(' ada', known)).toBe('7be0410d');
  expect(recipientOf('Bo Vega', known)).toBe('00000001');
  expect(recipientOf('12345678', known)).toBe('12345678');
  expect(recipientOf('cafebabe', known)).toBe('00000002');
  expect(recipientOf('Cy', known)).toBeUndefined();
  expect(recipientOf('ada', new Map([...known, ['00000003', 'ADA']]))).toBeUndefined();
});

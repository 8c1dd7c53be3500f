import { expect, test } from 'vitest';
import fc from 'fast-check';
import { idempotencyKey } from './operationRoute.js';
import { WireFault } from '../requests/wireFault.js';
import { type HttpTester, startTester } from '../../test/httpTester.js';

const letters = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 255 });

test('a quoted and a bare key are equal', () => {
  fc.assert(
    fc.property(letters, (key) => {
      expect(idempotencyKey(`"${key.replace(/["\\]/g, '\\$&')}"`)).toBe(key);
      if (!/[ "]/.test(key)) expect(idempotencyKey(key)).toBe(key);
    }),
  );
});

test.each([
  '',
  ' ',
  'a b',
  'a, b',
  '"a", "b"',
  'é',
  '"é"',
  'x'.repeat(256),
  `"${'x'.repeat(256)}"`,
])('rejects %j', (field) => {
  expect(() => idempotencyKey(field)).toThrow(WireFault);
});

test.each(['"', '""', '"a', 'a"', 'a,b', '"a\\b"'])(
  'accepts unbalanced quotes as characters: %s',
  (key) => {
    expect(idempotencyKey(key)).toBe(key);
  },
);

let tester: HttpTester;

test('passes the tick that a read must wait for', async () => {
  tester = await startTester();
  await tester.fetch('/v1/devices', { headers: { 'x-min-tick': '1234' } });
  await tester.fetch('/v1/devices');
  expect(tester.calls.map(({ minTick }) => minTick)).toEqual([1234, undefined]);
  for (const field of ['-1', '1.5', 'soon', '', '1, 2']) {
    const answer = await tester.fetch('/v1/devices', { headers: { 'x-min-tick': field } });
    expect([field, answer.status]).toEqual([field, 400]);
  }
  expect(tester.calls).toHaveLength(2);
});

test('says in each answer how far the game is behind', async () => {
  tester = await startTester();
  const behind = async () => (await tester.fetch('/v1/devices')).headers.get('x-ticks-behind');
  expect(await behind()).toBe(null);
  Object.assign(tester.host, { isBehind: true, lagTicks: 17 });
  expect(await behind()).toBe('17');
});

import { afterEach, expect, test } from 'vitest';
import { httpTester } from '../../test/httpTester.js';

let tester: Awaited<ReturnType<typeof httpTester>>;

afterEach(() => tester.close());

test('passes the tick that a read must wait for', async () => {
  tester = await httpTester();
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
  tester = await httpTester();
  const behind = async () => (await tester.fetch('/v1/devices')).headers.get('x-ticks-behind');
  expect(await behind()).toBe(null);
  Object.assign(tester.host, { isBehind: true, lagTicks: 17 });
  expect(await behind()).toBe('17');
});

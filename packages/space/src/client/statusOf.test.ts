import { expect, expectTypeOf, test } from 'vitest';
import { CATEGORIES, type ResourceCategory, statusOf } from '../client.js';

test('each status has a kind, and mining and printing have a detail', () => {
  expect(statusOf('idle')).toEqual({ kind: 'idle', detail: null });
  for (const detail of CATEGORIES) {
    expect(statusOf(`mining (${detail})`)).toEqual({ kind: 'mining', detail });
  }
  expect(statusOf('printing (mining_drone)')).toEqual({ kind: 'printing', detail: 'mining_drone' });
  const status = statusOf('mining (carbon)');
  if (status.kind === 'mining') expectTypeOf(status.detail).toEqualTypeOf<ResourceCategory>();
});

test.each(['', 'mining', 'mining ()', 'idle (carbon)', 'idle ', 'mining (carbon) '])(
  'refuses "%s", which is no status',
  (status) => {
    expect(() => statusOf(status as 'idle')).toThrow(`Not a status of a device: ${status}`);
  },
);

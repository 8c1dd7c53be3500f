import { expect, expectTypeOf, test } from 'vitest';
import { DeviceType, OperationKind, ResourceCategory, statusOf } from '../client.js';

test('each status has a kind, and mining and printing have a detail', () => {
  for (const kind of Object.values(OperationKind)) {
    if (kind === 'mining' || kind === 'printing') continue;
    expect(statusOf(kind)).toEqual({ kind, detail: null });
  }
  for (const detail of Object.values(ResourceCategory)) {
    expect(statusOf(`mining (${detail})`)).toEqual({ kind: 'mining', detail });
  }
  for (const detail of Object.values(DeviceType)) {
    expect(statusOf(`printing (${detail})`)).toEqual({ kind: 'printing', detail });
  }
  const status = statusOf('mining (carbon)');
  if (status.kind === 'mining') expectTypeOf(status.detail).toEqualTypeOf<ResourceCategory>();
});

test.each(['', 'flying', 'mining', 'mining (gold)', 'idle (carbon)', 'toString', 'idle '])(
  'refuses the unknown status "%s"',
  (status) => {
    expect(() => statusOf(status)).toThrow(`Unknown status of a device: ${status}`);
  },
);

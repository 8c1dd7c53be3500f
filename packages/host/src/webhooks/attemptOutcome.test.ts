import { expect, test } from 'vitest';
import type { StoredDelivery } from '../store/storedWebhook.js';
import { attemptOutcome } from './attemptOutcome.js';

const HOUR_MS = 3_600_000;

/** The wait after a failed attempt; undefined when the message is given up. */
function waitAfter(attempts: number, retryAfterMs?: number): number | undefined {
  const before = { attempts: attempts - 1, state: 'waiting' } as StoredDelivery;
  const result = { status: 503, reason: '', retryAfterMs };
  const { delivery } = attemptOutcome({ status: 'active' }, before, result, 0);
  return delivery.state === 'waiting' ? delivery.next_ms : undefined;
}

test('an endpoint can postpone a message, by an hour at most', () => {
  const first = waitAfter(1) ?? 0;
  expect(first).toBeGreaterThanOrEqual(4500);
  expect(first).toBeLessThanOrEqual(5500);
  expect(waitAfter(1, HOUR_MS / 2)).toBe(HOUR_MS / 2);
  expect(waitAfter(1, 100 * HOUR_MS)).toBe(HOUR_MS);
  expect(waitAfter(4, 1000)).toBeGreaterThan(HOUR_MS);
});

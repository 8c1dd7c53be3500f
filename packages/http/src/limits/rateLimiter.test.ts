import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATE_LIMITS, rateLimiter } from './rateLimiter.js';

const limit = fc.record({
  quota: fc.integer({ min: 1, max: 50 }),
  windowSeconds: fc.integer({ min: 1, max: 120 }),
});
const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 });

describe('the rate limiter', () => {
  test('in any period admits at most the quota plus its refill', () => {
    fc.assert(
      fc.property(limit, pauses, (read, gaps) => {
        const { take } = rateLimiter({ ...RATE_LIMITS, read });
        const admitted: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          if (take('read', 1, now).waitSeconds === 0) admitted.push(now);
        }
        admitted.forEach((from, first) => {
          admitted.slice(first).forEach((to, count) => {
            const back = ((to - from) / 1000) * (read.quota / read.windowSeconds);
            expect(count + 1).toBeLessThanOrEqual(read.quota + back + 1e-6);
          });
        });
      }),
    );
  });

  test('returns the exact seconds to wait', () => {
    fc.assert(
      fc.property(limit, (read) => {
        const spent = () => {
          const limiter = rateLimiter({ ...RATE_LIMITS, read });
          for (let count = 0; count < read.quota; count += 1) limiter.take('read', 1, 0);
          return limiter;
        };
        const { waitSeconds, left } = spent().take('read', 1, 0);
        expect(waitSeconds).toBeGreaterThan(0);
        expect(left).toBe(0);
        expect(spent().take('read', 1, waitSeconds * 1000).waitSeconds).toBe(0);
        const early = (waitSeconds - 1) * 1000 - 1;
        if (early > 0) expect(spent().take('read', 1, early).waitSeconds).toBeGreaterThan(0);
      }),
    );
  });

  test('returns what is left and the seconds until it is full', () => {
    const limiter = rateLimiter({ ...RATE_LIMITS, read: { quota: 10, windowSeconds: 20 } });
    expect(limiter.take('read', 1, 0)).toEqual({ left: 9, resetSeconds: 2, waitSeconds: 0 });
    expect(limiter.take('read', 1, 0)).toEqual({ left: 8, resetSeconds: 4, waitSeconds: 0 });
    expect(limiter.take('read', 1, 60_000)).toEqual({ left: 9, resetSeconds: 2, waitSeconds: 0 });
    limiter.charge('read', 1, -0.5, 60_000);
    limiter.charge('read', 1, -5, 60_000);
    expect(limiter.take('read', 1, 60_000)).toEqual({ left: 9, resetSeconds: 2, waitSeconds: 0 });
  });

  test('charges for work, and lets nothing begin until all is paid', () => {
    const limiter = rateLimiter({ ...RATE_LIMITS, read: { quota: 10, windowSeconds: 20 } });
    limiter.take('read', 1, 0);
    expect(limiter.charge('read', 1, 4, 0)).toEqual({ left: 5, resetSeconds: 10, waitSeconds: 0 });
    expect(limiter.charge('read', 1, 5, 0)).toMatchObject({ left: 0, waitSeconds: 0 });
    expect(limiter.charge('read', 1, 95, 0)).toEqual({
      left: 0,
      resetSeconds: 210,
      waitSeconds: 192,
    });
    expect(limiter.take('read', 1, 0).waitSeconds).toBe(192);
    expect(limiter.take('read', 1, 191_000).waitSeconds).toBe(1);
    expect(limiter.take('read', 1, 192_000)).toMatchObject({ left: 0, waitSeconds: 0 });
    expect(limiter.take('read', 2, 0)).toMatchObject({ left: 9, waitSeconds: 0 });
  });

  test('limits each caller and class separately; a clock set back adds nothing', () => {
    const one = { quota: 1, windowSeconds: 60 };
    const { take } = rateLimiter({ read: one, write: one, plan: one, account: one });
    for (const caller of [1, 2, '1', '192.0.2.7']) {
      expect(take('read', caller, 1000).waitSeconds).toBe(0);
      expect(take('write', caller, 1000).waitSeconds).toBe(0);
      expect(take('read', caller, 1000).waitSeconds).toBe(60);
      expect(take('read', caller, 0).waitSeconds).toBe(60);
      expect(take('read', caller, 60_999).waitSeconds).toBe(1);
    }
  });

  test('remembers a maximum of callers and forgets the least recent', () => {
    const one = { quota: 1, windowSeconds: 60 };
    const { take } = rateLimiter({ ...RATE_LIMITS, read: one }, 2);
    for (const caller of ['a', 'b', 'a', 'c']) take('read', caller, 0);
    expect(take('read', 'a', 0).waitSeconds).toBe(60);
    expect(take('read', 'b', 0).waitSeconds).toBe(0);
  });

  test('does not forget who owes units while it remembers another', () => {
    const one = { quota: 1, windowSeconds: 60 };
    const { charge, take } = rateLimiter({ ...RATE_LIMITS, read: one }, 3);
    take('read', 'debtor', 0);
    charge('read', 'debtor', 5, 0);
    for (const caller of ['a', 'b', 'c', 'd']) take('read', caller, 0);
    expect(take('read', 'debtor', 0).waitSeconds).toBe(360);
  });
});

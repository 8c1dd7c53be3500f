import { expect, test } from 'vitest';
import { interceptHigh, interceptLow } from './foldWrites.js';

test('the intercept of a gauge borrows exactly when its low half is too small', () => {
  const low = (value: bigint) => Number(BigInt.asIntN(32, value));
  // The product is beyond 2^53, so the halves are computed apart; its low half is 7.
  const [rate, since] = [4_294_967_297 + 2, 3_681_400_539];
  const product = BigInt(rate) * BigInt(since);
  const half = Number(BigInt.asUintN(32, product));
  for (const value of [half - 1, half, half + 1]) {
    const exact = BigInt(value) - product;
    expect(interceptLow(value, rate, since)).toBe(low(exact));
    expect(interceptHigh(value, rate, since)).toBe(low(exact >> 32n));
  }
});

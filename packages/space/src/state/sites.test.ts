import { expect, test } from 'vitest';
import { categoryOf, depositOf, siteOf } from './sites.js';
import { pileOf, stockOf } from './stocks.js';

test('a row that comes in sixes tells its owner and its category', () => {
  for (const owner of [1, 2, 3, 1000, 2 ** 31, 2 ** 40]) {
    for (let category = 1; category <= 6; category += 1) {
      const deposit = depositOf(owner, category);
      const stock = stockOf(owner, category);
      expect([siteOf(deposit), categoryOf(deposit)]).toEqual([owner, category]);
      expect([pileOf(stock), categoryOf(stock)]).toEqual([owner, category]);
    }
  }
  expect([siteOf(0), pileOf(0), categoryOf(0)]).toEqual([0, 0, 0]);
});

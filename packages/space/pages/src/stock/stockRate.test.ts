import { expect, test } from 'vitest';
import { liveUnits, stockRate, rateText } from './stockRate.js';

const stock = { quantity: 100, rate_micro: 250_000, ends: 40 };

test('a stock grows until its growth ends', () => {
  expect([20, 24, 40, 90].map((tick) => liveUnits(stock, 20, tick))).toEqual([100, 101, 105, 105]);
  expect(liveUnits({ ...stock, ends: null }, 20, 60)).toBe(110);
  expect(liveUnits(stock, 20, 10)).toBe(100);
});

test('a rate is for a real minute, or a game hour while the game stands still', () => {
  expect(rateText(stockRate(stock, 1), 1)).toBe('+15/min');
  expect(rateText(stockRate({ ...stock, rate_micro: 20_000 }, 1), 1)).toBe('+1.2/min');
  expect(rateText(stockRate(stock, 0), 0)).toBe('+900/game h');
});

import type { Due } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { firstEnds } from './stockPage.js';
import { liveUnits, stockRate, rateText } from './stockRate.js';

const due = (kind: Due['kind'], tick: number, resource_type = 'carbon', location = 'SOL-BELT-1') =>
  ({ kind, tick, resource_type, location }) as Due;

test('a stock that would be full after its deposit is empty is not forecast to be full', () => {
  const empty = due('deposit_depleted', 20);
  const others = [
    due('stock_full', 30, 'rares'),
    due('stock_full', 40, 'carbon', 'SOL-3'),
    due('arrives', 50),
  ];
  expect(firstEnds([empty, ...others, due('stock_full', 60)])).toEqual([empty, ...others]);
  expect(firstEnds([due('stock_full', 10), empty])).toHaveLength(2);
});

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

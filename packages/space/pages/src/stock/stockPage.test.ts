import type { Due } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { firstEnds } from './stockPage.js';
import { dueText } from './dueText.js';
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

const names = {
  placeName: (code: string) => (code === 'SOL-3' ? 'Earth' : code),
  destinationOf: (code: string | null) => (code === 'a1' ? 'SOL-4' : undefined),
  deviceName: (code: string) => (code === 'a1' ? 'Argo' : 'device'),
};

const text = (kind: Due['kind'], more: Partial<Due> = {}): string =>
  dueText(
    { kind, location: 'SOL-3', device_code: null, resource_type: null, attribute: null, ...more },
    names,
  );

test('what is due is a sentence with names', () => {
  expect(text('arrives', { device_code: 'a1' })).toBe('The Argo arrives at SOL-4');
  expect(text('arrives')).toBe('A device arrives at Earth');
  expect(text('print_completed')).toBe('A device ends a print');
  expect(text('stock_full', { resource_type: 'carbon' })).toBe('Carbon at Earth is full');
  expect(text('attribute_rests', { attribute: 'axial_tilt' as never })).toBe(
    'The axial tilt of Earth comes to rest',
  );
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

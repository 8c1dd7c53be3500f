import type { Due } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { firstEnds } from './stockPage.js';

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

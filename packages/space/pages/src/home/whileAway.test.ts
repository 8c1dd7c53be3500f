import type { EventSummary } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { summaryTexts } from './whileAway.js';

test('what happened is told in short, the most first', () => {
  const summary = {
    is_complete: false,
    counts: { 'travel.arrived': 2, 'scan.completed': 1, 'print.completed': 3, 'scan.started': 9 },
    mined: { carbon: 12, structural: 1204 },
    printed: { autofactory: 1, surge_plate: 3 },
  } as unknown as EventSummary;
  expect(summaryTexts(summary)).toEqual([
    'Mined: 1\u202f204 structural, 12 carbon',
    'Printed: 3 surge plates, 1 autofactory',
    '2 arrivals',
    '1 place measured',
    'And more.',
  ]);
  const nothing = { is_complete: true, counts: {}, mined: {}, printed: {} } as never;
  expect(summaryTexts(nothing)).toEqual([]);
});

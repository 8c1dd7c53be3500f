import type { Due } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { dueText } from './dueText.js';

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

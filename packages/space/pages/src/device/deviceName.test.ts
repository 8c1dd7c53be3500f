import { expect, test } from 'vitest';
import { deviceName } from './deviceName.js';

test('a device has the name that it was given, else its type and number', () => {
  const device = { device_type: 'mining_drone', name: null, number: 2 };
  expect(deviceName(device)).toBe('mining drone 2');
  expect(deviceName({ ...device, name: 'Argo' })).toBe('Argo');
});

test('short rows of the fleet have names, too', () => {
  expect(deviceName({ type: 'heaven_vessel', name: null, number: 1200 })).toBe(
    'heaven vessel 1200',
  );
});

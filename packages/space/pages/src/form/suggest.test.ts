import type { FleetDevice } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { enoughText, neededTypes, sortTypes, suggestDevices } from './suggest.js';

const IDLE = { type: 'mining_drone', status: 'idle', name: null, number: 1 } as const;
const device = (code: string, location: string, more: Partial<FleetDevice> = {}) =>
  ({ code, location, ...IDLE, ...more }) as FleetDevice;

const devices = [
  device('a1', 'SOL-4', { status: 'mining (carbon)' }),
  device('b2', 'SOL-3', { number: 2 }),
  device('c3', 'SOL-4', { type: 'heaven_vessel', name: 'Argo' }),
];

const suggest = (text: string, place = '', suits: (one: FleetDevice) => boolean = () => true) =>
  suggestDevices(devices, {
    text,
    place,
    suits,
    placeName: (code) => (code === 'SOL-4' ? 'Mars' : code),
  }).map(({ code }) => code);

test('devices are found by their name, their place, their work and their code', () => {
  expect(suggest('')).toEqual(['a1', 'b2', 'c3']);
  expect(suggest('', 'SOL-4')).toEqual(['a1', 'c3', 'b2']);
  expect(suggest('arg')).toEqual(['c3']);
  expect(suggest('drone mars')).toEqual(['a1']);
  expect(suggest('carbon')).toEqual(['a1']);
  expect(suggest('b2')).toEqual(['b2']);
  expect(suggest('rgo')).toEqual([]);
  expect(suggest('', '', ({ type }) => type === 'heaven_vessel')).toEqual(['c3']);
});

test('a stock is enough for some, or something is missing', () => {
  const bill = { structural: 100, conductive: 50, rares: 0 };
  expect(enoughText(bill, { structural: 320, conductive: 1200 })).toBe('enough for 3');
  expect(enoughText(bill, { structural: 320, conductive: 38 })).toBe('12 conductive are missing');
  expect(enoughText(bill, {})).toBe('100 structural, 50 conductive are missing');
});

test('types that the season needs are first, then those there is enough for', () => {
  const needed = neededTypes({
    ftl_beacon: { contributed: 5, needed: 10 },
    surge_plate: { contributed: 1, needed: 10 },
    compute_core: { contributed: 4, needed: 4 },
  });
  expect(needed).toEqual(['surge_plate', 'ftl_beacon']);
  const types = ['heaven_vessel', 'compute_core', 'ftl_beacon', 'surge_plate'];
  const sorted = sortTypes(types, needed, (type) => type === 'compute_core');
  expect(sorted).toEqual(['surge_plate', 'ftl_beacon', 'compute_core', 'heaven_vessel']);
});

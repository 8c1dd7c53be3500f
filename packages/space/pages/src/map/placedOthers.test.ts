import { expect, test } from 'vitest';
import type { OtherDevices } from './mapScene.js';
import { deviceCount, othersOf, placedOthers } from './placedOthers.js';

const devices = (count: number, isPart = false): OtherDevices => ({ count, isPart });

const ADA = { replicant_code: '0000000a', name: 'Ada', devices: { mining_drone: 2 } };
const BOB = {
  replicant_code: '0000000b',
  name: 'Bob',
  devices: { mining_drone: 1, autofactory: 3 },
};

test('own replicants are no others, and devices of all types count', () => {
  const others = othersOf({ replicants: [ADA, BOB] }, new Set([ADA.replicant_code]));
  expect(others).toEqual([BOB]);
  expect(deviceCount(others)).toBe(4);
  expect(deviceCount([])).toBe(0);
});

test('devices whose place is unknown are at the star', () => {
  const places = [
    ['A-1', devices(2)],
    ['A-2', devices(0)],
  ] as const;
  const placed = placedOthers('A', devices(5, true), places);
  expect([...placed]).toEqual([
    ['A-1', devices(2)],
    ['A', devices(3, true)],
  ]);
  expect([...placedOthers('A', devices(1), places)]).toEqual([['A-1', devices(2)]]);
});

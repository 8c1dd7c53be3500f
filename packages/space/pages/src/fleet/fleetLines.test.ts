import type { FleetDevice } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { devicesBetween, fleetLines, groupText, kindsOf } from './fleetLines.js';
import { filterFleet, NO_FILTER } from './fleetFilter.js';

const device = (code: string, type: string, status: string, location: string) =>
  ({ code, type, status, location }) as FleetDevice;

const fleet = [
  device('v', 'heaven_vessel', 'idle', 'SOL-3'),
  device('a', 'mining_drone', 'mining (carbon)', 'SOL-BELT-1'),
  device('b', 'mining_drone', 'mining (rares)', 'SOL-BELT-1'),
  device('c', 'mining_drone', 'idle', 'SOL-3'),
];

const codes = (devices: readonly FleetDevice[]) => devices.map(({ code }) => code).join('');
const lines = (grouping: Parameters<typeof fleetLines>[1], ...open: string[]) =>
  fleetLines(fleet, grouping, new Set(open));
const shown = (...args: Parameters<typeof lines>) =>
  lines(...args).map((line) => (line.kind === 'device' ? line.device.code : codes(line.devices)));

test('devices are grouped by type, by place or by what they do, the largest group first', () => {
  expect(shown('')).toEqual(['v', 'a', 'b', 'c']);
  expect(shown('type')).toEqual(['abc', 'v']);
  expect(shown('place')).toEqual(['vc', 'ab']);
  expect(shown('work')).toEqual(['vc', 'ab']);
  expect(shown('type', 'mining_drone')).toEqual(['abc', 'a', 'b', 'c', 'v']);
});

test('a group says how many there are of what, what they do, and where', () => {
  const name = (code: string): string => (code === 'SOL-BELT-1' ? 'Asteroid Belt' : code);
  expect(groupText(fleet.slice(1, 3), name)).toBe('2 mining drones · mining · Asteroid Belt');
  expect(groupText(fleet.slice(0, 1), name)).toBe('1 heaven vessel · idle · SOL-3');
  const printers = ['p', 'q'].map((code) => device(code, 'autofactory', 'idle', 'SOL-3'));
  expect(groupText(printers, name)).toBe('2 autofactories · idle · SOL-3');
  expect(groupText(fleet, name)).toBe('4 devices · 2 idle, 2 mining · 2 places');
});

test('a range has the devices of all its lines, closed groups too', () => {
  expect(codes(devicesBetween(lines(''), 2, 1))).toBe('ab');
  expect(codes(devicesBetween(lines('type'), 0, 1))).toBe('abcv');
});

test('one device of each type and status stands for its kind', () => {
  const twin = device('d', 'mining_drone', 'idle', 'SOL-4');
  expect(kindsOf([...fleet, twin])).toEqual([
    { code: 'c', count: 2 },
    { code: 'v', count: 1 },
    { code: 'a', count: 1 },
    { code: 'b', count: 1 },
  ]);
});

const filtered = [
  { type: 'mining_drone', status: 'mining (carbon)', location: 'SOL-3', tags: ['a.b'] },
  { type: 'mining_drone', status: 'idle', location: 'SOL-BELT-1', tags: ['axb', 'far'] },
  { type: 'heaven_vessel', status: 'idle', location: 'SOLAR-3', tags: [] },
] as unknown as readonly FleetDevice[];

test.each([
  [{}, [0, 1, 2]],
  [{ type: 'mining_drone', status: 'idle' }, [1]],
  [{ status: 'mining' }, [0]],
  [{ location: ' sol ' }, [0, 1]],
  [{ location: 'sol-3' }, [0]],
  [{ location: 'aster' }, [1]],
  [{ tags: 'a.b' }, [0]],
  [{ tags: 'f*, a.*' }, [0, 1]],
  [{ tags: 'a' }, []],
])('the filter %j shows the devices %j', (filter, shown) => {
  const found = filterFleet(filtered, { ...NO_FILTER, ...filter }, (code) =>
    code === 'SOL-BELT-1' ? 'Asteroid Belt' : code,
  );
  expect(found.map((device) => filtered.indexOf(device as FleetDevice))).toEqual(shown);
});

import type { Device, Season } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { type Situation, suggestionsOf } from './suggestions.js';

const season = {
  state: 'active',
  objective: {
    name: 'Lantern Array',
    location: 'SOL-OBJ-1',
    requirements: {
      autofactory: { needed: 440, contributed: 0 },
      surge_plate: { needed: 3300, contributed: 0 },
      ftl_beacon: { needed: 2200, contributed: 2200 },
    },
  },
} as unknown as Season;

const device = (device_code: string, device_type: string, more: Partial<Device> = {}): Device =>
  ({
    device_code,
    device_type,
    status: 'idle',
    location: 'SOL-BELT-1',
    features: [],
    available_commands: [],
    ...more,
  }) as unknown as Device;

const drone = (code: string, more: Partial<Device> = {}): Device =>
  device(code, 'mining_drone', {
    available_commands: ['start_mining'],
    features: ['mine'],
    ...more,
  });
const factory = (more: Partial<Device> = {}): Device =>
  device('f', 'autofactory', {
    available_commands: ['enqueue_print'],
    features: ['print'],
    ...more,
  });
const vessel = (more: Partial<Device> = {}): Device =>
  device('v', 'heaven_vessel', { available_commands: ['travel'], stow_capacity: 4, ...more });
const plate = (code: string, more: Partial<Device> = {}): Device =>
  device(code, 'surge_plate', { available_commands: ['stow'], ...more });

const asked = (devices: readonly Device[], more: Partial<Situation> = {}) =>
  suggestionsOf({
    devices,
    season,
    stock: { 'SOL-BELT-1': { structural: 900, carbon: 100, rares: 0 } },
    places: {
      'SOL-BELT-1': {
        isSurveyed: false,
        resources: { structural: 'rich', carbon: 'rich', rares: 'low' },
      },
    },
    bills: { autofactory: { structural: 500 }, surge_plate: { structural: 40, carbon: 10 } },
    ...more,
  });

test('nothing idle is nothing to do', () => {
  expect(asked([drone('a', { status: 'mining' }), vessel()])).toEqual([]);
});

test('idle drones mine what there is most of, and what is least in stock', () => {
  const [first] = asked([drone('a'), drone('b'), drone('c', { location: 'SOL-3' })]);
  expect(first).toMatchObject({
    title: '2 mining drones are idle',
    what: 'Mine carbon at SOL-BELT-1.',
    devices: ['a', 'b'],
    order: { command: 'start_mining', args: { resource: 'carbon' } },
  });
});

test('a printer prints the cheapest part that is missing and that the stock pays for', () => {
  expect(asked([factory()])).toMatchObject([
    { what: 'Print one surge plate for the Lantern Array.', order: { command: 'enqueue_print' } },
  ]);
  expect(asked([factory()], { stock: {} })).toEqual([]);
  expect(asked([factory()], { season: { ...season, state: 'succeeded' } })).toEqual([]);
});

test('what was printed is loaded, flown and given, and the only factory is kept', () => {
  expect(asked([factory(), plate('p'), vessel()])[0]).toMatchObject({
    button: 'Load',
    title: '1 surge plate is ready',
    order: { command: 'stow', args: { into: 'v' } },
  });
  const aboard = [plate('p', { available_commands: [] }), vessel({ stowed_devices: ['p'] })];
  expect(asked(aboard)).toMatchObject([
    { button: 'Fly', devices: ['v'], order: { args: { destination: 'SOL-OBJ-1' } } },
  ]);
  const there = { location: 'SOL-OBJ-1' };
  expect(asked([plate('p', there), plate('q', there), vessel(there)])).toMatchObject([
    { button: 'Give', title: '2 surge plates are at the Lantern Array', devices: ['p', 'q'] },
  ]);
  expect(asked([factory(there)], { stock: {} })).toEqual([]);
  expect(asked([factory(there), device('g', 'autofactory', there)], { stock: {} })).toMatchObject([
    { button: 'Give', devices: ['g'] },
  ]);
});

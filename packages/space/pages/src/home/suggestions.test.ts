import type { FleetDevice, Season } from '@astrarium/space/client';
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

const blueprints = {
  autofactory: { bill: { structural: 500 }, features: ['cruise', 'print', 'stow'], stow_places: 8 },
  surge_plate: { bill: { structural: 40, carbon: 10 }, features: ['stow'], stow_places: 2 },
  mining_drone: { bill: { structural: 100 }, features: ['cruise', 'mine', 'stow'], stow_places: 1 },
  heaven_vessel: { bill: { structural: 2000 }, features: ['surge', 'print'], stow_capacity: 4 },
} as unknown as Situation['blueprints'];

const IDLE = { status: 'idle', location: 'SOL-BELT-1', to: null, carrier: null } as const;
const device = (code: string, type: string, more: Partial<FleetDevice> = {}): FleetDevice =>
  ({ code, type, ...IDLE, ...more }) as FleetDevice;

const drone = (code: string, more: Partial<FleetDevice> = {}): FleetDevice =>
  device(code, 'mining_drone', more);
const factory = (more: Partial<FleetDevice> = {}): FleetDevice => device('f', 'autofactory', more);
const vessel = (more: Partial<FleetDevice> = {}): FleetDevice => device('v', 'heaven_vessel', more);
const plate = (code: string, more: Partial<FleetDevice> = {}): FleetDevice =>
  device(code, 'surge_plate', more);

const RESOURCES = { structural: 'rich', carbon: 'rich', rares: 'low' } as const;

const asked = (devices: readonly FleetDevice[], more: Partial<Situation> = {}) =>
  suggestionsOf({
    devices,
    season,
    stock: { 'SOL-BELT-1': { structural: 900, carbon: 100, rares: 0 } },
    places: { 'SOL-BELT-1': { survey: 'open', resources: RESOURCES } },
    blueprints,
    placeName: (code) => (code === 'SOL-BELT-1' ? 'Asteroid belt' : code),
    ...more,
  });

test('idle drones mine what there is most of, and what is least in stock', () => {
  expect(asked([drone('a', { status: 'mining (carbon)' }), vessel()])).toEqual([]);
  const [first] = asked([drone('a'), drone('b'), drone('c', { location: 'SOL-3' })]);
  expect(first).toMatchObject({
    title: '2 mining drones are idle',
    what: 'Mine carbon at Asteroid belt.',
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
  const stowed = (code: string): FleetDevice => plate(code, { status: 'stowed', carrier: 'v' });
  const title = '1 surge plate is aboard the heaven vessel';
  const order = { args: { destination: 'SOL-OBJ-1' } };
  expect(asked([stowed('p'), vessel()])).toMatchObject([
    { button: 'Fly', title, devices: ['v'], order },
  ]);
  // Nothing is loaded into a full vessel.
  expect(asked([plate('p'), stowed('q'), stowed('r'), vessel()])).toMatchObject([
    { button: 'Fly' },
  ]);
  const there = { location: 'SOL-OBJ-1' };
  expect(asked([plate('p', there), plate('q', there), vessel(there)])).toMatchObject([
    { button: 'Give', title: '2 surge plates are at the Lantern Array', devices: ['p', 'q'] },
  ]);
  // After the gift the vessel comes back to where the next part is printed.
  const crew = [
    factory(),
    drone('d', { status: 'mining (carbon)' }),
    drone('e', { status: 'travelling', to: 'SOL-4' }),
  ];
  const far = device('x', 'mining_drone', { location: 'SOL-3', status: 'mining (carbon)' });
  const back = {
    button: 'Fly',
    title: '1 heaven vessel is at the Lantern Array',
    what: 'Fly back to Asteroid belt for the next load.',
    devices: ['v'],
    order: { command: 'travel', args: { destination: 'SOL-BELT-1' } },
  };
  expect(asked([far, ...crew, vessel(there)])).toMatchObject([back, { button: 'Print' }]);
  const carried = { ...there, status: 'stowed', carrier: 'v' };
  const buttons = (more: Partial<FleetDevice>) =>
    asked([...crew, plate('p', carried), vessel({ ...there, ...more })]).map((one) => one.button);
  expect(buttons({})).toEqual(['Give', 'Print']);
  expect(asked([vessel(there)])).toEqual([]);
  expect(asked([...crew, vessel({ ...there, status: 'travelling', to: 'SOL-3' })])).toMatchObject([
    { button: 'Print' },
  ]);
  expect(asked([factory(there)], { stock: {} })).toEqual([]);
  expect(asked([factory(there), device('g', 'autofactory', there)], { stock: {} })).toMatchObject([
    { button: 'Give', devices: ['g'] },
  ]);
});

import { expect, test } from 'vitest';
import type { Rules } from '@astrarium/space/client';
import { type Trial, triedFacts } from './triedFacts.js';

const ruleset = {
  mining: { yield_units: { moderate: 4 } },
  salvage: { yield_units: 6 },
  decommission: { refund_per_mille: 500 },
  blueprints: {
    mining_drone: { bill: { structural: 100, conductive: 50, rares: 0 }, stow_places: 2 },
  },
} as unknown as Rules['ruleset'];

const trial = (event: string, payload: object, more: Partial<Trial> = {}): Trial => ({
  events: [{ event, payload, tick: 10, device_type: 'mining_drone' }] as never,
  devices: 1,
  ...more,
});

const facts = (trials: readonly Trial[], speed = 1) =>
  triedFacts(trials, {
    ruleset,
    speed,
    placeName: (code) => (code === 'SOL-3' ? 'Earth' : code),
    carrier: (code) => ({ name: `Ship ${code}`, free: 12 }),
  });

test('a journey arrives, in real time or in game time, and says its way', () => {
  const journey = trial('travel.departed', { arrives_tick: 130, destination: 'SOL-4' });
  expect(facts([journey])).toEqual(['Arrives in 2 min']);
  expect(facts([journey], 60)).toEqual(['Arrives in 2 s']);
  expect(facts([journey], 0)).toEqual(['Arrives in 2 min of game time']);
  const stops = { ...journey, legs: [{ to: 'SOL-3' }, { to: 'SOL-4' }] };
  expect(facts([stops])).toEqual(['Arrives in 2 min by way of Earth']);
  const slow = trial('travel.departed', { arrives_tick: 310, destination: 'SOL-4' });
  expect(facts([journey, slow])).toEqual(['Arrives in 2 min to 5 min']);
});

test('each ordered print costs its bill, and the first one ends or waits', () => {
  const ordered = trial('print.ordered', { device_type: 'mining_drone' });
  expect(facts([ordered])).toEqual(['Costs 100 structural, 50 conductive']);
  const started = trial('print.started', { device_type: 'mining_drone', completes_tick: 610 });
  const events = [...ordered.events, ...ordered.events, ...started.events];
  expect(facts([{ events, devices: 15 }])).toEqual([
    'Costs 3\u202f000 structural, 1\u202f500 conductive',
    'The first is ready in 10 min',
  ]);
  const waiting = trial('print.waiting', { device_type: 'mining_drone' });
  expect(facts([waiting])).toEqual(['Waits for resources']);
  // Other work that ends says when, too.
  expect(facts([trial('scan.started', { completes_tick: 70 })])).toEqual(['Ends in 1 min']);
});

test('a miner brings what its place and its cycle yield, to the stock of the place', () => {
  const resource_type = 'carbon';
  const belt = { availability: 'moderate', cycle_time_seconds: 52, resource_type };
  expect(facts([trial('mining.started', belt)])).toEqual(['Brings up to 4.6 carbon a minute']);
  const here = trial('mining.started', { ...belt, location: 'SOL-3' }, { devices: 3 });
  expect(facts([here], 60)).toEqual(['Brings up to 831 carbon a minute to Earth']);
  const salvage = trial('mining.started', { cycle_time_seconds: 52, resource_type });
  expect(facts([salvage], 0)).toEqual(['Brings up to 415 carbon a game hour']);
  const there = trial('mining.started', { ...belt, location: 'SOL-4' });
  expect(facts([here, there])).toEqual(['Brings up to 18 carbon a minute']);
});

test('carried, moved and taken apart things say what they take and where they go', () => {
  const stowed = trial('device.stowed', { carrier_device_code: 'a1' }, { devices: 3 });
  expect(facts([stowed])).toEqual(['Takes 6 of 12 free places in Ship a1']);
  const cargo = { resource_type: 'carbon', quantity: 70 };
  expect(facts([trial('cargo.collected', cargo)])).toEqual(['Loads 70 carbon']);
  expect(facts([trial('cargo.deposited', cargo)])).toEqual(['Unloads 70 carbon']);
  const gone = { destination: 'SOL-3', arrives_tick: 70 };
  expect(facts([trial('device.decommissioning', gone)])).toEqual([
    'Arrives in 1 min',
    'Gives back up to 50 structural, 25 conductive',
    'Is taken apart at Earth',
  ]);
  expect(facts([trial('device.tagged', { tags: [] })])).toEqual([]);
});

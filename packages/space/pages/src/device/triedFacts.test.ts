import { expect, test } from 'vitest';
import type { Rules } from '@astrarium/space/client';
import { triedFacts } from './triedFacts.js';

const RULES = {
  ruleset: {
    mining: { yield_units: { moderate: 4 } },
    salvage: { yield_units: 6 },
    blueprints: { mining_drone: { bill: { structural: 100, conductive: 50, rares: 0 } } },
  },
} as unknown as Rules;

const facts = (event: string, payload: object, at = { speed: 1, quantity: 1 }) =>
  triedFacts(
    [{ event, payload, tick: 10 }] as unknown as Parameters<typeof triedFacts>[0],
    RULES,
    at,
  );

test('a journey arrives, in real time or in game time', () => {
  const payload = { arrives_tick: 130, destination: 'SOL-3' };
  expect(facts('travel.departed', payload)).toEqual(['Arrives in 2 min']);
  expect(facts('travel.departed', payload, { speed: 60, quantity: 1 })).toEqual(['Arrives in 2 s']);
  expect(facts('travel.departed', payload, { speed: 0, quantity: 1 })).toEqual([
    'Arrives in 2 min of game time',
  ]);
});

test('a print costs its bill for each device, and ends', () => {
  const ordered = { device_type: 'mining_drone' };
  expect(facts('print.ordered', ordered)).toEqual(['Costs 100 structural, 50 conductive']);
  expect(facts('print.ordered', ordered, { speed: 1, quantity: 30 })).toEqual([
    'Costs 3\u202f000 structural, 1\u202f500 conductive',
  ]);
  expect(facts('print.started', { ...ordered, completes_tick: 610 })).toEqual(['Ends in 10 min']);
});

test('a miner brings what its place and its cycle yield', () => {
  const belt = { availability: 'moderate', cycle_time_seconds: 52, resource_type: 'carbon' };
  expect(facts('mining.started', belt)).toEqual(['Brings up to 4.6 carbon a minute']);
  const many = { speed: 60, quantity: 1, devices: 3 };
  expect(facts('mining.started', belt, many)).toEqual(['Brings up to 831 carbon a minute']);
  const { availability: _availability, ...salvage } = belt;
  const still = { speed: 0, quantity: 1 };
  expect(facts('mining.started', salvage, still)).toEqual(['Brings up to 415 carbon a game hour']);
  expect(facts('device.tagged', { tags: [] })).toEqual([]);
});

import type { Fleet, FleetDevice } from '@astrarium/space/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { fleet, shownAs, startFleet, stock, wakeFleet } from './fleetState.js';

/** The queries of the requests, and what the server answers to the next ones. */
const asked: string[] = [];
let answers: Partial<Fleet>[] = [];

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async ({ url }: Request) => {
    asked.push(new URL(url).search);
    const page = { tick: 1, reset: false, devices: [], gone: [], stock: [], next_cursor: null };
    return Response.json({ ...page, ...answers.shift() });
  },
);

const row = (code: string, more: Partial<FleetDevice> = {}): FleetDevice =>
  ({ code, location: 'SOL-1', status: 'idle', to: null, carrier: null, ...more }) as FleetDevice;

beforeEach(async () => {
  asked.length = 0;
  const devices = [row('ship'), row('tug', { carrier: 'ship' })];
  const drone = [row('drone', { carrier: 'tug' })];
  const resources = { carbon: { quantity: 3, rate_micro: 0, ends: null } };
  answers = [
    { tick: 7, reset: true, devices, next_cursor: 2, stock: [{ location: 'SOL-1', resources }] },
    { tick: 8, reset: true, devices: drone },
  ];
  startFleet();
  await expect.poll(() => fleet.value.size).toBe(3);
});

test('reads all pages, then what changed since the tick of the first one', async () => {
  expect(asked).toEqual(['', '?cursor=2']);
  expect(stock.value.get('SOL-1')?.carbon?.quantity).toBe(3);
  answers = [{ tick: 9, devices: [row('ship', { location: 'SOL-4' })], gone: ['drone'] }];
  wakeFleet();
  await expect.poll(() => fleet.value.get('ship')?.location, { timeout: 10_000 }).toBe('SOL-4');
  expect([...fleet.value.keys()]).toEqual(['ship', 'tug']);
  expect(asked.at(-1)).toBe('?since=7');
});

test('forgets all devices when the server lists all of them again', async () => {
  answers = [{ tick: 9, reset: true, devices: [row('probe')] }];
  wakeFleet();
  const codes = (): readonly string[] => [...fleet.value.keys()];
  await expect.poll(codes, { timeout: 10_000 }).toEqual(['probe']);
});

test('a reading in which no device changed leaves the same map', async () => {
  const { value: before } = fleet;
  const resources = { carbon: { quantity: 4, rate_micro: 0, ends: null } };
  answers = [{ tick: 9, stock: [{ location: 'SOL-1', resources }] }];
  wakeFleet();
  const units = () => stock.value.get('SOL-1')?.carbon?.quantity;
  await expect.poll(units, { timeout: 10_000 }).toBe(4);
  expect(fleet.value).toBe(before);
});

test('the map shows a carried device as the carrier that travels', () => {
  const [ship, tug, drone] = [...fleet.value.values()] as [FleetDevice, FleetDevice, FleetDevice];
  expect(shownAs(drone)).toBe('SOL-1');
  fleet.value = new Map([...fleet.value, ['ship', { ...ship, to: 'SOL-4' }]]);
  expect([fleet.value.get('ship')!, tug, drone].map(shownAs)).toEqual(['ship', 'ship', 'ship']);
});

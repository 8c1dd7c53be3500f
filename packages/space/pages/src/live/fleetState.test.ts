import type { Device } from '@astrarium/space/client';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** What the server answers, by the code of a device. */
const served = new Map<string, Partial<Device>>();

// Other tests of this thread need the real ones.
afterAll(() => void vi.unstubAllGlobals());
vi.stubGlobal('sessionStorage', { getItem: () => 'astrarium_test' });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('fetch', async (request: Request) => {
  const code = request.url.split('/').at(-1) ?? '';
  return Response.json({ device_code: code, status: 'idle', ...served.get(code) });
});
const { fleet, refreshDevice, shownAs } = await import('./fleetState.js');

const place = (code: string): string | undefined => fleet.value.get(code)?.location;

beforeEach(() => {
  served.set('ship', { location: 'SOL-1', stowed_devices: ['tug'] });
  served.set('tug', {
    location: 'SOL-1',
    status: 'stowed',
    stowed_in_device_code: 'ship',
    attached_devices: ['drone'],
  });
  served.set('drone', { location: 'SOL-1', status: 'attached', attached_to_device_code: 'tug' });
  const known = [...served].map(([code, one]) => [code, { device_code: code, ...one } as Device]);
  fleet.value = new Map(known as [string, Device][]);
});

test('devices aboard are read again when their carrier has moved', async () => {
  for (const code of ['ship', 'tug', 'drone']) {
    served.set(code, { ...served.get(code), location: 'SOL-OBJ-1' });
  }
  refreshDevice('ship');
  await expect.poll(() => place('drone')).toBe('SOL-OBJ-1');
  expect([place('ship'), place('tug')]).toEqual(['SOL-OBJ-1', 'SOL-OBJ-1']);
});

test('the map shows a carried device as the carrier that travels', () => {
  const [ship, tug, drone] = [...fleet.value.values()] as [Device, Device, Device];
  expect(shownAs(drone)).toBe('SOL-1');
  const travel = {} as NonNullable<Device['travel']>;
  fleet.value = new Map([...fleet.value, ['ship', { ...ship, travel }]]);
  expect([ship, tug, drone].map(shownAs)).toEqual(['SOL-1', 'ship', 'ship']);
});

test('a carrier is read again when a device came aboard', async () => {
  served.set('probe', { location: 'SOL-1' });
  refreshDevice('probe');
  await expect.poll(() => place('probe')).toBe('SOL-1');
  served.set('probe', { location: 'SOL-1', status: 'stowed', stowed_in_device_code: 'ship' });
  served.set('ship', { location: 'SOL-1', stowed_devices: ['tug', 'probe'] });
  refreshDevice('probe');
  await expect.poll(() => fleet.value.get('ship')?.stowed_devices).toContain('probe');
});

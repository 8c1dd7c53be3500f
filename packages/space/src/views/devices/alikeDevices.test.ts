import { expect, test } from 'vitest';
import { tester } from '../../tester.js';
import { alikeDevices } from './alikeDevices.js';
import { deviceView, deviceViewIds } from './deviceView.js';

const game = tester({ more: ['mining_drone', 'mining_drone'] });
const account = game.open();
const [one = '', two = ''] = [0, 1].map((n) => game.code(account, 'mining_drone', n));
game.command(account, 'start_mining', { device: one, resource: 'carbon' });
const world = game.world();
const ids = deviceViewIds(world, account);

/** Which device each device is taken to be alike, and how many were looked at for that. */
function alike(max?: number) {
  let calls = 0;
  const first = alikeDevices(world, (device) => ((calls += 1), device), max);
  // Twice: what was forgotten meanwhile is made again.
  const found = [...ids, ...ids].map(first);
  return { found, made: calls };
}

test('groups devices by type, status and place', () => {
  const { found, made } = alike();
  expect(made).toBeLessThan(ids.length);
  for (const [place, id] of ids.entries()) {
    const [own, other] = [deviceView(world, id), deviceView(world, found[place] ?? 0)];
    expect(own?.device_type).toBe(other?.device_type);
    expect(own?.status).toBe(other?.status);
    expect(own?.location).toBe(other?.location);
  }
  const [busy, idle] = [one, two].map((code) =>
    ids.find((id) => deviceView(world, id)?.device_code === code),
  );
  expect(found[ids.indexOf(busy ?? 0)]).not.toBe(found[ids.indexOf(idle ?? 0)]);
});

test('caches a limited number of groups and recomputes others', () => {
  const kinds = new Set(alike().found).size;
  expect(alike().made).toBe(kinds);
  expect(alike(kinds - 1).made).toBeGreaterThan(kinds);
  const type = (id: number): string => deviceView(world, id)?.device_type ?? '';
  expect(alike(1).found.map(type)).toEqual([...ids, ...ids].map(type));
});

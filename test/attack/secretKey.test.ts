import { describe, expect, test } from 'vitest';
import {
  accountView,
  astrarium,
  deviceCode,
  deviceListView,
  forecast,
  inventoryListView,
  isRefused,
  locationView,
  makeLocation,
  newGame,
  replicantListView,
  starListView,
  starSystem,
  type World,
} from '@astrarium/space';
import { derivedKey, roll, type SecretKey } from '@astrarium/core';

const SEED = 21;
const ACCOUNTS = 100;

/** A game with accounts whose drones mine, whose factories print, and whose ships travel. */
function playedGame(key: SecretKey): World {
  let snapshot = newGame({ seed: SEED, key });
  const execute = (account: number, type: string, args: Readonly<Record<string, unknown>>) => {
    const result = astrarium.execute(snapshot, { id: '', account, type, args });
    if (!result.outcome.done) throw new Error(result.outcome.refusal.message);
    snapshot = result.snapshot;
  };
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    execute(0, 'open_account', { name: `Account ${account}` });
  }
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const list = deviceListView(astrarium.read(snapshot), account);
    if (isRefused(list)) throw new Error(list.refusal.message);
    for (const { available_commands, device_code, device_type } of list.devices) {
      if (available_commands.includes('enqueue_print') && device_type === 'autofactory') {
        execute(account, 'enqueue_print', { device: device_code, device_type: 'mining_drone' });
      }
      if (device_type === 'heaven_vessel') {
        const destination = list.devices[0]?.location.split('-')[0];
        execute(account, 'travel', { device: device_code, destination });
      }
    }
  }
  return astrarium.read(astrarium.advance(snapshot, { ticks: 30 }).snapshot);
}

/** Everything that all accounts see, with each code and each number made of one left out. */
function allViews(world: World): string {
  const views: unknown[] = [starListView(world), starListView(world, { cursor: 'G000900' })];
  const { key, seed } = world.setting;
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const places = [0, account].flatMap((star) => {
      const { belts, planets } = starSystem(seed, star);
      return [...belts, ...planets].map(({ location }) => makeLocation(seed, location));
    });
    views.push(
      accountView(world, account),
      deviceListView(world, account),
      forecast(world, account),
      inventoryListView(world, account),
      replicantListView(world, account),
      ...places.map((place) => locationView(world, account, place)),
    );
  }
  expect(key).toHaveLength(4);
  return JSON.stringify(views, (member, value: unknown) =>
    ['next_cursor', 'job_id', 'batch_id'].includes(member) && typeof value === 'number' ? 0 : value,
  ).replace(/[0-9a-f]{8}/g, 'code');
}

describe('a player without the key', () => {
  test('sees the same under every key until something is found, but for codes', () => {
    const [first, second] = [derivedKey(1, 1, 1), derivedKey(2, 1, 1)];
    const seen = allViews(playedGame(first));
    expect(seen.length).toBeGreaterThan(500_000);
    expect(allViews(playedGame(second)) === seen).toBe(true);
  });

  test('cannot tell hidden rolls from codes, other rolls, or rolls of dry runs', () => {
    const key = derivedKey(3, 1, 1);
    const other = derivedKey(key, 0x7d01, 5, 100);
    const count = 4000;
    const known: readonly ((n: number) => number)[] = [
      (n) => Number.parseInt(deviceCode(key, n), 16),
      (n) => roll(key, 1, n, 0),
      (n) => roll(other, 2, n, 0),
      (n) => roll(SEED, 2, n, 0),
      (n) => n,
    ];
    for (const [index, seen] of known.entries()) {
      // How often each known bit equals each hidden bit: half of the time, within 5.5 deviations.
      const equal = new Int32Array(32 * 32);
      for (let n = 1; n <= count; n += 1) {
        const [hidden, shown] = [roll(key, 2, n, 0), seen(n)];
        for (let bit = 0; bit < 1024; bit += 1) {
          equal[bit] = (equal[bit] ?? 0) + (((hidden >>> (bit >> 5)) ^ (shown >>> (bit & 31))) & 1);
        }
      }
      const furthest = Math.max(...equal.map((times) => Math.abs(times - count / 2)));
      expect(furthest / Math.sqrt(count / 4), `known ${index}`).toBeLessThan(5.5);
    }
  });

  test('learns from codes neither the order nor the number of devices', () => {
    const key = derivedKey(4, 1, 1);
    const ids = Array.from({ length: 1000 }, (_, n) => n + 1);
    const codes = ids.map((id) => Number.parseInt(deviceCode(key, id), 16));
    const rising = codes.filter((code, at) => at > 0 && code > (codes[at - 1] ?? 0)).length;
    expect(Math.abs(rising - 500)).toBeLessThan(60);
    expect(Math.max(...codes)).toBeGreaterThan(2 ** 32 * 0.98);
  });
});

import { expect, test } from 'vitest';
import { followTester, until } from '../../followTester.js';
import { callHost, hostTester } from '../../hostTester.js';
import type { Host } from '../../host.js';

interface History {
  readonly location: string;
  readonly first_tick: number;
  readonly points: readonly {
    readonly tick: number;
    readonly items: Readonly<Record<string, number>>;
  }[];
}

const AT = 'SOL-BELT-1';

async function historyOf(host: Host, account: number, query: object = {}): Promise<History> {
  const { body } = await callHost(host, 'inventory.history', {
    account,
    query: { location: AT, ...query },
  });
  return body as History;
}

/** The history once the host has samples of these ticks and of now. */
async function sampledAt(host: Host, account: number, ticks: readonly number[]): Promise<History> {
  let history = await historyOf(host, account);
  const isThere = (): boolean => history.points.map(({ tick }) => tick).join() === ticks.join();
  for (let tries = 0; !isThere() && tries < 1000; tries += 1) {
    await new Promise(setImmediate);
    history = await historyOf(host, account);
  }
  expect(history.points.map(({ tick }) => tick)).toEqual(ticks);
  return history;
}

/** An account that mines. */
async function mining(tester: Awaited<ReturnType<typeof hostTester>>, name: string) {
  const { account } = await tester.account(name);
  const [drone] = await tester.devices(account, { device_type: 'mining_drone' });
  const order = { command: 'start_mining', resource: 'carbon' };
  await tester.command(account, drone!.device_code, order);
  return account;
}

test('has a point for each hour and one for now, the same as the stock had been', async () => {
  const tester = await hostTester();
  const { host } = tester;
  const account = await mining(tester, 'Ada');
  const was: object[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let minutes = 0; minutes < 60; minutes += 20) await host.advance(1200);
    const { body } = await tester.call('inventory.list', { account });
    was.push((body as { locations: { items: object }[] }).locations[0]!.items);
    await sampledAt(host, account, [0, 3600, 7200, 10800].slice(0, hour + 2));
  }
  await host.advance(100);
  const { location, first_tick, points } = await sampledAt(
    host,
    account,
    [0, 3600, 7200, 10800, 10900],
  );
  expect({ location, first_tick }).toEqual({ location: AT, first_tick: 0 });
  expect(points.slice(1, 4).map(({ items }) => items)).toEqual(was);
  expect(points[1]!.items['carbon']).toBeGreaterThan(points[0]!.items['carbon'] ?? 0);
  const newest = await historyOf(host, account, { points: 2 });
  expect(newest).toEqual({ location, first_tick, points: points.slice(-2) });
  expect((await historyOf(host, account, { points: 1 })).points).toEqual(points.slice(-1));
  await host.close();
});

test('begins anew after a crash, and says so', async () => {
  const tester = await hostTester();
  const account = await mining(tester, 'Ada');
  await tester.host.advance(4000);
  await tester.host.advance(100);
  await tester.crash();
  await tester.host.advance(100);
  const { first_tick } = await sampledAt(tester.host, account, [4100, 4200]);
  expect(first_tick).toBe(4100);
  await tester.host.close();
});

test('shows nothing of others, nor that they have stock', async () => {
  const tester = await hostTester();
  const { host } = tester;
  await mining(tester, 'Ada');
  const { account: other } = await tester.account('Bo');
  const [vessel] = await tester.devices(other, { device_type: 'heaven_vessel' });
  await host.advance(4000);
  await sampledAt(host, other, [0, 4000]);
  await host.advance(10);
  await sampledAt(host, other, [0, 4000, 4010]);
  const place = vessel!.location;
  const elsewhere = place === AT ? 'SOL-4' : AT;
  const { points } = await historyOf(host, other, { location: elsewhere });
  expect(points.map(({ items }) => items)).toEqual(points.map(() => ({})));
  const { body } = await tester.call('inventory.list', { account: other });
  const [{ items }] = (body as { locations: [{ items: object }] }).locations;
  const own = (await historyOf(host, other, { location: place })).points;
  // The first one is older than the account.
  expect(own.map((point) => point.items)).toEqual([{}, items, items]);
  const query = { location: AT };
  expect((await tester.call('inventory.history', { query })).status).toBe(401);
  await host.close();
});

test('a follower has a history of its own', async () => {
  const game = await followTester();
  const account = await mining(game.writer, 'Ada');
  await game.writer.host.advance(60);
  const follower = await game.follow();
  await game.writer.host.advance(3600);
  await until(() => follower.tick === 3660);
  const { first_tick, points } = await sampledAt(follower, account, [60, 3660]);
  expect(first_tick).toBe(60);
  expect(points[1]).toEqual((await historyOf(game.writer.host, account)).points.at(-1));
  await game.close();
});

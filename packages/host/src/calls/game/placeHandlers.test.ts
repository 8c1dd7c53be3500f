import { type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import type {
  GalaxyMap,
  InventoryList,
  Presence,
  PublicFleets,
  Star,
  StarList,
  StockHistory,
} from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester, callHost, hostTester } from '../../hostTester.js';
import { followTester, until } from '../../followTester.js';
import type { Host } from '../../host.js';

const AT_SOL = {
  ...STANDARD_RULESET,
  start: { ...STANDARD_RULESET.start, starCodes: ['SOL'] },
};

async function begin(ruleset: Ruleset = AT_SOL) {
  const tester = await hostTester({ ruleset });
  const [ada, bo] = [await tester.account('Ada'), await tester.account('Bo')];
  const presence = (code: string, query: object = {}, account = ada.account) =>
    tester.body<Presence>('locations.presence', { account, path: { code }, query: { ...query } });
  const codeOf = (type: string) => tester.codeOf(bo.account, type);
  const command = async (type: string, body: object) => {
    const { status } = await tester.command(bo.account, await codeOf(type), body);
    expect(status).toBeLessThan(300);
  };
  const seen = async (code: string, name: string) =>
    (await presence(code)).replicants.find((one) => one.name === name)?.devices;
  return { tester, ada, bo, presence, command, seen, codeOf };
}

const FLEET = { heaven_vessel: 1, mining_drone: 2, survey_drone: 1, autofactory: 1 };

test('shows the replicants in a system with their devices by type', async () => {
  const { presence, seen } = await begin();
  const all = await presence('SOL');
  expect(all).toMatchObject({ location: 'SOL', system: 'SOL', observed: true, next_cursor: null });
  expect(all.replicants.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(await seen('SOL', 'Bo')).toEqual(FLEET);
  expect(await seen('SOL-BELT-1', 'Bo')).toEqual(FLEET);
  expect(await presence('SOL-3')).toMatchObject({ observed: true, replicants: [] });
  const first = await presence('SOL', { limit: 1 });
  expect(first.replicants).toEqual(all.replicants.slice(0, 1));
  expect(await presence('SOL', { limit: 1, cursor: first.next_cursor })).toMatchObject({
    replicants: all.replicants.slice(1),
    next_cursor: null,
  });
});

test('hides devices that are stowed or between places, whoever blocks whom', async () => {
  const { ada, command, seen, tester } = await begin();
  await command('mining_drone', { command: 'stow' });
  await command('survey_drone', { command: 'travel', destination: 'SOL-4' });
  expect(await seen('SOL', 'Bo')).toEqual({ heaven_vessel: 1, mining_drone: 1, autofactory: 1 });
  const blocked = [(await tester.devices(2))[0]?.replicant_code];
  await tester.call('accounts.update', { account: ada.account, body: { blocked } });
  await tester.host.advance(200);
  expect(await seen('SOL-4', 'Bo')).toEqual({ survey_drone: 1 });
  await command('heaven_vessel', { command: 'travel', destination: 'SOL-4' });
  expect(await seen('SOL', 'Bo')).toEqual({ mining_drone: 1, survey_drone: 1, autofactory: 1 });
});

test('hides what a stowed device carries', async () => {
  const { survey_drone } = STANDARD_RULESET.blueprints;
  const carrier = { ...survey_drone, features: ['attach', ...survey_drone.features] as const };
  const blueprints = { ...STANDARD_RULESET.blueprints, survey_drone: carrier };
  const { codeOf, command, seen } = await begin({ ...AT_SOL, blueprints });
  const targets = [await codeOf('mining_drone')];
  await command('survey_drone', { command: 'attach', targets });
  expect(await seen('SOL', 'Bo')).toEqual(FLEET);
  await command('survey_drone', { command: 'stow' });
  expect(await seen('SOL', 'Bo')).toEqual({ heaven_vessel: 1, mining_drone: 1, autofactory: 1 });
});

test('an account without a device in a system sees nobody there', async () => {
  const { bo, command, presence, tester } = await begin();
  await command('heaven_vessel', { command: 'travel', destination: 'BARNARD-1' });
  await tester.host.advance(3600);
  expect(await presence('BARNARD')).toMatchObject({ observed: false, replicants: [] });
  expect(await presence('BARNARD-1')).toMatchObject({ observed: false, replicants: [] });
  expect(await presence('BARNARD-1', {}, bo.account)).toMatchObject({
    observed: true,
    replicants: [{ name: 'Bo', devices: { heaven_vessel: 1 } }],
  });
  expect(await presence('NOWHERE')).toMatchObject({ status: 404, code: 'unknown_location' });
});

test('everybody may read the card of a replicant, and nothing else of it', async () => {
  const { ada, presence, tester } = await begin();
  const code = (await presence('SOL')).replicants[1]?.replicant_code ?? '';
  const ask = (operation: string, asked: string) =>
    tester.call(operation, { account: ada.account, path: { code: asked } });
  expect(await ask('replicants.card', code)).toMatchObject({
    status: 200,
    body: { replicant_code: code, name: 'Bo', contributed_devices: 0 },
  });
  expect((await ask('replicants.get', code)).status).toBe(404);
  expect((await ask('replicants.card', 'ffffffff')).status).toBe(404);
});

test('the catalogue names who locks a system', async () => {
  const { hubs, start } = STANDARD_RULESET;
  const { account, tester } = await adaTester({
    ruleset: {
      ...STANDARD_RULESET,
      hubs: { ...hubs, commonsStarCodes: ['BARNARD'] },
      start: {
        ...start,
        starCodes: ['SOL'],
        place: '3-L4',
        fleet: ['heaven_vessel', 'system_hub'],
      },
    },
  });
  const [, hub] = await tester.devices(account);
  await tester.command(account, hub?.device_code ?? '', { command: 'activate' });
  const stars = (query: object) =>
    tester.body<StarList>('stars.list', { account, query: { ...query } });
  const [sol] = (await stars({ locked: true })).stars;
  expect(sol).toMatchObject({
    designation: 'SOL',
    locked_by: { replicant: 'Ada', replicant_code: hub?.replicant_code },
  });
  expect((await stars({ locked: false })).stars[0]?.designation).not.toBe('SOL');
  const map = await tester.body<GalaxyMap>('galaxy.get', { query: { limit: 1 } });
  expect(map.stars).toMatchObject([{ designation: 'SOL', locked_by: sol?.locked_by }]);
});

test('finds the nearest belt with a resource', async () => {
  const { account, tester } = await adaTester();
  const walk = async (query: object, pages: number): Promise<readonly Star[]> => {
    const found: Star[] = [];
    let cursor: string | null | undefined;
    for (let n = 0; n < pages && cursor !== null; n += 1) {
      const asked = { account, query: { limit: 50, ...query, ...(cursor && { cursor }) } };
      const page = await tester.body<StarList>('stars.list', asked);
      found.push(...page.stars);
      cursor = page.next_cursor;
    }
    return found;
  };
  const all = await walk({ near: 'BARNARD' }, 40);
  expect(all).toHaveLength(2000);
  expect(all[0]).toMatchObject({ designation: 'BARNARD', distance_from_near_ly: 0 });
  const far = all.map(({ distance_from_near_ly = -1 }) => distance_from_near_ly);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  const wanted = { resource: 'carbon', abundance: 'rich', planet_kind: 'ocean', locked: false };
  const found = await walk({ near: 'BARNARD', ...wanted }, 4);
  expect(found).toEqual(
    all.filter(
      ({ belts, planets }) =>
        planets.some(({ kind }) => kind === 'ocean') &&
        belts.some(({ resources }) => resources['carbon'] === 'rich'),
    ),
  );
  expect(found.length).toBeGreaterThan(2);
  expect(await walk({ locked: true }, 2)).toEqual([]);
  const [itself, nearest] = await walk({ near: 'G200000', limit: 2 }, 1);
  expect(itself).toMatchObject({ designation: 'G200000', distance_from_near_ly: 0 });
  expect(nearest?.distance_from_near_ly).toBeLessThan(10);
  const abundant = (words: readonly unknown[]) =>
    all.filter(({ belts }) => belts.some(({ resources }) => words.includes(resources['carbon'])));
  const high = await walk({ near: 'BARNARD', resource: 'carbon', abundance: 'high' }, 1);
  expect(high).toEqual(abundant(['high', 'rich']).slice(0, 50));
  expect(high).not.toEqual(abundant(['high']).slice(0, 50));
  const locked = { account, query: { locked: true } };
  expect(await tester.call('stars.list', locked)).toMatchObject({ body: { stars: [] } });
  expect(await tester.costOf('stars.list', locked)).toBe(500);
  expect(JSON.stringify(all[0])).not.toContain('remaining');
});

test('everybody can read the map of the nearest stars', async () => {
  const { tester } = await begin();
  const { stars } = await tester.body<GalaxyMap>('galaxy.get', { query: { limit: 120 } });
  expect(stars).toHaveLength(120);
  expect(new Set(stars.map(({ designation }) => designation)).size).toBe(120);
  expect(stars[0]).toMatchObject({ designation: 'SOL', planets: 8, belts: 1, locked_by: null });
});

test('everybody can read how many play, and the season', async () => {
  const { tester } = await begin();
  const { body } = await tester.call('overview.get');
  expect(body).toMatchObject({ players: 2, season: { season: 1, contributors: [] } });
});

type Tester = Awaited<ReturnType<typeof hostTester>>;

const fleetsOf = ({ body }: Tester) => body<PublicFleets>('galaxy.fleets');

const allow = ({ call }: Tester, account: number, public_fleet: boolean) =>
  call('accounts.update', { account, body: { public_fleet } });

/** Sends the vessel of an account away; returns when it arrives, and its code. */
async function travel(tester: Tester, account: number, destination: string) {
  const code = await tester.codeOf(account, 'heaven_vessel');
  const { body, status } = await tester.command(account, code, { command: 'travel', destination });
  expect(status).toBe(202);
  return { arrives: Number((body as { arrives_tick: number }).arrives_tick), code };
}

test('a journey is shown from its start to its end, while its account is there and allows it', async () => {
  const { account, tester } = await adaTester();
  await tester.host.advance(5);
  const { arrives } = await travel(tester, account, 'BARNARD');
  const none = { tick: 5, fleets: [], left_out: 0 };
  expect(await fleetsOf(tester)).toEqual(none);
  const { body } = await allow(tester, account, true);
  expect(body).toMatchObject({ public_fleet: true });
  const journey = { from: 'SOL', to: 'BARNARD', departed_tick: 5, arrives_tick: arrives, count: 1 };
  const shown = { tick: 5, fleets: [{ replicant: 'Ada', ...journey }], left_out: 0 };
  expect(await fleetsOf(tester)).toEqual(shown);
  await allow(tester, account, false);
  expect(await fleetsOf(tester)).toEqual(none);
  await allow(tester, account, true);
  await tester.host.advance(arrives - 6);
  expect((await fleetsOf(tester)).fleets).toHaveLength(1);
  await tester.host.advance(1);
  expect(await fleetsOf(tester)).toEqual({ ...none, tick: arrives });
  await travel(tester, account, 'SOL');
  expect((await fleetsOf(tester)).fleets).toHaveLength(1);
  await tester.call('accounts.delete', { account, body: { confirm: 'Ada' } });
  expect((await fleetsOf(tester)).fleets).toEqual([]);
});

test('an account that allows nothing leaves no trace in the answer, its text or its cost', async () => {
  const alone = await hostTester();
  const both = await hostTester();
  for (const tester of [alone, both]) {
    const { account } = await tester.account('Ada');
    const { account: other } = await tester.account('Bo');
    await allow(tester, account, true);
    await travel(tester, account, 'BARNARD');
    if (tester === both) await travel(tester, other, 'BARNARD');
  }
  const answer = await alone.call('galaxy.fleets');
  expect((answer.body as PublicFleets).fleets).toHaveLength(1);
  expect(await both.call('galaxy.fleets')).toEqual(answer);
});

test('strangers see nothing within a system, no cargo, and no codes', async () => {
  const { account, tester } = await adaTester();
  await allow(tester, account, true);
  const drone = await tester.codeOf(account, 'mining_drone');
  const within = { command: 'travel', destination: 'SOL-4' };
  const scout = await tester.codeOf(account, 'survey_drone');
  expect((await tester.command(account, scout, within)).status).toBe(202);
  expect((await fleetsOf(tester)).fleets).toEqual([]);
  const into = await tester.codeOf(account, 'heaven_vessel');
  await tester.command(account, drone, { command: 'stow', into });
  const { code } = await travel(tester, account, 'BARNARD');
  const shown = await fleetsOf(tester);
  expect(shown.fleets).toMatchObject([{ count: 1 }]);
  const text = JSON.stringify(shown);
  const hidden = [code, drone, 'heaven', 'mining', 'BELT'];
  expect(hidden.filter((word) => text.includes(word))).toEqual([]);
  // It turns back, and its end is nobody's to know.
  await tester.command(account, code, { command: 'recall' });
  expect((await fleetsOf(tester)).fleets).toEqual([]);
});

const AT = 'SOL-BELT-1';

async function historyOf(host: Host, account: number, query: object = {}): Promise<StockHistory> {
  const asked = { account, query: { location: AT, ...query } };
  return (await callHost(host, 'inventory.history', asked)).body as StockHistory;
}

/** The history once the host has samples of these ticks and of now. */
async function sampledAt(
  host: Host,
  account: number,
  ticks: readonly number[],
): Promise<StockHistory> {
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
async function mining(tester: Tester, name: string) {
  const { account } = await tester.account(name);
  const order = { command: 'start_mining', resource: 'carbon' };
  await tester.command(account, await tester.codeOf(account, 'mining_drone'), order);
  return account;
}

test('has a point for each hour and one for now, the same as the stock had been', async () => {
  const tester = await hostTester();
  const { host } = tester;
  const account = await mining(tester, 'Ada');
  const was: object[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let minutes = 0; minutes < 60; minutes += 20) await host.advance(1200);
    const { locations } = await tester.body<InventoryList>('inventory.list', { account });
    was.push(locations[0]!.items);
    await sampledAt(host, account, [0, 3600, 7200, 10800].slice(0, hour + 2));
  }
  await host.advance(100);
  const history = await sampledAt(host, account, [0, 3600, 7200, 10800, 10900]);
  const { location, first_tick, points } = history;
  expect({ location, first_tick }).toEqual({ location: AT, first_tick: 0 });
  expect(points.slice(1, 4).map(({ items }) => items)).toEqual(was);
  expect(points[1]!.items['carbon']).toBeGreaterThan(points[0]!.items['carbon'] ?? 0);
  const newest = await historyOf(host, account, { points: 2 });
  expect(newest).toEqual({ location, first_tick, points: points.slice(-2) });
  expect((await historyOf(host, account, { points: 1 })).points).toEqual(points.slice(-1));
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

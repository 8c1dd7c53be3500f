import { expect, test } from 'vitest';
import { hostTester, shortSeasons } from '../../hostTester.js';

interface Season {
  readonly season: number;
  readonly state: string;
  readonly contributor_count: number;
  readonly contributors: readonly object[];
  readonly next_cursor: number | null;
}

interface Page {
  readonly seasons: readonly Season[];
  readonly next_cursor: number | null;
}

test('lists past seasons with their boards, the newest first', async () => {
  const tester = await hostTester({ ruleset: shortSeasons(1) });
  const { account } = await tester.account('Ada');
  const [beacon] = await tester.devices(account, { device_type: 'ftl_beacon' });
  const { device_code, replicant_code } = beacon!;
  const path = { code: 'SOL-OBJ-1' };
  await tester.call('locations.contribute', { account, path, body: { devices: [device_code] } });
  for (let steps = 0; steps < 5; steps += 1) await tester.host.advance(100);
  const page = async (query: object): Promise<Page> =>
    (await tester.call('seasons.list', { account, query: { ...query } })).body as Page;
  const all = await page({});
  expect(all.next_cursor).toBeNull();
  const states = all.seasons.map(({ season, state }) => `${season} ${state}`);
  expect(states.slice(0, 2)).toEqual([`${states.length} active`, `${states.length - 1} failed`]);
  expect(all.seasons.at(-1)).toMatchObject({
    season: 1,
    state: 'succeeded',
    started_tick: 0,
    completed_tick: 0,
    objective: { location: 'SOL-OBJ-1', progress: 1, status: 'completed' },
    contributor_count: 1,
    contributors: [{ rank: 1, replicant: 'Ada', replicant_code, devices: 1 }],
  });
  const walked: Season[] = [];
  for (let cursor: number | null | undefined; cursor !== null;) {
    const { next_cursor, seasons } = await page({ limit: 2, ...(cursor && { cursor }) });
    walked.push(...seasons);
    cursor = next_cursor;
  }
  expect(walked).toEqual(all.seasons);
  for (const season of all.seasons) {
    const one = { account, path: { season: String(season.season) } };
    expect((await tester.call('seasons.get', one)).body).toEqual(season);
  }
  const current = await tester.call('seasons.current', { account });
  expect(current.body).toEqual({ ...all.seasons[0], own: null });
  const future = { account, path: { season: String(states.length + 1) } };
  expect((await tester.call('seasons.get', future)).body).toMatchObject({
    status: 404,
    code: 'unknown_season',
  });
  expect((await page({ at: 5 })).seasons).toMatchObject([{ season: 1, state: 'succeeded' }]);
});

test('shows each account its own share of the current season, and no other', async () => {
  const calendar = [{ ...shortSeasons(1).seasons.calendar[0]!, requirements: { ftl_beacon: 9 } }];
  const fleet = ['heaven_vessel', 'ftl_beacon', 'ftl_beacon', 'ftl_beacon'] as const;
  const tester = await hostTester({
    ruleset: {
      ...shortSeasons(1),
      seasons: { ...shortSeasons(1).seasons, calendar },
      start: { ...shortSeasons(1).start, fleet },
    },
  });
  const accounts: number[] = [];
  for (const [name, count] of [
    ['Ada', 1],
    ['Bo', 3],
    ['Cy', 0],
  ] as const) {
    const { account } = await tester.account(name);
    accounts.push(account);
    const beacons = await tester.devices(account, { device_type: 'ftl_beacon' });
    const devices = beacons.slice(0, count).map(({ device_code }) => device_code);
    const given = { path: { code: 'SOL-OBJ-1' }, body: { devices } };
    if (count > 0) await tester.call('locations.contribute', { account, ...given });
  }
  const own = async (account: number) =>
    ((await tester.call('seasons.current', { account })).body as { readonly own: unknown }).own;
  expect(await own(accounts[0]!)).toEqual({ rank: 2, devices: 1 });
  expect(await own(accounts[1]!)).toEqual({ rank: 1, devices: 3 });
  expect(await own(accounts[2]!)).toBeNull();
  const { body } = await tester.call('overview.get');
  expect((body as { readonly season: object }).season).not.toHaveProperty('own');
});

test('shows the contributors of a season in pages of at most 100', async () => {
  const calendar = [{ ...shortSeasons(1).seasons.calendar[0]!, requirements: { ftl_beacon: 9 } }];
  const tester = await hostTester({
    ruleset: { ...shortSeasons(1), seasons: { ...shortSeasons(1).seasons, calendar } },
  });
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const { account } = await tester.account(name);
    const [beacon] = await tester.devices(account, { device_type: 'ftl_beacon' });
    const given = { path: { code: 'SOL-OBJ-1' }, body: { devices: [beacon?.device_code] } };
    await tester.call('locations.contribute', { account, ...given });
  }
  const page = async (operation: 'seasons.current' | 'seasons.get', query: object) => {
    const path = operation === 'seasons.get' ? { season: '1' } : {};
    const call = { account: 1, path, query: { ...query } };
    return (await tester.call(operation, call)).body as Season & { readonly status?: number };
  };
  const names = async (query: object) => {
    const { contributor_count, contributors, next_cursor } = await page('seasons.get', query);
    expect(await page('seasons.current', query)).toMatchObject({ contributors, next_cursor });
    expect(contributor_count).toBe(3);
    const rows = contributors as readonly { readonly rank: number; readonly replicant: string }[];
    return [...rows.map(({ rank, replicant }) => `${rank} ${replicant}`), next_cursor];
  };
  expect(await names({})).toEqual(['1 Ada', '1 Bo', '1 Cy', null]);
  expect(await names({ limit: 2 })).toEqual(['1 Ada', '1 Bo', 2]);
  expect(await names({ limit: 2, cursor: 2 })).toEqual(['1 Cy', null]);
  expect(await names({ cursor: 3 })).toEqual([null]);
  expect((await page('seasons.get', { limit: 101 })).status).toBeGreaterThanOrEqual(400);
});

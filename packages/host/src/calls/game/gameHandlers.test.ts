import type { Leaderboard, NewsList, Overview, Season, SeasonList } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester, callHost, hostTester, shortSeasons } from '../../hostTester.js';
import { followTester, until } from '../../followTester.js';

test('lists past seasons with their boards, the newest first', async () => {
  const { account, tester } = await adaTester({ ruleset: shortSeasons(1) });
  const { replicant_code } = (await tester.devices(account))[0]!;
  await give(tester, account);
  for (let steps = 0; steps < 5; steps += 1) await tester.host.advance(100);
  const page = (query: object) =>
    tester.body<SeasonList>('seasons.list', { account, query: { ...query } });
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
  const { tester } = await contributed({ Ada: 1, Bo: 3, Cy: 0 });
  const own = async (account: number) =>
    (await tester.body<Season>('seasons.current', { account })).own;
  expect([await own(1), await own(2), await own(3)]).toEqual([
    { rank: 2, devices: 1 },
    { rank: 1, devices: 3 },
    null,
  ]);
  const { season } = await tester.body<Overview>('overview.get');
  expect(season).not.toHaveProperty('own');
});

test('shows the contributors of a season in pages of at most 100', async () => {
  const { tester } = await contributed({ Ada: 1, Bo: 1, Cy: 1 });
  const page = (operation: 'seasons.current' | 'seasons.get', query: object) => {
    const path = operation === 'seasons.get' ? { season: '1' } : {};
    const asked = { account: 1, path, query: { ...query } };
    return tester.body<Season & { readonly status?: number }>(operation, asked);
  };
  const names = async (query: object) => {
    const { contributor_count, contributors, next_cursor } = await page('seasons.get', query);
    expect(await page('seasons.current', query)).toMatchObject({ contributors, next_cursor });
    expect(contributor_count).toBe(3);
    return [...contributors.map(({ rank, replicant }) => `${rank} ${replicant}`), next_cursor];
  };
  expect(await names({})).toEqual(['1 Ada', '1 Bo', '1 Cy', null]);
  expect(await names({ limit: 2 })).toEqual(['1 Ada', '1 Bo', 2]);
  expect(await names({ limit: 2, cursor: 2 })).toEqual(['1 Cy', null]);
  expect(await names({ cursor: 3 })).toEqual([null]);
  expect((await page('seasons.get', { limit: 101 })).status).toBeGreaterThanOrEqual(400);
});

type Tester = Awaited<ReturnType<typeof hostTester>>;

const newsOf = ({ body }: Pick<Tester, 'body'>, query: object = {}) =>
  body<NewsList>('news.list', { query: { ...query } });

/** Gives so many beacons of an account, all by default. */
async function give(tester: Tester, account: number, count = Infinity): Promise<void> {
  const beacons = await tester.devices(account, { device_type: 'ftl_beacon' });
  const devices = beacons.slice(0, count).map(({ device_code }) => device_code);
  const path = { code: 'SOL-OBJ-1' };
  if (count > 0) await tester.call('locations.contribute', { account, path, body: { devices } });
}

/** A season to which the accounts with these names have given so many beacons. */
async function contributed(counts: Readonly<Record<string, number>>) {
  const rules = shortSeasons(3);
  const calendar = [{ ...rules.seasons.calendar[0]!, requirements: { ftl_beacon: 9 } }];
  const tester = await hostTester({
    ruleset: { ...rules, seasons: { ...rules.seasons, calendar } },
  });
  for (const [name, count] of Object.entries(counts)) {
    await give(tester, (await tester.account(name)).account, count);
  }
  return { tester };
}

test('everybody reads what was given, and how seasons begin and end', async () => {
  const { account, tester } = await adaTester({ ruleset: shortSeasons(2) });
  await give(tester, account);
  for (let steps = 0; steps < 2; steps += 1) await tester.host.advance(60);
  const { news, next_cursor } = await newsOf(tester);
  expect(news.map(({ kind, tick }) => `${kind} ${tick}`)).toEqual([
    'season_started 110',
    'season_failed 110',
    'season_started 10',
    'season_completed 0',
    'contributed 0',
  ]);
  expect(next_cursor).toBe(null);
  // Names as the leaderboard has them.
  const asked = { account };
  const { leaderboard } = await tester.body<Leaderboard>('leaderboards.megastructure', asked);
  const { replicant, replicant_code } = leaderboard[0]!;
  expect(news[4]).toEqual({
    id: 1,
    tick: 0,
    kind: 'contributed',
    location: 'SOL-OBJ-1',
    replicant,
    replicant_code,
    device_type: 'ftl_beacon',
    count: 2,
  });
  const older = await newsOf(tester, { cursor: news[2]!.id, limit: 1 });
  expect(older).toEqual({ news: [news[3]], next_cursor: news[3]!.id });
});

test('news as it was has nothing that came later', async () => {
  const { account, tester } = await adaTester({ ruleset: shortSeasons(2) });
  await tester.host.advance(5);
  await give(tester, account);
  await tester.host.advance(5);
  const then = await newsOf(tester);
  await tester.host.advance(10);
  expect((await newsOf(tester)).news).toHaveLength(3);
  expect(await newsOf(tester, { at: 10 })).toEqual(then);
  expect(await newsOf(tester, { at: 4 })).toEqual({ news: [], next_cursor: null });
});

test('who deletes an account is in no news, also not in that of before', async () => {
  const { account, tester } = await adaTester({ ruleset: shortSeasons(2) });
  await give(tester, account);
  await tester.host.advance(1);
  await tester.call('accounts.delete', { account, body: { confirm: 'Ada' } });
  await tester.host.advance(1);
  for (const query of [{}, { at: 1 }]) {
    const gift = (await newsOf(tester, query)).news.find(({ kind }) => kind === 'contributed');
    expect(gift).toEqual({
      id: 1,
      tick: 0,
      kind: 'contributed',
      location: 'SOL-OBJ-1',
      device_type: 'ftl_beacon',
      count: 2,
    });
  }
});

test('news stays after a crash, and is the same on a follower', async () => {
  const game = await followTester(undefined, 0, shortSeasons(2));
  const { account } = await game.writer.account('Ada');
  const early = await game.follow();
  await give(game.writer, account);
  await game.writer.host.advance(60);
  const news = await newsOf(game.writer);
  expect(news.news).toHaveLength(3);
  await until(() => early.tick === 60);
  for (const follower of [early, await game.follow()]) {
    expect((await callHost(follower, 'news.list')).body).toEqual(news);
  }
  await game.writer.crash();
  expect(await newsOf(game.writer)).toEqual(news);
  await game.close();
});

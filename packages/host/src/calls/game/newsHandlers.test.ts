import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { followTester, until } from '../../followTester.js';
import { callHost, hostTester, shortSeasons } from '../../hostTester.js';

const { hubs, start } = STANDARD_RULESET;

/** Everybody begins with a hub where one can work. */
const WITH_HUB = {
  ...STANDARD_RULESET,
  hubs: { ...hubs, commonsStarCodes: [] },
  start: {
    ...start,
    starCodes: ['BARNARD'],
    place: '1-L4',
    fleet: ['heaven_vessel', 'system_hub', 'survey_drone'] as const,
  },
};

type Tester = Awaited<ReturnType<typeof hostTester>>;

interface News {
  readonly news: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[];
  readonly next_cursor: number | null;
}

const newsOf = async (tester: Pick<Tester, 'call'>, query: object = {}): Promise<News> =>
  (await tester.call('news.list', { query: { ...query } })).body as News;

/** Gives all beacons of an account. */
async function give(tester: Tester, account: number): Promise<void> {
  const beacons = await tester.devices(account, { device_type: 'ftl_beacon' });
  const devices = beacons.map(({ device_code }) => device_code);
  const path = { code: 'SOL-OBJ-1' };
  await tester.call('locations.contribute', { account, path, body: { devices } });
}

test('everybody reads what was given, and how seasons begin and end', async () => {
  const tester = await hostTester({ ruleset: shortSeasons(2) });
  const { account } = await tester.account('Ada');
  await give(tester, account);
  for (let steps = 0; steps < 2; steps += 1) await tester.host.advance(60);
  const { news, next_cursor } = await newsOf(tester);
  expect(news.map(({ kind, tick }) => `${String(kind)} ${String(tick)}`)).toEqual([
    'season_started 110',
    'season_failed 110',
    'season_started 10',
    'season_completed 0',
    'contributed 0',
  ]);
  expect(next_cursor).toBe(null);
  // Names as the leaderboard has them.
  const { body } = await tester.call('leaderboards.megastructure', { account });
  const { leaderboard } = body as { readonly leaderboard: readonly Record<string, unknown>[] };
  const [{ replicant, replicant_code } = {}] = leaderboard;
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
  await tester.host.close();
});

test('news as it was has nothing that came later', async () => {
  const tester = await hostTester({ ruleset: shortSeasons(2) });
  const { account } = await tester.account('Ada');
  await tester.host.advance(5);
  await give(tester, account);
  await tester.host.advance(5);
  const then = await newsOf(tester);
  await tester.host.advance(10);
  expect((await newsOf(tester)).news).toHaveLength(3);
  expect(await newsOf(tester, { at: 10 })).toEqual(then);
  expect(await newsOf(tester, { at: 4 })).toEqual({ news: [], next_cursor: null });
  await tester.host.close();
});

test('strangers see the star of a hub once, and nothing else that its owner does', async () => {
  const tester = await hostTester({ ruleset: WITH_HUB });
  const { account } = await tester.account('Ada');
  const [hub] = await tester.devices(account, { device_type: 'system_hub' });
  const [drone] = await tester.devices(account, { device_type: 'survey_drone' });
  const [vessel] = await tester.devices(account, { device_type: 'heaven_vessel' });
  for (const command of ['activate', 'deactivate', 'activate']) {
    expect((await tester.command(account, hub!.device_code, { command })).status).toBe(200);
    await tester.host.advance(70);
  }
  await tester.command(account, drone!.device_code, { command: 'scan' });
  const journey = { command: 'travel', destination: 'SOL' };
  expect((await tester.command(account, vessel!.device_code, journey)).status).toBe(202);
  // Long enough for the first arrival of anybody at this star.
  for (let steps = 0; steps < 20; steps += 1) await tester.host.advance(1000);
  const own = (await tester.events(account)).map(({ event }) => event);
  expect(own).toContain('travel.arrived');
  const { news } = await newsOf(tester);
  expect(news).toHaveLength(1);
  expect(news[0]).toMatchObject({ kind: 'hub_built', location: 'BARNARD', count: 1 });
  const { body } = await tester.call('galaxy.get', { query: { limit: 100 } });
  const { stars } = body as { readonly stars: readonly Readonly<Record<string, unknown>>[] };
  const { replicant, replicant_code } = news[0]!;
  expect(stars.find(({ designation }) => designation === 'BARNARD')).toMatchObject({
    locked_by: { replicant, replicant_code },
  });
  // Not the place of the hub, and no code of a device.
  const text = JSON.stringify(news);
  for (const hidden of ['BARNARD-1', hub!.device_code, vessel!.device_code]) {
    expect(text).not.toContain(hidden);
  }
  await tester.host.close();
});

test('who deletes an account is in no news, also not in that of before', async () => {
  const tester = await hostTester({ ruleset: shortSeasons(2) });
  const { account } = await tester.account('Ada');
  await give(tester, account);
  await tester.host.advance(1);
  const { name } = (await tester.call('accounts.get', { account })).body as { name: string };
  await tester.call('accounts.delete', { account, body: { confirm: name } });
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
  await tester.host.close();
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

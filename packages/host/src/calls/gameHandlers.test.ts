import { STANDARD_RULESET } from '@astrarium/core';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

const { seasons, start } = STANDARD_RULESET;

/** Seasons of 100 seconds whose objective needs one beacon; everybody begins at the first one. */
const SHORT = {
  ...STANDARD_RULESET,
  seasons: {
    ...seasons,
    restSeconds: 10,
    calendar: [
      {
        name: 'Short',
        structure: 'Mast',
        starCode: 'SOL',
        durationSeconds: 100,
        requirements: { ftl_beacon: 1 },
      },
    ],
  },
  start: {
    ...start,
    starCodes: ['SOL'],
    place: 'OBJ-1',
    fleet: ['heaven_vessel', 'ftl_beacon'] as const,
  },
};

interface Season {
  readonly season: number;
  readonly state: string;
  readonly contributor_count: number;
  readonly contributors: readonly object[];
}

interface Page {
  readonly seasons: readonly Season[];
  readonly next_cursor: number | null;
}

test('lists past seasons with their boards, the newest first', async () => {
  const tester = hostTester({ ruleset: SHORT });
  const { account } = await tester.account('Ada');
  const list = await tester.call('devices.list', { account, query: { device_type: 'ftl_beacon' } });
  const [{ device_code, replicant_code }] = (
    list.body as {
      devices: [{ readonly device_code: string; readonly replicant_code: string }];
    }
  ).devices;
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
  expect(current.body).toEqual(all.seasons[0]);
  const future = { account, path: { season: String(states.length + 1) } };
  expect((await tester.call('seasons.get', future)).body).toMatchObject({
    status: 404,
    code: 'unknown_season',
  });
  expect((await page({ at: 5 })).seasons).toMatchObject([{ season: 1, state: 'succeeded' }]);
});

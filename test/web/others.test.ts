import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, signIn, webTester } from '../tools/browser/webTester.js';

/** More accounts than there are start systems: the last one begins beside an earlier one. */
const MAX_ACCOUNTS = 40;

const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`others on the map in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;
  let star = '';
  let place = '';

  const read = async (path: string, token: string): Promise<Record<string, never>> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${tester.server.url}/v1/${path}`, { headers });
    return (await answer.json()) as Record<string, never>;
  };
  const homeOf = async (token: string): Promise<string> => {
    const { devices } = (await read('devices?limit=1', token)) as {
      devices?: { location: string }[];
    };
    return devices?.[0]?.location ?? '';
  };

  beforeAll(async () => {
    const { token } = await tester.folder.open('Ada');
    place = await homeOf(token);
    star = place.split('-')[0] ?? '';
    let met = '';
    for (let n = 1; met !== place && n < MAX_ACCOUNTS; n += 1) {
      met = await homeOf((await tester.folder.open(`Neighbour${n}`)).token);
    }
    expect(met).toBe(place);
    watched = await tester.open('/');
    await signIn(watched.page, token);
  });
  afterAll(() => tester.close());

  describe('devices of others', () => {
    test('are shown where the account has devices, and nowhere else', async () => {
      const { page } = watched;
      await page.goto(`${tester.server.url}/#/map/${star}`);
      await page.getByRole('heading', { name: /^Devices of others: [1-9]/ }).waitFor();
      expect(await page.locator('.others li').allTextContents()).toEqual([
        expect.stringMatching(/^Neighbour\d+: .*2 mining drone/),
      ]);
      await page.waitForTimeout(1000);
      const look = process.env['ASTRARIUM_LOOK'];
      if (look !== undefined) {
        await page.screenshot({ path: join(look, 'others-near.png') });
        await page.getByRole('application').focus();
        await page.keyboard.press('0');
        await page.waitForTimeout(500);
        await page.screenshot({ path: join(look, 'others-far.png') });
      }
      await page.goto(`${tester.server.url}/#/map/${place}`);
      await page.getByRole('heading', { name: /^Devices of others: [1-9]/ }).waitFor();
      await page.goto(`${tester.server.url}/#/map/${star === 'SIRIUS' ? 'SOL' : 'SIRIUS'}`);
      await page.getByText('You see others only in systems').waitFor();
      expect(await page.locator('.others li').count()).toBe(0);
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('take one request for each system, and for each place of the shown one', () => {
      const asked = watched.requests.filter((url) => url.endsWith('/presence?limit=100'));
      const codes = new Set(asked.map((url) => /locations\/([\w-]+)\//.exec(url)?.[1]));
      expect(codes).toContain(star);
      expect(codes).toContain(place);
      const others = [...codes].filter((code) => code?.startsWith(`${star}-`) !== true);
      expect(others.sort()).toEqual([star, star === 'SIRIUS' ? 'SOL' : 'SIRIUS'].sort());
      expect(codes.size).toBeLessThan(30);
      expect(watched.faults).toEqual([]);
    });
  });

  test('the present climate of a planet is shown while the game stands still', async () => {
    const { page } = watched;
    await page.goto(`${tester.server.url}/#/planets/SOL-3`);
    await page.getByText('Nothing changes here').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
}

import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { webTester } from '../tools/browser/webTester.js';

/** Milliseconds from the start of the navigation to the first painted content. */
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;

/** What is shown of the climate of a planet that nobody changes. */
const CLIMATE = '.planets .unchanging';

interface PlanetAnswer {
  readonly terraforming: {
    at_rest: boolean;
    readonly attributes: Record<string, { value: number }>;
  };
}

const EMAIL = 'eve@example.org';

const tester = await webTester({ speed: 60 });

if ('reason' in tester) notRun(`the observatory in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());
  let token = '';
  beforeAll(async () => {
    token = await tester.join('Ada');
  });

  /** Opens a page whose clock can be put forward to its next look at the server. */
  const openWithClock = async () => {
    const watched = await tester.open('/docs/');
    await watched.page.clock.install();
    return { ...watched, pass: () => watched.page.clock.fastForward(5000) };
  };

  describe('the start page', () => {
    test('shows the season without a token, and no figures of the server, and signs in', async () => {
      const { faults, page, requests } = await tester.open('/');
      await page.getByText('Lantern Array').first().waitFor();
      await expect.poll(() => page.locator('.tick .number').textContent()).toMatch(/^\d/);
      expect(await page.locator('body').textContent()).not.toContain('ticks/s');
      expect(await page.evaluate(`document.fonts.check('14px Inter')`)).toBe(true);
      const paint = async () => Math.round((await page.evaluate(FIRST_PAINT)) as number);
      // The browser notes the time a moment after it has painted.
      await expect.poll(paint).toBeGreaterThan(0);
      const paintMs = await paint();
      console.log(`the first content is painted after ${paintMs} ms`);
      if (FULL) expect(paintMs).toBeLessThan(1000);
      // The link that the server prints signs in also where the pages are open.
      await page.evaluate(`location.hash = 'token=${token}'`);
      await page.getByText('Ada').first().waitFor();
      expect(page.url()).toBe(`${tester.url}/`);
      expect(requests.filter((url) => !url.startsWith(tester.url))).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('mails a token, with which this tab alone signs in', async () => {
      const { faults, page } = await tester.open('/');
      await page.getByRole('button', { name: 'Play' }).click();
      await page.getByText('Get an account, or a lost token, by mail').click();
      const form = page.getByRole('form', { name: 'New account' });
      await form.getByLabel('E-mail address').fill(EMAIL);
      await form.getByLabel('Name').fill('Eve');
      await page.keyboard.press('Enter');
      await page.getByText(`A link is in the mail to ${EMAIL}`).waitFor();
      const mail = tester.host.outbox.unsent().find(({ to }) => to === EMAIL);
      const link = /http\S+\/v1\/accounts\/verify\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const mailed = await tester.open(link.replace(tester.url, ''));
      await mailed.page.getByRole('button').click();
      const own = (await mailed.page.locator('code').textContent()) ?? '';
      // Another tab of the same browser.
      await mailed.page.goto(tester.url);
      await mailed.page.getByRole('button', { name: 'Play' }).waitFor();
      await page.getByText('I have a token').click();
      await page.getByLabel('Token').fill('astrarium_wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'token' }).waitFor();
      expect(faults.every((fault) => fault.includes('401 (Unauthorized)'))).toBe(true);
      await page.getByLabel('Token').fill(own);
      await page.keyboard.press('Enter');
      await page.getByText('Eve', { exact: true }).first().waitFor();
      await page.reload();
      await page.getByText('Eve', { exact: true }).first().waitFor();
      const kept = `(localStorage.getItem('astrarium.token') ?? document.cookie).length`;
      expect(await page.evaluate(kept)).toBe(0);
      await mailed.page.reload();
      await mailed.page.getByRole('button', { name: 'Play' }).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Play' }).waitFor();
      expect(await page.evaluate('sessionStorage.length')).toBe(0);
    });

    test('signs in with the link that the server prints, and shows figures and planets', async () => {
      const { faults, page, pass, requests } = await openWithClock();
      await page.goto(`${tester.url}/#token=${token}`);
      await page.getByText('Ada').first().waitFor();
      await page.goto(`${tester.url}/#/server`);
      await page.getByText('60 ticks/s').waitFor();
      // No earlier moment is asked for while the game is fast.
      await page.getByRole('link', { name: 'Planets', exact: true }).click();
      await page.locator(CLIMATE).waitFor();
      const reads = () => requests.filter((url) => /\/locations\/\w+-\d/.test(url));
      await expect.poll(() => pass().then(() => reads().length)).toBeGreaterThan(1);
      expect(reads().filter((url) => url.includes('at='))).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('shows in a chart the figures under the pointer, else the last ones', async () => {
      const { page, pass } = await openWithClock();
      await page.goto(`${tester.url}/#token=${token}`);
      let reads = 0;
      await page.route(/\/v1\/locations\/\w+-\d+/, async (route) => {
        const answer = await route.fetch();
        const place = (await answer.json()) as PlanetAnswer;
        place.terraforming.at_rest = false;
        // The last figure stays: on a busy machine, a look may miss those before.
        reads = Math.min(3, reads + 1);
        place.terraforming.attributes['oxygen']!.value = reads;
        await route.fulfill({ response: answer, json: place });
      });
      await page.getByRole('link', { name: 'Planets', exact: true }).click();
      const oxygen = page.locator('.attributes article', { hasText: 'oxygen' });
      const figure = async (value: string) => {
        await pass();
        return (await oxygen.locator('.u-value').nth(1).textContent())?.includes(value);
      };
      await expect.poll(() => figure('3')).toBe(true);
      expect(await oxygen.locator('.u-value').allTextContents()).not.toContain('--');
      await oxygen.locator('.u-over').hover({ position: { x: 1, y: 40 } });
      await expect.poll(() => figure('1')).toBe(true);
    });

    test('reads again what could not be read', async () => {
      const { page, pass } = await openWithClock();
      let failures = 0;
      for (const path of [/\/v1\/fleet/, /\/v1\/locations\/\w+$/]) {
        const fail = (route: Route) => {
          failures += 1;
          return route.fulfill({ status: 500, body: 'out of order' });
        };
        await page.route(path, fail, { times: 1 });
      }
      await page.goto(`${tester.url}/#token=${token}`);
      await page.getByRole('link', { name: 'Planets', exact: true }).click();
      const isShown = () => pass().then(() => page.locator(CLIMATE).count());
      await expect.poll(isShown).toBeGreaterThan(0);
      expect(failures).toBe(2);
    });
  });
}

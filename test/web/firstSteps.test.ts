import { afterAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, webTester } from '../tools/browser/webTester.js';

// Fast: a beacon is printed and flown to the great structure in seconds.
const tester = await webTester('--speed', '300', '--seed', '7');

if ('reason' in tester) notRun(`the first steps in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  describe('the first steps', () => {
    test('lead by eight clicks and a name from the first sight to a gift to the season', async () => {
      const { faults, page } = await tester.open('/');
      await page.getByText('Nobody yet. Be the first to build.').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play' }).click();
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Start' }).click();
      const next = page.locator('.next');
      for (const step of ['Mine', 'Scan', 'Print', 'Load', 'Fly', 'Give']) {
        await next.getByRole('button', { name: step, exact: true }).first().click();
        await next.getByRole('status').filter({ hasText: /\S/ }).waitFor();
      }
      await next.getByText(/^You gave \d+ device/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Ada gave 1 ftl beacon to the Lantern Array').waitFor();
      await page.getByText('Nobody yet').waitFor({ state: 'detached' });
      expect(await page.locator('.builders li').allTextContents()).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });
}

import { afterAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, signIn, webTester } from '../tools/browser/webTester.js';

// Fast: a beacon is printed and flown to the great structure in seconds.
const tester = await webTester('--speed', '300', '--seed', '7');

if ('reason' in tester) notRun(`the first steps in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  describe('the first steps', () => {
    test('lead by single clicks from the first sight to a gift to the season', async () => {
      const { token } = await tester.folder.open('Ada');
      const { faults, page } = await tester.open('/');
      await page.getByText('Nobody yet. Be the first to build.').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await signIn(page, token);
      const next = page.locator('.next');
      for (const step of ['Mine', 'Scan', 'Print', 'Load', 'Fly', 'Give']) {
        await next.getByRole('button', { name: step, exact: true }).first().click();
        await next.getByRole('status').filter({ hasText: /\S/ }).waitFor();
      }
      await next.getByText(/^You gave \d+ device/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Nobody yet').waitFor({ state: 'detached' });
      expect(await page.locator('.builders li').allTextContents()).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });
}

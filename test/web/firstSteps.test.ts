import { afterAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
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

  test.runIf(FULL)(
    'take minutes for somebody who reads nothing, at the speed of life',
    async () => {
      const slow = await webTester('--speed', '1', '--seed', '7');
      if ('reason' in slow) throw new Error(slow.reason);
      try {
        const { page } = await slow.open('/');
        const startMs = Date.now();
        const told = (what: string): void => {
          console.log(`${what} after ${((Date.now() - startMs) / 60_000).toFixed(1)} min`);
        };
        await page.getByRole('button', { name: 'Play' }).click();
        await page.getByLabel('Your name').fill('Bo');
        await page.getByRole('button', { name: 'Start' }).click();
        const next = page.locator('.next');
        const before = await page.locator('.stock-bar b').allTextContents();
        // Always the first button, whatever it says, as soon as it can be pressed.
        const isTravelling = () => page.locator('.work.travelling').count();
        let isMined = false;
        while ((await isTravelling()) === 0) {
          const button = next.locator('button:enabled').first();
          if ((await button.count()) > 0) await button.click().catch(() => undefined);
          const stock = await page.locator('.stock-bar b').allTextContents();
          if (!isMined && before.length > 0 && stock.join() !== before.join()) {
            isMined = true;
            told('The first unit is mined');
          }
          await page.waitForTimeout(500);
        }
        told('The first journey begins');
        expect(isMined).toBe(true);
      } finally {
        await slow.close();
      }
    },
  );
}

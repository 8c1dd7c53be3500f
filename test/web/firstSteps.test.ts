import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { animationFacts } from '../tools/browser/animatedPng.js';
import { screenRecorder, type ScreenRecorder } from '../tools/browser/screenRecorder.js';
import { ROOT } from '../tools/sources/sources.js';
import { seriousFaults, webTester } from '../tools/browser/webTester.js';

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

/** The moving picture of the README: the first steps, played by this test. */
const PICTURE = join(ROOT, 'docs/pictures/firstSteps.png');
const SIZE = { width: 1040, height: 640 };
const FRAME_MS = 400;

/** The kind of element that has the focus. */
const FOCUSED = `document.activeElement.tagName`;

/** The token that this browser keeps when the tab is closed. */
const KEPT_TOKEN = `localStorage.getItem('astrarium.token')`;

/** Takes pictures of a page while it is played. */
async function filmOf(page: Page): Promise<ScreenRecorder> {
  await page.setViewportSize(SIZE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByText('Heaven vessel 1').waitFor();
  return screenRecorder(page);
}

test('the moving picture of the README has at most 1.5 MB', () => {
  const file = readFileSync(PICTURE);
  const { frames, height, width } = animationFacts(file);
  expect(file.length).toBeLessThanOrEqual(1_500_000);
  expect(frames).toBeGreaterThan(10);
  expect({ width, height }).toEqual(SIZE);
});

// Fast: a beacon is printed and flown to the great structure in seconds, which a picture shows.
const tester = await webTester({ speed: RECORD ? 300 : 1200 });

if ('reason' in tester) notRun(`the first steps in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  describe('the first steps', () => {
    test('lead by eight clicks and a name from the first sight to a gift to the season', async () => {
      const { faults, page } = await tester.open('/');
      // So that nobody waits for what is said for a while, or read again after a while.
      await page.clock.install();
      await page.reload();
      await page.getByText('Nobody yet. Be the first to build.').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play' }).click();
      // The name is the first thing to type.
      await page.keyboard.type('Ada');
      await page.getByRole('button', { name: 'Start' }).click();
      const next = page.locator('.next');
      await next.getByRole('button').first().waitFor();
      expect(await page.evaluate(FOCUSED)).toBe('MAIN');
      const counts: number[] = [];
      const film = RECORD ? await filmOf(page) : undefined;
      for (const step of ['Mine', 'Scan', 'Print', 'Load', 'Fly', 'Give']) {
        const button = next.getByRole('button', { name: step, exact: true }).first();
        while (film !== undefined && !(await button.isEnabled())) await film.take(FRAME_MS);
        await button.click();
        await next.getByRole('status').filter({ hasText: /\S/ }).waitFor();
        // Also when the button is gone with its suggestion.
        expect(await page.evaluate(FOCUSED)).not.toBe('BODY');
        const title = (await next.locator('h3').allTextContents()).join();
        counts.push(Number(/ · (\d) of 6$/.exec(title)?.[1] ?? 6));
        for (let n = 0; film !== undefined && n < 4; n += 1) {
          await film.take(FRAME_MS);
          await page.waitForTimeout(FRAME_MS / 2);
        }
      }
      await next.getByText(/^You gave \d+ device/).waitFor();
      await film?.take(FRAME_MS * 8);
      // What was done stays done, also on arrival.
      expect(counts).toEqual(counts.toSorted());
      if (film !== undefined) writeFileSync(PICTURE, film.file());
      expect(await seriousFaults(page)).toEqual([]);
      await next.getByText(/^Fly back to \w.* for the next load\./).waitFor();
      // What is said is said for a while only.
      await page.clock.fastForward('01:00');
      await expect.poll(() => next.getByRole('status').textContent()).toBe('');
      // Only the token leads back to who has no address.
      await page.getByRole('button', { name: 'Sign out' }).click();
      const leaving = page.getByRole('dialog', { name: 'Sign out?' });
      expect(await leaving.locator('code').textContent()).toBe(await page.evaluate(KEPT_TOKEN));
      await leaving.getByLabel('E-mail address').fill('ada@example.org');
      await page.keyboard.press('Enter');
      await leaving.getByText('A link is in the mail to ada@example.org.').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await leaving.getByRole('button', { name: 'Sign out now' }).click();
      await page.getByText('Ada gave 1 FTL beacon to the Lantern Array').waitFor();
      await page.clock.fastForward('01:00');
      await page.getByText('Nobody yet').waitFor({ state: 'detached' });
      expect(await page.locator('.builders li').allTextContents()).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });
}

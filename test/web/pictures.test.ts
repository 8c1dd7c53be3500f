import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { asWebp, differentPixels } from '../tools/browser/differentPixels.js';
import { beyondScreen, SCREENS } from '../tools/browser/screens.js';
import { ROOT } from '../tools/sources/sources.js';
import { signIn, webTester } from '../tools/browser/webTester.js';

/** The pictures of the documentation, by the page that they show. */
const PICTURES = [
  ['system', 'tablet', '#/map/ALPHACEN'],
  ['season', 'phone', '#/season'],
] as const;

const PAGES = ['', 'map', 'map/SOL-3', 'fleet', 'stock', 'planets', 'season', 'events', 'plan'];

/** Fonts and graphics differ between machines: this share of the pixels may. */
const MAX_DIFFERENT = 0.01;

/** A page that fits the narrowest screen may still have a fault on a wider one. */
const SIZES = FULL ? (Object.keys(SCREENS) as (keyof typeof SCREENS)[]) : (['phone'] as const);

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

/** A folder for a screenshot of each page in each size, to look at. */
const LOOK = process.env['ASTRARIUM_LOOK'];

const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`pictures of the documentation: ${tester.reason}`);
else {
  let page: Page;
  beforeAll(async () => {
    const { token } = await tester.folder.open('Ada');
    ({ page } = await tester.open('/'));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await signIn(page, token);
  });
  afterAll(() => tester.close());

  const open = async (address: string): Promise<void> => {
    await page.goto(`${tester.server.url}/${address}`);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
  };

  test.each(PICTURES)('the picture %s in the size %s shows %s', async (name, size, address) => {
    await page.setViewportSize(SCREENS[size]);
    // Loaded anew: a link to a place must show the place, also before the stars are known.
    await page.goto('about:blank');
    await open(address);
    const path = join(ROOT, 'docs/pictures', `${name}.webp`);
    if (RECORD) {
      await page.waitForTimeout(2000);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await asWebp(page, await page.screenshot()));
    }
    const shown = readFileSync(path);
    await expect
      .poll(async () => differentPixels(page, await page.screenshot(), shown))
      .toBeLessThan(MAX_DIFFERENT);
  });

  describe.each(SIZES)('in the size %s', (size) => {
    test.each(PAGES)('nothing of the page %s is beside the screen', async (name) => {
      await page.setViewportSize(SCREENS[size]);
      await open(`#/${name}`);
      if (name === 'fleet') await page.locator('.fleet-row a').first().click();
      await page.waitForTimeout(LOOK === undefined ? 300 : 2000);
      if (LOOK !== undefined) {
        const path = join(LOOK, `${name.replace('/', '-')}-${size}.png`);
        await page.screenshot({ path });
      }
      expect(await beyondScreen(page)).toEqual([]);
    });
  });
}

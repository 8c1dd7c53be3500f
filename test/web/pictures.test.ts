import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { asWebp, differentPixels } from '../tools/browser/differentPixels.js';
import { SCREENS } from '../tools/browser/screens.js';
import { ROOT } from '../tools/sources/sources.js';
import { webTester } from '../tools/browser/webTester.js';

/** The pictures of the documentation, by the page that they show. */
const PICTURES = [
  ['system', 'tablet', '#/map/ALPHACEN'],
  ['season', 'phone', '#/season'],
] as const;

/** Fonts and graphics differ between machines: this share of the pixels may. */
const MAX_DIFFERENT = 0.01;

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

const tester = await webTester();

if ('reason' in tester) notRun(`pictures of the documentation: ${tester.reason}`);
else {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await tester.openAs(await tester.join('Ada')));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  });
  afterAll(() => tester.close());

  test.each(PICTURES)('the picture %s in the size %s shows %s', async (name, size, address) => {
    await page.setViewportSize(SCREENS[size]);
    // Loaded anew: a link to a place must show the place, also before the stars are known.
    await page.goto('about:blank');
    await page.goto(`${tester.url}/${address}`);
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
}

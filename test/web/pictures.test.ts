import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { ROOT } from '../tools/sources.js';
import { webTester } from '../tools/webTester.js';

/** The pictures of the documentation, by the page that they show. */
const PICTURES = [
  ['map', '#/map'],
  ['system', '#/map/ALPHACEN'],
] as const;

/** Fonts and graphics differ between machines: this share of the pixels may. */
const MAX_DIFFERENT = 0.01;

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`pictures of the documentation: ${tester.reason}`);
else {
  let page: Page;
  beforeAll(async () => {
    const { token } = await tester.folder.open('Ada');
    ({ page } = await tester.open('/'));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByText('Ada').first().waitFor();
  });
  afterAll(() => tester.close());

  test.each(PICTURES)('the picture %s shows the page %s', async (name, address) => {
    await page.goto(`${tester.server.url}/${address}`);
    await page.getByRole('application').waitFor();
    const path = join(ROOT, 'docs/pictures', `${name}.png`);
    if (RECORD) {
      await page.waitForTimeout(2000);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await page.screenshot());
    }
    const shown = readFileSync(path);
    await expect
      .poll(async () => difference(page, await page.screenshot(), shown), { timeout: 15_000 })
      .toBeLessThan(MAX_DIFFERENT);
  });

  /** The share of pixels that differ visibly between two pictures of one size. */
  async function difference(shown: Page, one: Buffer, other: Buffer): Promise<number> {
    const blank = await shown.context().newPage();
    try {
      const urls = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
      return (await blank.evaluate(`(${COMPARE})(${JSON.stringify(urls)})`)) as number;
    } finally {
      await blank.close();
    }
  }
}

/** A function of the page: its program is text, because it runs there. */
const COMPARE = `async (urls) => {
  const pixels = await Promise.all(urls.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  const [one, other] = pixels;
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const gap = [0, 1, 2].some((c) => Math.abs(one[at + c] - other[at + c]) > 24);
    if (gap) different += 1;
  }
  return different / (one.length / 4);
}`;

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { startBrowser, type TestBrowser } from '../tools/browser/browser.js';
import { asWebp, differentPixels } from '../tools/browser/differentPixels.js';
import { WEB_DIST, watchPage } from '../tools/browser/webTester.js';
import { ROOT } from '../tools/sources/sources.js';

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

/** The pages by their name and address, and what each shows when it is complete. */
const PAGES = [
  ['first', '', '.recorded'],
  ['map', '#/map/STAR', '.shell-end h2'],
  ['fleet', '#/fleet/DEVICE', 'main summary'],
  ['stock', '#/stock', '.stock-rows li'],
  ['season', '#/season', 'main progress'],
  ['events', '#/events', '.events > li'],
] as const;

/** Each row of a sheet has one scheme. */
const SCHEMES = ['dark', 'light'] as const;
type Scheme = (typeof SCHEMES)[number];

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Fonts that are not of the page, and graphics, differ between machines: this share may. */
const MAX_DIFFERENT = 0.001;

/** The bots of the shown game play so many ticks; then its clock stands still. */
const TICKS = '86400';

/** The account whose pages are shown. */
const ACCOUNT = ['--account', '1', '--email', 'ada@example.org'];

/** A picture that does not change in this time is complete, in milliseconds. */
const STILL_MS = 500;

const reason = existsSync(join(WEB_DIST, 'index.html')) ? undefined : 'the pages are not built';
const browser =
  reason === undefined && (FULL || RECORD)
    ? await startBrowser()
    : { reason: reason ?? 'they belong to the full tier' };

if ('reason' in browser) notRun(`pictures of pages: ${browser.reason}`);
else comparePages(browser);

function comparePages(found: TestBrowser): void {
  const folder = serverFolder();
  let server: Server;
  let visitor: Page;
  let player: Page;
  let codes: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    const log = join(folder.folder, 'game.jsonl');
    await folder.run('play', '--seed', '7', '--ticks', TICKS, '--log', log);
    await folder.run('import', '--data', folder.data, log);
    const printed = await folder.run(
      'account',
      'token',
      '--json',
      '--data',
      folder.data,
      ...ACCOUNT,
    );
    const { token } = JSON.parse(printed) as { readonly token: string };
    server = await folder.start('--speed', '0');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/v1/fleet`, { headers });
    const { devices } = (await answer.json()) as { readonly devices: readonly Device[] };
    const printer = devices.find(({ type }) => type === 'autofactory');
    codes = { DEVICE: printer?.code ?? '', STAR: printer?.location.split('-')[0] ?? '' };
    ({ page: visitor } = await watchPage(found.context, 'about:blank'));
    ({ page: player } = await watchPage(found.context, `${server.url}/#token=${token}`));
    await player.locator('.who').waitFor();
  });
  afterAll(async () => {
    await found.close();
    await server.stop();
    await folder.close();
  });

  test.each(PAGES)('the page %s looks as it did', async (name, address, complete) => {
    const page = name === 'first' ? visitor : player;
    const path = join(ROOT, 'docs/pictures/pages', `${name}.webp`);
    const url = `${server.url}/${address.replace(/DEVICE|STAR/, (word) => codes[word] ?? '')}`;
    const rows: Readonly<Record<Scheme, Buffer[]>> = { dark: [], light: [] };
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      // Loaded anew: nothing is left of another size.
      await page.goto('about:blank');
      await page.goto(url);
      await page.locator(complete).first().waitFor();
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        rows[colorScheme].push(await stillPicture(page));
      }
    }
    // A page behind others goes on drawing.
    await page.goto('about:blank');
    // Both were encoded: what the format loses is not a difference.
    const sheet = await asWebp(page, await contactSheet(page, [rows.dark, rows.light]));
    if (RECORD) {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, sheet);
    }
    const share = await differentPixels(page, sheet, readFileSync(path));
    console.log(`${name}: ${(share * 100).toFixed(3)} % of the pixels differ`);
    expect(share).toBeLessThan(MAX_DIFFERENT);
  });
}

interface Device {
  readonly code: string;
  readonly location: string;
  readonly type: string;
}

/** The picture of a page as soon as it does not change any more. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(STILL_MS);
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
}

/** Screenshots in rows on one picture in half of their size, as a PNG file. */
async function contactSheet(shown: Page, rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const blank = await shown.context().newPage();
  try {
    const urls = rows.map((row) =>
      row.map((png) => `data:image/png;base64,${png.toString('base64')}`),
    );
    const text = await blank.evaluate(`(${DRAW})(${JSON.stringify(urls)})`);
    return Buffer.from(text as string, 'base64');
  } finally {
    await blank.close();
  }
}

/** A function of the page: its program is text, because it runs there. */
const DRAW = `async (urls) => {
  const rows = await Promise.all(urls.map((row) => Promise.all(row.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  }))));
  const half = (pixels) => Math.round(pixels / 2);
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => half(height))));
  const widths = rows.map((row) => sum(row.map(({ width }) => half(width))));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(...widths), sum(heights)];
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let top = 0;
  rows.forEach((row, index) => {
    let left = 0;
    for (const image of row) {
      context.drawImage(image, left, top, half(image.width), half(image.height));
      left += half(image.width);
    }
    top += heights[index];
  });
  return canvas.toDataURL('image/png').split(',')[1];
}`;

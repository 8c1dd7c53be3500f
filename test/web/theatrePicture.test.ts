import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { animationFacts } from '../tools/browser/animatedPng.js';
import { differentPixels } from '../tools/browser/differentPixels.js';
import { screenRecorder } from '../tools/browser/screenRecorder.js';
import { ROOT } from '../tools/sources/sources.js';
import { botLog } from '../tools/botLog.js';
import { theatreTester } from '../tools/browser/theatreTester.js';

const PICTURE = join(ROOT, 'docs/pictures/theatre.png');
const SIZE = { width: 960, height: 640 };
const MAX_BYTES = 2_000_000;
const SECONDS = 20;

/** Fonts and graphics differ between machines: this share of the pixels may. */
const MAX_DIFFERENT = 0.03;

const RECORD = process.env['ASTRARIUM_RECORD'] === 'pictures';

const TICKS = 40_000;
const FRAME_MS = 250;

/** Where hashes are shown, more of a frame differs from the one before. */
const HASHES_FRAME_MS = 500;

test('the moving picture of the theatre lasts 20 seconds and has at most 2 MB', () => {
  const file = readFileSync(PICTURE);
  const { frames, height, ms, width } = animationFacts(file);
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(frames).toBeGreaterThan(50);
  expect(ms).toBe(SECONDS * 1000);
  expect({ width, height }).toEqual(SIZE);
});

const tester =
  FULL || RECORD ? await theatreTester() : { reason: 'pictures are compared in the full tier' };

if ('reason' in tester) notRun(`the moving picture of the theatre: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  test.runIf(FULL || RECORD)('the moving picture begins with what the page shows', async () => {
    const log = botLog(4, TICKS);
    const { page } = await tester.open(tester.write('game.jsonl', log));
    await page.setViewportSize(SIZE);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.locator('.proof[data-state="verified"]').waitFor();
    await goTo(page, 1);
    await page.waitForTimeout(1500);
    if (RECORD) {
      writeFileSync(PICTURE, await record(page));
      return;
    }
    await expect
      .poll(async () => differentPixels(page, await page.screenshot(), readFileSync(PICTURE)))
      .toBeLessThan(MAX_DIFFERENT);
  });
}

/** Shows the world of a tick, with its map. */
async function goTo(page: Page, tick: number): Promise<void> {
  await page.getByLabel('Tick', { exact: true }).first().fill(String(tick));
  await page.locator(`.game-world[data-tick="${tick}"]`).waitFor();
  await page.locator(`.event-panel[data-tick="${tick}"]`).waitFor();
}

/** Plays the game on the map, opens a device, and what was verified. */
async function record(page: Page): Promise<Buffer> {
  const recorder = await screenRecorder(page);
  let tick = 1;
  const play = async (seconds: number, frameMs: number): Promise<void> => {
    for (let ms = 0; ms < seconds * 1000; ms += frameMs) {
      await recorder.take(frameMs);
      tick += Math.floor(((TICKS - 1) * frameMs) / (SECONDS * 1000));
      await goTo(page, tick);
    }
  };
  await play(SECONDS * 0.5, FRAME_MS);
  await page
    .locator('.device-list')
    .getByRole('button', { name: /^autofactory/ })
    .first()
    .click();
  await play(SECONDS * 0.25, FRAME_MS);
  await page.getByRole('button', { name: 'hashes, rows, commands' }).click();
  await play(SECONDS * 0.25, HASHES_FRAME_MS);
  return recorder.file();
}

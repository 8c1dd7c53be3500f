import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { startBrowser } from '../tools/browser/browser.js';
import { ROOT } from '../tools/sources/sources.js';
import { seriousFaults, watchPage, type WatchedPage } from '../tools/browser/webTester.js';

const browser = await startBrowser();

/** The numbers of the shown step, and of the last one that the page knows. */
async function stepsOf(page: Page) {
  const slider = page.getByRole('slider', { name: 'Step' });
  // At one moment: the game goes on meanwhile.
  return slider.evaluate((element) => {
    const { max, min, value } = element as unknown as Record<string, string>;
    return { shown: Number(value), first: Number(min), last: Number(max) };
  });
}

const worldOf = (page: Page, n: number) => page.locator(`.world[data-step="${n}"]`);

/** The texts of a row of a table. */
async function cellsOf(page: Page, group: string, name: string): Promise<string[]> {
  const rows = page.getByRole('group', { name: group, exact: true }).locator('tbody tr');
  return rows.filter({ hasText: name }).first().locator('td').allTextContents();
}

const root = join(ROOT, 'examples/embed/page');

/** The texts of all scripts of a build. */
function scriptsOf(outDir: string): string {
  const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8')).join('');
}

describe('the page of a game', () => {
  test('has the inspector at /inspect of the development server', async () => {
    const server = await createServer({ root, logLevel: 'silent', server: { port: 0, ws: false } });
    try {
      await server.listen();
      const { port } = (server.httpServer as Server).address() as AddressInfo;
      const read = async (path: string): Promise<string> =>
        (
          await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })
        ).text();
      expect(await read('/inspect')).toMatch(/src="[./]*gamePage\.ts/);
      expect(await read('/gamePage.ts')).toContain('import("/inspectedGame.ts")');
    } finally {
      await server.close();
    }
  });

  test('has nothing of it in production', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'astrarium-page-'));
    const kind = process.env['NODE_ENV'];
    try {
      process.env['NODE_ENV'] = 'production';
      await build({ root, logLevel: 'silent', build: { outDir } });
      const scripts = scriptsOf(outDir);
      expect(scripts).toContain('open_account');
      expect(scripts).not.toContain('No step is recorded yet');
    } finally {
      process.env['NODE_ENV'] = kind;
      rmSync(outDir, { recursive: true, force: true });
    }
  });
});

if ('reason' in browser) notRun(`the inspector in a browser: ${browser.reason}`);
else {
  describe('the inspector beside a running game', () => {
    const outDir = mkdtempSync(join(tmpdir(), 'astrarium-inspect-'));
    const stops: (() => unknown)[] = [];
    let opened: WatchedPage;
    let origin = '';

    beforeAll(async () => {
      // Vitest is no production: the page has the inspector, as in the development server.
      await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
      const options = { host: '127.0.0.1', port: 0 };
      const server = await preview({
        root,
        logLevel: 'silent',
        build: { outDir },
        preview: options,
      });
      stops.push(() => server.close());
      const { port } = server.httpServer.address() as AddressInfo;
      origin = `http://127.0.0.1:${port}`;
      opened = await watchPage(browser.context, `${origin}/inspect`);
    });
    afterAll(async () => {
      await browser.close();
      for (const stop of stops) stop();
      rmSync(outDir, { recursive: true, force: true });
    });

    test('is a part of the build for development', () => {
      expect(scriptsOf(outDir)).toContain('No step is recorded yet');
    });

    test('follows the game: ticks, systems, changes, timers', async () => {
      const { page } = opened;
      const tick = async () => Number(await page.locator('.world').getAttribute('data-tick'));
      await expect.poll(tick).toBeGreaterThan(1200);
      const before = await tick();
      await expect.poll(tick).toBeGreaterThan(before);
      await page.locator('.chart canvas').first().waitFor();
      await expect.poll(() => cellsOf(page, 'Systems', 'printFinished')).not.toEqual([]);
      expect(await page.getByText(/timers, the next one at tick/).count()).toBe(1);
    });

    test('shows the world 100 snapshots ago, while the game goes on', async () => {
      const { page } = opened;
      await expect.poll(async () => (await stepsOf(page)).last).toBeGreaterThan(130);
      await page.getByRole('button', { name: 'Stop here' }).click();
      // The page draws a moment later.
      await page.getByRole('button', { name: 'Follow' }).waitFor();
      const { shown } = await stepsOf(page);
      await page.getByRole('button', { name: '100 steps back' }).click();
      await worldOf(page, shown - 100).waitFor();
      const wanted = page.getByLabel('Go to step');
      // The first steps may have left the list already.
      const earlier = shown - 50;
      await wanted.fill(`${earlier}`);
      await wanted.press('Enter');
      await worldOf(page, earlier).waitFor();
      const tick = await page.locator('.world').getAttribute('data-tick');
      const hash = await page.locator('.world .hashes p code').textContent();
      const { last } = await stepsOf(page);
      await expect.poll(async () => (await stepsOf(page)).last).toBeGreaterThan(last + 20);
      expect(await page.locator('.world').getAttribute('data-tick')).toBe(tick);
      expect(await page.locator('.world .hashes p code').textContent()).toBe(hash);
      // Each step is a command or 60 ticks.
      expect(Number(tick) % 60).toBe(0);
    });

    test('names table, row and field in which two snapshots differ', async () => {
      const { page } = opened;
      const form = page.locator('form').filter({ hasText: 'Compare' });
      const { last } = await stepsOf(page);
      const second = form.getByLabel('and step');
      await second.focus();
      const newest = await second.inputValue();
      // The page leaves the field alone while somebody types.
      await expect.poll(async () => (await stepsOf(page)).last).toBeGreaterThan(last + 20);
      expect(await second.inputValue()).toBe(newest);
      await second.fill(`${last}`);
      await form.getByLabel('Step', { exact: true }).fill(`${last - 100}`);
      await form.getByRole('button', { name: 'Compare' }).press('Enter');
      const found = page.locator(`[data-b="${last}"]`);
      await found.getByText(/fields changed/).waitFor();
      const rows = await found
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
        );
      const stock = rows.find(([table]) => table === 'devices' || table === 'deposits');
      expect(stock).toHaveLength(5);
      expect(stock?.[1]).toMatch(/^\d+$/);

      await second.fill('999999');
      await form.getByRole('button', { name: 'Compare' }).press('Enter');
      await page.getByText('Step 999999 is not held.').waitFor();
      const shown = await stepsOf(page);
      await expect.poll(async () => (await stepsOf(page)).last).toBeGreaterThan(shown.last + 20);
      expect(await page.getByText('Step 999999 is not held.').count()).toBe(1);
    });

    test('is used by keyboard, asks nobody, and breaks no rule of access', async () => {
      const { faults, page, requests } = opened;
      const slider = page.getByRole('slider', { name: 'Step' });
      await slider.focus();
      await page.keyboard.press('End');
      const { shown } = await stepsOf(page);
      await page.keyboard.press('ArrowLeft');
      await worldOf(page, shown - 1).waitFor();
      const wanted = page.getByLabel('Go to step');
      await wanted.selectText();
      await page.keyboard.type(`${shown - 7}`);
      await page.keyboard.press('Tab');
      await worldOf(page, shown - 7).waitFor();
      await page.getByRole('button', { name: 'Follow' }).click();
      await expect.poll(() => wanted.inputValue().then(Number)).toBeGreaterThan(shown);
      expect(await seriousFaults(page)).toEqual([]);
      expect(requests.filter((each) => !each.startsWith(origin))).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
}

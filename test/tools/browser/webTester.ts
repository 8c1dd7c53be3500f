import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { serverFolder } from '../../service/processes/server.js';
import { startBrowser } from './browser.js';
import { ROOT } from '../sources/sources.js';

/** The folder of the built pages. */
export const WEB_DIST = join(ROOT, 'packages/space/dist/pages');

/** The time limit of each wait in a page, in milliseconds. */
const WAIT_MS = 120_000;

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A page of a browser, with what it did besides showing something. */
export interface WatchedPage {
  readonly page: Page;
  /** The addresses of all requests. */
  readonly requests: readonly string[];
  /** Errors, warnings and violations of the content policy. */
  readonly faults: readonly string[];
}

/** Signs in with a token of Ada, as somebody does who plays. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByText('I have a token').click();
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  await page.getByText('Ada').first().waitFor();
}

/** A server with the built pages, and a browser; or why there is none. */
export async function webTester(...options: string[]) {
  if (!existsSync(join(WEB_DIST, 'index.html'))) return { reason: 'the pages are not built' };
  const browser = await startBrowser();
  if ('reason' in browser) return browser;
  const folder = serverFolder();
  const server = await folder.start(...options);
  return {
    browser,
    folder,
    server,
    /** Opens a path of the server in a new tab. */
    open: (path: string): Promise<WatchedPage> => watchPage(browser.context, server.url + path),
    async close(): Promise<void> {
      await browser.close();
      await server.stop();
      await folder.close();
    },
  };
}

/**
 * Opens an address in a new tab and watches it. A tab of a test is closed at its end; when the test
 * failed, its state is printed before.
 */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  const failed: string[] = [];
  try {
    // Open tabs go on drawing, which takes most of the time of these tests.
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await printPage(page, [...faults, ...failed]);
      await page.close();
    });
  } catch {
    // Opened by a hook, for all tests of the file.
  }
  page.setDefaultTimeout(WAIT_MS);
  page.on('request', (request) => requests.push(request.url()));
  page.on('requestfailed', (request) => {
    failed.push(`request failed: ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('crash', () => failed.push('the page crashed'));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.goto(url);
  return { page, requests, faults };
}

/** The time in which a page or a worker that works says something, in milliseconds. */
const SAY_MS = 10_000;

/** Prints what a page shows, whether it and its workers still run scripts, and its faults. */
async function printPage(page: Page, faults: readonly string[]): Promise<void> {
  const said = (from: string, saying: Promise<string>): Promise<string> =>
    Promise.race([
      saying.catch((error: unknown) => String(error)),
      delay(SAY_MS, `no answer in ${SAY_MS} ms`, { ref: false }),
    ]).then((text) => `${from}: ${text}`);
  const workers = page.workers().map((worker) =>
    said(
      `worker ${worker.url()}`,
      worker.evaluate(() => 'runs'),
    ),
  );
  const shown = said('page', page.innerText('body', { timeout: SAY_MS }));
  const lines = [page.url(), ...(await Promise.all([shown, ...workers])), ...faults];
  console.log(`The page of a failed test:\n${lines.join('\n')}`);
}

/** Serious faults of accessibility in a page, as `rule: element`. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  // As a function of the page: its policy forbids script elements with text.
  await page.evaluate(`(() => { ${readFileSync(AXE, 'utf8')} })()`);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

interface Axe {
  run(): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }[];
  }>;
}

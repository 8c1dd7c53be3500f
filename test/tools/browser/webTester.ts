import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { ServedGame } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import { spaceGame } from '@astrarium/space/service';
import { onTestFinished } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { testHost, testServer } from '../../service/testHost.js';
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

/** What `webTester` serves: the space game by default, as it is when it stands still. */
interface Served {
  readonly game?: ServedGame;
  /** The folder of its pages. */
  readonly pages?: string;
  /** Times real time. */
  readonly speed?: number;
  readonly seed?: number;
}

/** A game in this process, served with pages, and a browser; or why there is none. */
export async function webTester({
  game = spaceGame as unknown as ServedGame,
  pages = WEB_DIST,
  seed = 7,
  speed = 0,
}: Served = {}) {
  if (!existsSync(join(pages, 'index.html'))) return { reason: 'the pages are not built' };
  const browser = await startBrowser();
  if ('reason' in browser) return browser;
  const served = await servedPages(game, pages, seed, speed);
  const watch = (path: string): Promise<WatchedPage> =>
    watchPage(browser.context, served.url + path);
  return {
    ...served,
    browser,
    /** Opens a path of the server in a new tab. */
    open: watch,
    /** Opens a path in a new tab of somebody who is signed in. */
    async openAs(token: string, path = '/'): Promise<WatchedPage> {
      const watched = await watch(`/#token=${token}`);
      await watched.page.locator('.who').waitFor();
      if (path !== '/') await watched.page.goto(served.url + path);
      return watched;
    },
    async close(): Promise<void> {
      await browser.close();
      await served.close();
    },
  };
}

/** Serves a game with its pages in this process, whose clock runs. */
export async function servedPages(game: ServedGame, pages: string, seed: number, speed: number) {
  let url = '';
  const host = await testHost({
    game: game as never,
    seed,
    ticksPerSecond: (speed * 1000) / game.tickMs,
    nowMs: Date.now,
    linkOf: (secret) => `${url}/v1/accounts/verify/${secret}`,
  });
  const server = await testServer(host as Host, { pages, rateLimits: game.limits });
  ({ url } = server);
  let timer: NodeJS.Timeout;
  const run = (): void => {
    timer = setTimeout(run, Math.min(1000, Math.max(20, host.runDue())));
  };
  run();
  /** Opens an account without a mail; returns its token. */
  const join = async (name: string): Promise<string> => {
    const email = `${name.toLowerCase()}@example.org`;
    const { body } = await host.openAccount({ email, name });
    return (body as { readonly token: string }).token;
  };
  // As on a server that was just started.
  if (!game.accounts.areKept) await join('First');
  /** The body of the answer to a request with a token; with a body it is sent as POST. */
  const call = async <T>(token: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${url}/v1/${path}`, { headers, ...sent })).json() as Promise<T>;
  };
  return {
    url,
    host,
    join,
    call,
    async close(): Promise<void> {
      clearTimeout(timer);
      await server.close();
      await host.close();
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

/** Parts that are like others beside them: they are looked at in the full tier. */
const ALIKE = FULL ? [] : ['tbody tr:nth-child(n+4)', 'details.operation:not([open])'];

/** Serious faults of accessibility in a page, as `rule: element`. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  // As a function of the page: its policy forbids script elements with text.
  if ((await page.evaluate('typeof axe')) === 'undefined') {
    await page.evaluate(`(() => { ${readFileSync(AXE, 'utf8')} })()`);
  }
  return page.evaluate(async (exclude) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    // What passes would be listed by element, too.
    const { violations } = await axe.run(
      { include: ['html'], exclude },
      { resultTypes: ['violations'] },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, ALIKE);
}

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }[];
  }>;
}

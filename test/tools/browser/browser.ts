import { existsSync } from 'node:fs';
import { type BrowserContext, chromium as playwright } from 'playwright-core';
import { importProgram } from '../programs.js';

/** Where Debian installs Chromium. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** The time limit for the start of a browser, in milliseconds. */
const START_MS = 120_000;

/** Tests run as any user, also as root; the browser makes no request of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on a machine without a graphics card.
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-zygote',
];

/** A browser with a new profile. */
export interface TestBrowser {
  readonly context: BrowserContext;
  /** Which browser it is. */
  readonly name: string;
  close(): Promise<void>;
}

/**
 * Starts a Chromium without a window: the one of the package, or that of the system. Returns the
 * reasons when neither starts.
 */
export async function startBrowser(): Promise<TestBrowser | { readonly reason: string }> {
  const reasons: string[] = [];
  for (const [name, find] of BROWSERS) {
    try {
      const path = await find();
      if (path === undefined) reasons.push(`${name} is not installed`);
      else return await launch(name, path);
    } catch (error) {
      reasons.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return { reason: reasons.join('; ') };
}

const BROWSERS: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  ['@sparticuz/chromium', packagedChromium],
  [SYSTEM_CHROMIUM, async () => (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)],
];

async function packagedChromium(): Promise<string> {
  const { default: chromium } = (await importProgram('@sparticuz/chromium')) as {
    readonly default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}

async function launch(name: string, executablePath: string): Promise<TestBrowser> {
  const options = { executablePath, headless: true, args: ARGUMENTS, timeout: START_MS };
  const browser = await playwright.launch(options);
  const context = await browser.newContext({
    // Else it takes that of the environment, which may be none.
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Else maps are drawn 60 times a second.
    reducedMotion: 'reduce',
  });
  return { context, name: `${name} ${browser.version()}`, close: () => browser.close() };
}

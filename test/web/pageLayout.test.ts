import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { differentPixels } from '../tools/browser/differentPixels.js';
import { LAYOUT_FAULTS } from '../tools/browser/layoutFaults.js';
import { seriousFaults, signIn, webTester } from '../tools/browser/webTester.js';

/** Windows, in CSS pixels. */
const WINDOWS = {
  'on a phone': { width: 390, height: 844, direction: 'ltr' },
  'in a window': { width: 1280, height: 800, direction: 'ltr' },
  'at 200 % zoom': { width: 640, height: 400, direction: 'ltr' },
  'from right to left': { width: 1280, height: 800, direction: 'rtl' },
} as const;

/** The pages of a player by their address, and what each shows as soon as it is complete. */
const PAGES: readonly (readonly [path: string, shown: string])[] = [
  ['#/', '.suggestion button'],
  ['#/map', '.map-buttons'],
  ['#/map/SOL-3', '.shell-end h2'],
  ['#/map/DEVICE', '.shell-end summary'],
  ['#/fleet', '.fleet-row'],
  ['#/fleet/DEVICE', 'main summary'],
  ['#/stock', '.stock-rows li, main table tr'],
  ['#/planets', '.planets .unchanging'],
  ['#/season', 'main progress'],
  ['#/events', 'main h1'],
  ['#/plan', 'main button'],
  ['#/account', 'main button'],
  ['#/server', 'text=ticks/s'],
];

const DOCS: readonly (readonly [path: string, shown: string])[] = [
  ['docs/', 'text=Back to the game'],
  ['docs/operations', 'text=Back to the game'],
];

/** Draws some frames. */
const FRAMES = `new Promise((done) => {
  let left = 10;
  requestAnimationFrame(function next() {
    left -= 1;
    if (left === 0) done();
    else requestAnimationFrame(next);
  });
})`;

/** What has the focus: its name, and whether a reader sees that it has it. */
const FOCUSED = `(() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  const { height, width } = one.getBoundingClientRect();
  return {
    name: (one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent).trim(),
    isBody: one === document.body,
    isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width * height > 0,
  };
})()`;

interface Focused {
  readonly name: string;
  readonly isBody: boolean;
  readonly isSeen: boolean;
}

// The game stands still: what a test looks at changes only by what it does.
const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`layout of pages in a browser: ${tester.reason}`);
else {
  let player: Page;
  let visitor: Page;
  let device = '';
  beforeAll(async () => {
    const { token } = await tester.folder.open('Ada');
    ({ page: visitor } = await tester.open('/'));
    ({ page: player } = await tester.open('/'));
    await signIn(player, token);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${tester.server.url}/v1/fleet`, { headers });
    const fleet = (await answer.json()) as { readonly devices: readonly { readonly id: string }[] };
    device = fleet.devices[0]?.id ?? '';
  });
  afterAll(() => tester.close());

  const goTo = async (page: Page, path: string, shown: string): Promise<void> => {
    await page.goto(`${tester.server.url}/${path.replace('DEVICE', device)}`);
    await page.locator(shown).first().waitFor();
    await page.evaluate(FRAMES);
  };

  describe.each(Object.entries(WINDOWS))('%s', (_, { direction, ...size }) => {
    const check = async (page: Page, path: string, shown: string): Promise<void> => {
      await page.setViewportSize(size);
      await goTo(page, path, shown);
      await page.evaluate(`document.documentElement.dir = '${direction}'`);
      await page.evaluate(FRAMES);
      expect(await page.evaluate(LAYOUT_FAULTS)).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
    };
    test('the first sight', () => check(visitor, '#/', '.season-bar'));
    test.each(PAGES)('%s', (path, shown) => check(player, path, shown));
    test.each(DOCS)('%s', (path, shown) => check(visitor, path, shown));
  });
}

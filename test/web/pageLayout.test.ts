import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { LAYOUT_FAULTS } from '../tools/browser/layoutFaults.js';
import { beyondScreen } from '../tools/browser/screens.js';
import { seriousFaults, webTester } from '../tools/browser/webTester.js';

/** Windows, in CSS pixels: in the quick tier two of them. */
const WINDOWS = Object.entries({
  'on a phone': { width: 390, height: 844, direction: 'ltr' },
  'in a window': { width: 1280, height: 800, direction: 'ltr' },
  'at 200 % zoom': { width: 640, height: 400, direction: 'ltr' },
  'on a tablet': { width: 820, height: 1180, direction: 'ltr' },
  'from right to left': { width: 1280, height: 800, direction: 'rtl' },
} as const).slice(0, FULL ? undefined : 2);

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

/** What is at the other side from right to left. */
const MIRRORED = [
  '.page-header nav li',
  '.page-header .who',
  '.stock-bar',
  '.stock-bar li',
  '.place-search',
  '.shell-start > *',
  '.shell-end > *',
  '.map-buttons',
  '.time-slider > button',
];

/** Draws some frames. */
const framesOf = (count: number) => `new Promise((done) => {
  let left = ${count};
  requestAnimationFrame(function next() {
    left -= 1;
    if (left === 0) done();
    else requestAnimationFrame(next);
  });
})`;
const FRAMES = framesOf(5);

/** The pixels of the canvas of a page. */
const PICTURE = `document.querySelector('canvas').toDataURL()`;

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

interface Device {
  readonly code: string;
}

interface Focused {
  readonly name: string;
  readonly isBody: boolean;
  readonly isSeen: boolean;
}

// The game stands still: what a test looks at changes only by what it does.
const tester = await webTester();

if ('reason' in tester) notRun(`layout of pages in a browser: ${tester.reason}`);
else {
  let player: Page;
  let visitor: Page;
  let device = '';
  beforeAll(async () => {
    const token = await tester.join('Ada');
    ({ page: visitor } = await tester.open('/'));
    ({ page: player } = await tester.openAs(token));
    const fleet = await tester.call<{ readonly devices: readonly Device[] }>(token, 'fleet');
    device = fleet.devices[0]?.code ?? '';
  });
  afterAll(() => tester.close());

  const goTo = async (page: Page, path: string, shown: string): Promise<void> => {
    await page.goto(`${tester.url}/${path.replace('DEVICE', device)}`);
    await page.locator(shown).first().waitFor();
    await page.evaluate(FRAMES);
  };
  const turn = async (page: Page, direction: 'ltr' | 'rtl'): Promise<void> => {
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    await page.evaluate(FRAMES);
  };

  describe('in each window', () => {
    const check = async (page: Page, path: string, shown: string, isLong = false) => {
      await goTo(page, path, shown);
      for (const [name, { direction, ...size }] of WINDOWS) {
        await page.setViewportSize(size);
        await turn(page, direction);
        const faults = [
          ...((await page.evaluate(LAYOUT_FAULTS)) as string[]),
          ...(direction === 'ltr' ? await beyondScreen(page) : []),
          // Other tests look at the parts of long pages.
          ...(FULL || (size.width > 390 && !isLong) ? await seriousFaults(page) : []),
        ];
        expect([name, faults]).toEqual([name, []]);
      }
      await turn(page, 'ltr');
    };
    test('the first sight', () => check(visitor, '', '.season-bar'));
    test.each(PAGES)('%s', (path, shown) => check(player, path, shown));
    test.each(DOCS)('%s', (path, shown) => check(visitor, path, shown, true));
  });

  test('pages from right to left are mirrored', async () => {
    await player.setViewportSize({ width: 1280, height: 800 });
    await goTo(player, '#/', '.suggestion button');
    const edges = async () => {
      const boxes = MIRRORED.map((one) => player.locator(one).first().boundingBox());
      return (await Promise.all(boxes)).map((box) => [box!.x, box!.x + box!.width]);
    };
    const marks = `document.querySelector('.time-track svg').getScreenCTM().a`;
    await turn(player, 'ltr');
    const before = await edges();
    expect(await player.evaluate(marks)).toBeGreaterThan(0);
    await turn(player, 'rtl');
    const after = await edges();
    expect(await player.evaluate(marks)).toBeLessThan(0);
    await turn(player, 'ltr');
    const gaps = MIRRORED.map((name, index) => {
      const [start = 0] = before[index]!;
      const [, end = 0] = after[index]!;
      return [name, Math.abs(1280 - end - start) <= 2 ? 'mirrored' : `${start}, ${end}`];
    });
    expect(gaps).toEqual(MIRRORED.map((name) => [name, 'mirrored']));
  });

  test('with reduced motion the ships and the stars of the first sight stand still', async () => {
    await visitor.setViewportSize({ width: 640, height: 400 });
    await goTo(visitor, '', '.recorded');
    expect(await visitor.evaluate('document.getAnimations().length')).toBe(0);
    const first = await visitor.evaluate(PICTURE);
    // It is drawn anew once a second.
    await visitor.evaluate(framesOf(70));
    expect((await visitor.evaluate(PICTURE)) === first).toBe(true);
  });

  describe('by keyboard alone', () => {
    /** Presses Tab until something of this name has the focus; each stop can be seen. */
    const tabTo = async (page: Page, name: RegExp): Promise<void> => {
      const passed: string[] = [];
      while (passed.length < 100) {
        await page.keyboard.press('Tab');
        const focused: Focused = await page.evaluate(FOCUSED);
        if (!focused.isBody) expect([focused.name, focused.isSeen]).toEqual([focused.name, true]);
        if (name.test(focused.name)) return;
        passed.push(focused.name);
      }
      throw new Error(`Tab never reaches ${name}: ${passed.join(', ')}`);
    };

    test('every page is reached through the navigation, and the focus is seen', async () => {
      await player.setViewportSize({ width: 1280, height: 800 });
      await goTo(player, '#/account', 'main button');
      for (const name of ['Map', 'Fleet', 'Stock', 'Planets', 'Season', 'Events', 'What if']) {
        await tabTo(player, new RegExp(`^${name}$`));
        await player.keyboard.press('Enter');
        const heading = player.locator('main h1', { hasText: new RegExp(`^${name}$`) });
        await heading.waitFor({ state: 'attached' });
      }
      await tabTo(player, /^Start$/);
      await player.keyboard.press('Enter');
      await player.locator('.suggestion button').first().waitFor();
      // Through the whole page, to its beginning.
      await tabTo(player, /^Now$|^Time that/);
      await tabTo(player, /^Skip to the content$/);
    });

    test('a newcomer gives a first order', async () => {
      const { page } = await tester.open('/');
      await page.getByText('Nobody yet').waitFor();
      await tabTo(page, /^Play$/);
      await page.keyboard.press('Enter');
      await page.getByLabel('Your name').waitFor();
      const focused: Focused = await page.evaluate(FOCUSED);
      if (focused.name !== 'Your name') await tabTo(page, /^Your name$/);
      await page.keyboard.type('Bo');
      await tabTo(page, /^Start$/);
      await page.keyboard.press('Enter');
      const next = page.locator('.next');
      await next.getByRole('button', { name: 'Mine', exact: true }).first().waitFor();
      await page.evaluate(`document.querySelector('.next').scrollIntoView()`);
      await tabTo(page, /^Mine$/);
      await page.keyboard.press('Enter');
      await next.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    });
  });
}

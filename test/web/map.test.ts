import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, webTester } from '../tools/browser/webTester.js';
import { ROOT } from '../tools/sources/sources.js';

/** Until what the last event has changed is shown. */
const NEXT_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** The pixels of the map. */
const PICTURE = `document.querySelector('canvas').toDataURL()`;

/** The speed that pages are told, in ticks per second: a journey takes longer than a test. */
const SPEED = 4;

/** More accounts than there are start systems: the last one begins beside an earlier one. */
const MAX_ACCOUNTS = 40;

/** How many devices are drawn in the full tier, and how often. */
const DEVICES = 100_000;
const FRAMES = 50;

/** Far: all devices are on the screen and near ones are drawn as one. Near: a part of them. */
const SCALES = { far: 0.012, middle: 0.05, near: 0.4 } as const;

/** More calls of the canvas for each frame would not fit into one of 60 frames a second. */
const MAX_CALLS = 2;

/** What `measureFrames` of the measured program returns, in milliseconds. */
interface FrameTimes {
  readonly median: number;
  readonly p95: number;
  readonly scriptMedian: number;
  readonly seen: number;
  readonly calls: number;
}

interface Fleet {
  readonly devices: readonly { readonly code: string; readonly location: string }[];
}

const tester = await webTester();

if ('reason' in tester) notRun(`the map in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;
  let token = '';
  /** The first device of the player, its place and the star there. */
  let [device, place, star] = ['', '', ''];

  const firstOf = async (own: string) =>
    (await tester.call<Fleet>(own, 'fleet?limit=1')).devices[0] ?? { code: '', location: '' };

  beforeAll(async () => {
    token = await tester.join('Ada');
    ({ code: device, location: place } = await firstOf(token));
    [star = ''] = place.split('-');
    watched = await tester.openAs(token, '/#/map/SOL');
    await watched.page.getByRole('heading', { name: 'Sol', exact: true }).waitFor();
    await watched.page.getByRole('link', { name: 'Earth', exact: true }).waitFor();
  });
  afterAll(() => tester.close());

  test('devices of others are shown where the account has devices, and nowhere else', async () => {
    let met = '';
    for (let n = 1; met !== place && n < MAX_ACCOUNTS; n += 1) {
      met = (await firstOf(await tester.join(`Neighbour${n}`))).location;
    }
    expect(met).toBe(place);
    const { faults, page, requests } = await tester.openAs(token, `/#/map/${star}`);
    await page.getByRole('heading', { name: /^Devices of others: [1-9]/ }).waitFor();
    expect(await page.locator('.others li').allTextContents()).toEqual([
      expect.stringMatching(/^Neighbour\d+: .*2 mining drone/),
    ]);
    await page.goto(`${tester.url}/#/map/${place}`);
    await page.getByRole('heading', { name: /^Devices of others: [1-9]/ }).waitFor();
    const far = star === 'SIRIUS' ? 'SOL' : 'SIRIUS';
    await page.goto(`${tester.url}/#/map/${far}`);
    await page.getByText('You see others only in systems').waitFor();
    expect(await page.locator('.others li').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    // One request for each system, and for each place of the shown one.
    const asked = requests.filter((url) => url.endsWith('/presence?limit=100'));
    const codes = new Set(asked.map((url) => /locations\/([\w-]+)\//.exec(url)?.[1]));
    expect(codes).toContain(place);
    const others = [...codes].filter((code) => code?.startsWith(`${star}-`) !== true);
    expect(others.sort()).toEqual([star, far].sort());
    expect(codes.size).toBeLessThan(30);
    expect(faults).toEqual([]);
  });

  const shownCode = (): string => watched.page.url().split('#/map/')[1] ?? '';
  /** The name of what is under the pointer, or after a key in the middle. */
  const pointedName = async (): Promise<string> =>
    (await watched.page.locator('.map-pointed').textContent()) ?? '';

  test('keys select what is in the middle, and go through what is own', async () => {
    const { page } = watched;
    const map = page.getByRole('application');
    await map.focus();
    // Again, as long as the place or the own devices are not known.
    const pressed = async (keys: readonly string[], read: () => string | Promise<string>) => {
      for (const key of keys) await page.keyboard.press(key);
      await page.evaluate(NEXT_FRAMES);
      return read();
    };
    await expect.poll(() => pressed(['+', '-'], pointedName)).toBe('Sol');
    await expect.poll(() => pressed([']'], shownCode)).toMatch(/-BELT-\d+$/);
    await page.keyboard.press('[');
    await page.keyboard.press('Tab');
    await expect.poll(pointedName).toBe('');
    expect(await page.evaluate('document.activeElement?.tagName')).not.toBe('CANVAS');
  });

  test('zooming in never ends where nothing is', async () => {
    const { page } = watched;
    await page.goto(`${tester.url}/#/map/SOL-3`);
    await page.getByRole('application').focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowLeft');
    }
    await page.getByRole('button', { name: 'Zoom in' }).click();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('+');
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await expect.poll(pointedName).not.toBe('');
  });

  const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

  test('the pointer finds planets, names them and selects them', async () => {
    const { page } = watched;
    await page.goto(`${tester.url}/#/map/SOL`);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.goto(`${tester.url}/#/map/SOL-BELT-1`);
    const box = (await page.getByRole('application').boundingBox())!;
    let found = '';
    // Outwards from the middle, where the star is, around which the planets go.
    for (let at = 0; !PLANETS.includes(found) && at < 1000; at += 1) {
      const [angle, px] = [at * 2.4, 12 * Math.sqrt(at)];
      const [x, y] = [px * Math.cos(angle), px * Math.sin(angle)];
      await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
      await page.evaluate(NEXT_FRAMES);
      found = await pointedName();
    }
    expect(PLANETS).toContain(found);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(shownCode).toBe(`SOL-${PLANETS.indexOf(found) + 1}`);
  });

  describe('while devices travel', () => {
    /** The picture, and the one after the clock has gone on for a while. */
    const twoPictures = async (): Promise<readonly [before: string, after: string]> => {
      const { page } = watched;
      const shownTick = async (): Promise<string> =>
        (await page.locator('.tick .number').textContent()) ?? '';
      const before = await page.evaluate<string>(PICTURE);
      const tick = await shownTick();
      await expect.poll(shownTick).not.toBe(tick);
      await page.evaluate(NEXT_FRAMES);
      return [before, await page.evaluate<string>(PICTURE)];
    };
    const isMoving = async (): Promise<boolean> => {
      const [before, after] = await twoPictures();
      return before !== after;
    };

    beforeAll(async () => {
      const { page } = watched;
      const answer = await tester.call(token, `devices/${device}`, {
        command: 'travel',
        destination: `${star}-1`,
      });
      expect(answer).toHaveProperty('status', 'travelling');
      // The game stands still, but the pages believe that it goes on.
      await page.route('**/v1/time', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), speed: SPEED } });
      });
      await page.goto('about:blank');
      await page.goto(`${tester.url}/#/map/${star}`);
      await page
        .getByText(/travelling/)
        .first()
        .waitFor();
    });

    test('they move', async () => {
      await watched.page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(isMoving).toBe(true);
      await expect.poll(isMoving).toBe(true);
      await expect.poll(isMoving).toBe(true);
    });

    test('with reduced motion they stand still until there is news', async () => {
      await watched.page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(isMoving).toBe(false);
    });
  });

  test('the legend opens and closes, and nothing is wrong with the page', async () => {
    const { faults, page } = watched;
    const legend = page.getByText('Devices of others', { exact: true });
    expect(await legend.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Signs' }).click();
    await legend.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Signs' }).click();
    await legend.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });

  test.runIf(FULL)('draws 100,000 moving devices', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'packages/space/pages/bench/mapFrames.ts')],
      bundle: true,
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    const page = await tester.browser.context.newPage();
    for (const path of ['web/src/styles/tokens.css', 'space/pages/src/styles/kinds.css']) {
      await page.addStyleTag({ path: join(ROOT, 'packages', path) });
    }
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    for (const [name, scale] of Object.entries(SCALES)) {
      const call = `measureFrames(${DEVICES}, ${scale}, ${FRAMES})`;
      const times = (await page.evaluate(call)) as FrameTimes;
      const { calls, median, p95, scriptMedian, seen } = times;
      const shown = [median, p95, scriptMedian].map((ms) => ms.toFixed(1)).join(', ');
      console.log(`${name}: ${seen} of ${DEVICES} devices seen; median, p95, script ms: ${shown}`);
      expect(seen).toBeGreaterThan(name === 'far' ? DEVICES * 0.9 : 0);
      // Times depend on the machine: what makes them short does not.
      if (seen > 600) expect(calls).toBeLessThanOrEqual(MAX_CALLS);
      else expect(calls).toBeGreaterThan(0);
    }
  });
}

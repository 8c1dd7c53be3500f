import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, signIn, type WatchedPage, webTester } from '../tools/browser/webTester.js';

/** Until what the last event has changed is shown. */
const NEXT_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** The pixels of the map. */
const PICTURE = `document.querySelector('canvas').toDataURL()`;

/** The speed that pages are told, in ticks per second: a journey takes longer than a test. */
const SPEED = 4;

interface Device {
  readonly code: string;
  readonly location: string;
}

const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`controls of the map in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;

  let token = '';

  /** Calls an operation; with a body it is a command. */
  const call = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${tester.server.url}/v1/${path}`, { headers, ...sent });
    expect(answer.ok).toBe(true);
    return answer.json();
  };

  beforeAll(async () => {
    ({ token } = await tester.folder.open('Ada'));
    watched = await tester.open('/');
    // The map is at once where it would move to.
    await watched.page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(watched.page, token);
    await watched.page.goto(`${tester.server.url}/#/map/SOL`);
    await watched.page.getByRole('heading', { name: 'Sol', exact: true }).waitFor();
    await watched.page.getByRole('link', { name: 'Earth', exact: true }).waitFor();
  });
  afterAll(() => tester.close());

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
    await page.goto(`${tester.server.url}/#/map/SOL-3`);
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
    await page.goto(`${tester.server.url}/#/map/SOL`);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.goto(`${tester.server.url}/#/map/SOL-BELT-1`);
    const box = (await page.getByRole('application').boundingBox()) ?? { x: 0, y: 0 };
    let found = '';
    // The map is below the panels at its sides.
    for (let at = 0; !PLANETS.includes(found) && at < 1000; at += 1) {
      const [x, y] = [330 + (at % 26) * 24, 90 + Math.floor(at / 26) * 16];
      await page.mouse.move(box.x + x, box.y + y);
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
      const { devices } = (await call('fleet')) as { readonly devices: readonly Device[] };
      const [{ code = '', location = '' } = {}] = devices;
      const [star] = location.split('-');
      await call(`devices/${code}`, { command: 'travel', destination: `${star}-1` });
      // The game stands still, but the pages believe that it goes on.
      await page.route('**/v1/time', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), speed: SPEED } });
      });
      await page.goto('about:blank');
      await page.goto(`${tester.server.url}/#/map/${star}`);
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
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, signIn, type WatchedPage, webTester } from '../tools/browser/webTester.js';

/** Until what the last event has changed is shown. */
const NEXT_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const tester = await webTester('--speed', '0', '--seed', '7');

if ('reason' in tester) notRun(`controls of the map in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;

  beforeAll(async () => {
    const { token } = await tester.folder.open('Ada');
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

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, webTester } from '../tools/browser/webTester.js';

/** The pages in the navigation whose middle something else covers. */
const COVERED_LINKS = `[...document.querySelectorAll('.page-header nav a')]
  .filter((link) => {
    const { bottom, left, right, top } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  })
  .map((link) => link.textContent)`;

const tester = await webTester({ speed: 60 });

if ('reason' in tester) notRun(`events and plans in a browser: ${tester.reason}`);
else {
  let token = '';
  /** Two planets of the system in which the account begins: code and name. */
  let near: readonly [code: string, name: string] = ['', ''];
  let far = near;
  let watched: WatchedPage;
  let page: Page;

  const go = async (hash: string, heading: string): Promise<void> => {
    await page.goto(`${tester.url}/#/${hash}`);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  };
  const call = (path: string, body?: object) =>
    tester.call<Record<string, unknown>>(token, path, body);
  const codesOf = async (type: string): Promise<string[]> => {
    const { devices } = await call(`devices?device_type=${type}`);
    return (devices as { device_code: string }[]).map(({ device_code: code }) => code);
  };
  const width = () => page.evaluate<number>('document.documentElement.scrollWidth');

  beforeAll(async () => {
    token = await tester.join('Ada');
    const { devices } = await call('devices?limit=1');
    const [star] = String((devices as { location: string }[])[0]?.location).split('-');
    const place = await call(`locations/${star}`);
    const { names } = place['star'] as { readonly names: Readonly<Record<string, string>> };
    const planets = Object.entries(names).filter(([code]) => /^\w+-\d+$/.test(code));
    [near = near, far = far] = planets;
    expect(planets.length).toBeGreaterThan(1);
    watched = await tester.openAs(token);
    ({ page } = watched);
  });
  afterAll(() => tester.close());

  describe('events in a browser', () => {
    test('a notice tells on another page what ended, and the bell counts', async () => {
      await go('season', 'Season');
      const [scout = ''] = await codesOf('survey_drone');
      const told = page.getByRole('status').getByText(`survey drone 1 arrived at ${near[1]}`);
      // A notice closes itself: wait for it from before on.
      const isTold = told.waitFor();
      await call(`devices/${scout}`, { command: 'travel', destination: near[0] });
      await isTold;
      await page.getByRole('link', { name: /^Events: [1-9]/ }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.getByRole('link', { name: /^Events: [1-9]/ }).click();
      await page.getByRole('heading', { name: 'Events', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Events: 0 new' }).waitFor();
    });

    test('events are sentences that lead to devices and places', async () => {
      await go('events', 'Events');
      const arrived = page.locator('.event', { hasText: `arrived at ${near[1]}` });
      await arrived.waitFor();
      expect(await arrived.getByRole('link', { name: near[1] }).getAttribute('href')).toBe(
        `#/map/${near[0]}`,
      );
      await arrived.getByText('Details').click();
      await arrived.getByText(/^Tick \d/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('events of a kind are told together and chosen by keyboard', async () => {
      for (const drone of await codesOf('mining_drone')) {
        await call(`devices/${drone}`, { command: 'start_mining', resource: 'structural' });
      }
      const together = page.locator('.events summary', { hasText: 'mining drones began to mine' });
      await together.waitFor();
      await together.focus();
      await page.keyboard.press('Enter');
      await page.locator('.events .event', { hasText: 'mining drone 1 began to mine' }).waitFor();
      await page.getByRole('button', { name: 'Travel' }).focus();
      await page.keyboard.press('Space');
      await together.waitFor({ state: 'detached' });
      await page.getByText('arrived at').first().waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await width()).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  describe('a plan in a browser', () => {
    const add = async (device: RegExp, command: string, after: string): Promise<void> => {
      const form = page.getByRole('form', { name: 'Command of the plan' });
      const choice = form.locator('select').first();
      const option = choice.locator('option').filter({ hasText: device });
      await choice.selectOption(await option.first().getAttribute('value'));
      await form.locator('select').nth(1).selectOption(command);
      if (command === 'travel') await form.getByLabel('destination').fill(far[0]);
      await form.getByLabel('After').fill(after);
      await form.getByRole('button', { name: 'Add to the plan' }).click();
    };
    const steps = () => page.getByRole('list', { name: 'Planned commands' }).getByRole('listitem');

    test('has steps in words, which change places', async () => {
      await go('plan', 'What if');
      await page
        .locator('option', { hasText: /^Survey drone 1: idle at [A-Z][a-z]/ })
        .waitFor({ state: 'attached' });
      await add(/^Survey drone 1:/, 'travel', '0');
      await add(/^Survey drone 1:/, 'scan', '10');
      await page.getByText(`Travel to ${far[1]}.`).waitFor();
      expect(await steps().allTextContents()).toEqual([
        expect.stringMatching(`^At once.*Travel to ${far[1]}\\.`),
        expect.stringMatching(/^After 10 min.*Scan the place\./),
      ]);
      await page.getByRole('button', { name: /^Later: survey drone 1, Travel/ }).focus();
      await page.keyboard.press('Enter');
      expect(await steps().allTextContents()).toEqual([
        expect.stringMatching(/^At once.*Scan the place\./),
        expect.stringMatching(`^After 10 min.*Travel to ${far[1]}\\.`),
      ]);
    });

    test('says what it leads to, with refusals as sentences', async () => {
      await add(/^Survey drone 1:/, 'travel', '10');
      await page.getByRole('button', { name: 'Run the plan' }).click();
      await page.getByRole('heading', { name: 'After 1 h of game time' }).waitFor();
      await steps().getByText(`Travelling to ${far[1]}. Arrives in`).waitFor();
      await steps()
        .getByText(/^Refused: .*\.$/)
        .waitFor();
      await page.getByText(`The survey drone 1 arrived at ${far[1]}`).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await width()).toBeLessThanOrEqual(390);
    });
  });

  test('on a phone the pages behind More are above a notice', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go('season', 'Season');
    const [scout = ''] = await codesOf('survey_drone');
    const notice = page.locator('.event-notice p');
    const isTold = notice.waitFor();
    await call(`devices/${scout}`, { command: 'travel', destination: far[0] });
    await isTold;
    await page.getByRole('button', { name: 'More' }).click();
    const covered = await page.evaluate(COVERED_LINKS);
    expect(covered).toEqual([]);
  });

  test('the pages reported nothing and asked no other server', () => {
    expect(watched.faults).toEqual([]);
    expect(watched.requests.filter((url) => !url.startsWith(tester.url))).toEqual([]);
  });
}

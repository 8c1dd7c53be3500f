import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, signIn, webTester } from '../tools/browser/webTester.js';

// Slow: nothing that a test looks at ends while it looks.
const tester = await webTester('--speed', '1', '--seed', '7');

if ('reason' in tester) notRun(`a player in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;
  let page: Page;
  let token = '';
  /** Goes to a page by its link, and waits until the former page has been left. */
  const go = async (name: string): Promise<void> => {
    await page.getByRole('link', { name, exact: true }).click();
    const heading = page.locator('main h1', { hasText: new RegExp(`^${name}$`) });
    await heading.waitFor({ state: 'attached' });
  };

  beforeAll(async () => {
    ({ token } = await tester.folder.open('Ada'));
    watched = await tester.open('/');
    ({ page } = watched);
    await signIn(page, token);
  });
  afterAll(() => tester.close());

  /** Opens the panel of the first device of a type. */
  async function openDevice(type: string): Promise<void> {
    await go('Fleet');
    await page
      .getByRole('link', { name: new RegExp(`^${type}`) })
      .first()
      .click();
    await page.getByRole('heading', { name: type }).waitFor();
  }

  /** Waits until the page says what was done. */
  const done = (text: RegExp) =>
    page.locator('[role=status], [role=status] p').filter({ hasText: text }).first().waitFor();

  /** Opens the form of a command. */
  async function openCommand(name: string) {
    const form = page.getByRole('form', { name, exact: true });
    await page.locator('summary', { hasText: new RegExp(`^${name}$`) }).click();
    await form.waitFor();
    return form;
  }

  describe('a player with mouse and keyboard', () => {
    test('tries a command, does it, and sees its countdown', async () => {
      await openDevice('survey drone');
      const form = await openCommand('scan');
      await form.getByRole('button', { name: 'Try' }).click();
      await form.getByText('Nothing has changed yet').waitFor();
      await form.getByText(/^Ends in \d/).waitFor();
      await form.getByRole('button', { name: 'Do' }).click();
      await done(/^Scanning at [-\w]+\. Ends in \d/);
      await form.waitFor({ state: 'detached' });
      await done(/^Scanning at/);
      await page
        .locator('.operation')
        .getByText(/^Ends in/)
        .waitFor();
      await page.getByText('Not possible now').waitFor();
      await page.locator('.problem summary').first().click();
      await page
        .locator('.problem')
        .getByText(/\w+\.$/)
        .first()
        .waitFor();
    });

    test('fills a form that follows the contract', async () => {
      await openDevice('mining drone');
      const form = await openCommand('start mining');
      await form.getByLabel('resource').selectOption('carbon');
      await form.getByRole('button', { name: 'Do' }).click();
      await done(/^Mining carbon at [-\w]+\. Its end is not known\.$/);
      await page.locator('.figures').getByText('mining (carbon)').waitFor();
    });

    test('prints a device by keyboard alone', async () => {
      await openDevice('autofactory');
      await page.locator('summary', { hasText: /^enqueue print$/ }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      // Not by typing its name: a browser forgets the first letters after a second without one.
      const chosen = page.locator('select:focus');
      while ((await chosen.inputValue()) !== 'mining_drone') await page.keyboard.press('ArrowDown');
      const form = page.getByRole('form', { name: 'enqueue print', exact: true });
      await form.getByRole('button', { name: 'Do' }).focus();
      await page.keyboard.press('Enter');
      await done(/^Ordered 1 × mining drone\. \w.*\.$/);
      await page.locator('.queue').getByText('mining drone').waitFor();
    });

    test('filters the fleet and commands several devices at once', async () => {
      await go('Fleet');
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByLabel('Type').selectOption('mining_drone');
      await expect.poll(() => page.locator('.fleet-row').count()).toBe(3);
      await page.getByLabel('Choose all').check();
      await page.getByLabel('Command for 2 devices').selectOption('set_tags');
      await page.getByLabel('add tags (optional)').fill('team:red');
      await page.getByRole('button', { name: 'Do for all' }).click();
      await done(/^2 of 2 devices: The tags are team:red\.$/);
      await page.getByLabel('Command for 2 devices').selectOption('retarget');
      await page.getByLabel('resource').selectOption('silicates');
      await page.getByRole('button', { name: 'Do for all' }).click();
      await done(/^1 of 2 devices: Mining silicates at/);
      await done(/^The mining drone \w+ refused: Cannot retarget while idle\.$/);
      await filters.getByLabel('Tags').fill('team:*');
      await expect.poll(() => page.locator('.fleet-row').count()).toBe(3);
    });

    test('reads all pages of a large fleet', async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${tester.server.url}/v1/fleet`, { headers });
      const fleet = (await answer.json()) as { readonly devices: readonly object[] };
      const many = Array.from({ length: 51 }, (_, n) => ({
        ...fleet.devices[0],
        code: n.toString(16).padStart(8, '0'),
      }));
      await page.route(/\/v1\/fleet/, (asked) => {
        const isFirst = !asked.request().url().includes('cursor=');
        const [devices, next_cursor] = isFirst ? [many.slice(0, 50), 50] : [many.slice(50), null];
        return asked.fulfill({ json: { ...fleet, devices, next_cursor } });
      });
      await page.reload();
      await page.getByText('51 of 51 devices').waitFor();
      await page.unroute(/\/v1\/fleet/);
      await page.reload();
      await page.getByText('5 of 5 devices').waitFor();
    });

    test('compares a plan with doing nothing, and commits it', async () => {
      await go('What if');
      const form = page.getByRole('form', { name: 'Command of the plan' });
      const device = form.getByLabel('Device');
      const vessel = device.locator('option', { hasText: 'heaven vessel' });
      await device.selectOption(await vessel.getAttribute('value'));
      await form.getByLabel('Command').selectOption('travel');
      await form.getByLabel('destination').fill('SOL-3');
      await form.getByRole('button', { name: 'Add to the plan' }).click();
      await page.getByRole('button', { name: 'Run the plan' }).click();
      await page.getByText('With the plan').first().waitFor();
      await page.getByRole('button', { name: 'Commit' }).click();
      await page.getByText(/travel .*: done/).waitFor();
    });

    test('finds places on the map by code, and moves it by keys', async () => {
      await go('Map');
      const search = page.getByLabel('Star, place or device');
      await search.fill('ear');
      await page.getByRole('button', { name: 'Earth SOL-3' }).waitFor();
      await search.fill('Sol');
      await search.press('Enter');
      await page.getByRole('heading', { name: 'Sol', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Earth', exact: true }).click();
      await page.getByRole('heading', { name: 'Earth', exact: true }).waitFor();
      await page.getByRole('application').focus();
      for (const key of ['+', '-', 'ArrowLeft', '0']) await page.keyboard.press(key);
      expect(page.url()).toContain('#/map/SOL-3');
    });

    test('reads events, stock, planets and the season', async () => {
      await go('Events');
      await page.getByText('scan started').first().waitFor();
      await go('Stock');
      await page.getByText('structural').first().waitFor();
      await go('Planets');
      await page.getByText('temperature', { exact: false }).first().waitFor();
      await page.locator('.explained summary').first().click();
      await page.locator('.terms').first().waitFor();
      const second = page.locator('.explained summary').nth(1);
      await second.hover();
      const tooltip = page.getByRole('tooltip');
      await tooltip.getByText(/^attribute: /).waitFor();
      await tooltip.getByText('couplings').waitFor();
      // A refresh of the page may take the tooltip away before the pointer has reached it.
      const reached = async (): Promise<boolean> => {
        await second.hover();
        return tooltip.hover({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      };
      await expect.poll(reached).toBe(true);
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'detached' });
      await go('Season');
      await page.getByText('Contributors of all times').waitFor();
    });

    test('reads the terms of numbers by keyboard alone', async () => {
      const tooltip = page.getByRole('tooltip');
      const numbers = page.locator('main .explained summary');
      const focus = async (number: Locator): Promise<void> => {
        await number.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
      };
      await go('Season');
      await focus(numbers.nth(1));
      await tooltip.getByText('sum over the parts').waitFor();
      await tooltip.getByText('requirement surge plate').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await tooltip.getByText('contributed / needed').waitFor();
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.locator('details[open] .terms').getByText('contributed / needed').waitFor();
      await go('Stock');
      await page.getByText('What is due').waitFor();
      await focus(numbers.last());
      await tooltip.getByText('(tick - present tick) / ticks per second').waitFor();
      const box = await tooltip.boundingBox();
      expect((box?.y ?? -1) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
      await page.evaluate(`location.hash = '#/server'`);
      await page.getByRole('heading', { name: 'Server' }).waitFor();
      await focus(numbers.first());
      await tooltip.getByText('seconds since * ticks per second').waitFor();
    });
  });

  test('no page has a serious fault of accessibility', async () => {
    for (const name of [
      'Start',
      'Map',
      'Fleet',
      'Stock',
      'Planets',
      'Season',
      'Events',
      'What if',
    ]) {
      await go(name);
      expect([name, await seriousFaults(page)]).toEqual([name, []]);
    }
  });

  test('no request left the server, and the content policy reported nothing', () => {
    const foreign = watched.requests.filter(
      (url) => !url.startsWith(tester.server.url) && !/^(?:data|blob):/.test(url),
    );
    expect(foreign).toEqual([]);
    expect(watched.faults).toEqual([]);
  });
}

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, webTester } from '../tools/browser/webTester.js';

// Slow: nothing that a test looks at ends while it looks.
const tester = await webTester({ speed: 1 });

if ('reason' in tester) notRun(`a player in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;
  let page: Page;
  let token = '';
  /** The name of the place where all devices are at first. */
  let home = '';
  /** Goes to a page by its link, and waits until the former page has been left. */
  const go = async (name: string): Promise<void> => {
    await page.getByRole('link', { name, exact: true }).click();
    const heading = page.locator('main h1', { hasText: new RegExp(`^${name}$`) });
    await heading.waitFor({ state: 'attached' });
  };

  beforeAll(async () => {
    token = await tester.join('Ada');
    watched = await tester.openAs(token);
    ({ page } = watched);
  });
  afterAll(() => tester.close());

  /** Opens the panel of a device. */
  async function openDevice(name: string): Promise<void> {
    await go('Fleet');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }

  /** Waits until the page says what was done. */
  const done = (text: RegExp) =>
    page.locator('[role=status], [role=status] p').filter({ hasText: text }).first().waitFor();

  /** Opens the form of a command. */
  async function openCommand(name: string, within: Page | Locator = page) {
    const form = within.getByRole('form', { name, exact: true });
    await within.locator('summary', { hasText: new RegExp(`^${name}$`) }).click();
    await form.waitFor();
    return form;
  }

  describe('a player with mouse and keyboard', () => {
    test('sees what a command would do, does it, and sees its countdown', async () => {
      await openDevice('survey drone 1');
      const form = await openCommand('Scan');
      await form.getByText(/^Ends in \d/).waitFor();
      await form.getByRole('button', { name: 'Scan' }).click();
      await done(/^Scanning at [-\w ]+\. Ends in \d/);
      await form.waitFor({ state: 'detached' });
      await page
        .locator('.operation')
        .getByText(/^Ends in/)
        .waitFor();
      await page.locator('summary', { hasText: 'Not possible now' }).click();
      await page.locator('.blocked').getByText('Not while it is scanning.').first().waitFor();
      await page
        .locator('.blocked')
        .getByText(/\w+\. \w.*\.$/)
        .first()
        .waitFor();
    });

    test('fills a form that follows the contract, and says what the place has', async () => {
      await openDevice('mining drone 1');
      home = (await page.locator('.figures').getByRole('link').textContent()) ?? '';
      expect(await page.locator('.device-panel').getByRole('form').count()).toBe(0);
      const form = await openCommand('Mine');
      await form
        .getByText(/\w+ here, \d+ in stock/)
        .first()
        .waitFor();
      await form.getByRole('radio', { name: 'carbon' }).check();
      await form.getByText(/^Brings up to [\d.]+ carbon a minute to \w/).waitFor();
      await form.getByRole('button', { name: 'Mine' }).click();
      await done(new RegExp(`^Mining carbon at ${home}\\. Its end is not known\\.$`));
      await page.locator('.figures').getByText('mining carbon').waitFor();
    });

    test('prints a device by keyboard alone', async () => {
      await openDevice('autofactory 1');
      await page.locator('summary', { hasText: /^Print$/ }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('form', { name: 'Print', exact: true });
      await form.getByText('The season needs it.').first().waitFor();
      await form
        .getByText(/^enough for \d+$/)
        .first()
        .waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      const chosen = page.locator('input:focus');
      while ((await chosen.inputValue()) !== 'mining_drone') await page.keyboard.press('ArrowDown');
      await form.getByText(/^Costs .*100 structural/).waitFor();
      await form.getByRole('button', { name: 'Print' }).focus();
      await page.keyboard.press('Enter');
      await done(/^Ordered 1 × mining drone\. \w.*\.$/);
      await page.locator('.device-panel ol').getByText('mining drone').waitFor();
    });

    test('names a device, which is called so everywhere', async () => {
      await openDevice('heaven vessel 1');
      await page.getByRole('button', { name: 'Name this device' }).click();
      await page.getByLabel('Name of the device').fill('Argo');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Argo' }).waitFor();
      await page.locator('.fleet-row').getByText('Argo').waitFor();
    });

    test('finds a place by its name, or by a click on the map', async () => {
      await openDevice('Argo');
      await page.locator('.figures').getByRole('link', { name: home }).click();
      await page.getByRole('link', { name: 'Argo' }).click();
      const form = await openCommand('Travel');
      const field = form.getByRole('combobox', { name: 'Destination' });
      // A click on the map is for the open form, also before its field had the focus.
      await page.getByRole('application').click();
      await expect.poll(() => field.inputValue()).toContain(home.replace(/ Belt \d+$/, ''));
      await field.fill('so');
      await form.getByRole('option', { name: 'Sol SOL' }).waitFor();
      await page.keyboard.press('Enter');
      await form.getByText(/^Arrives in \d/).waitFor();
      expect(await field.inputValue()).toBe('Sol');
      await field.fill('nowhere');
      await form.getByRole('button', { name: 'Travel' }).click();
      await expect.poll(() => form.locator('input:invalid').count()).toBe(1);
      // The map has the place of the device in its middle, or its star.
      await page.getByRole('application').click();
      await expect.poll(() => field.inputValue()).toContain(home.replace(/ Belt \d+$/, ''));
      await form.getByText(/already|^Arrives in \d/i).waitFor();
    });

    test('filters the fleet and orders for several devices at once', async () => {
      await go('Fleet');
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByLabel('Type').selectOption('mining_drone');
      await expect.poll(() => page.locator('.fleet-row.device').count()).toBe(2);
      await page.getByLabel('Choose mining drone 1').click();
      await page.getByLabel('Choose mining drone 2').click({ modifiers: ['Shift'] });
      const orders = page.getByRole('region', { name: 'Orders for 2 devices' });
      await orders.getByText('More').click();
      const tags = await openCommand('Change tags', orders);
      await tags.getByLabel('Add tags').fill('team:red');
      await tags.getByText('The tags are team:red.').waitFor();
      await tags.getByRole('button', { name: 'Change tags with 2 devices' }).click();
      await done(/^2 of 2 devices: The tags are team:red\.$/);
      const retarget = await openCommand('Mine something else', orders);
      await retarget.getByRole('radio', { name: 'silicates' }).check();
      await retarget.getByText(/^Not for 1 of 2 devices: Cannot retarget while idle\.$/).waitFor();
      await retarget.getByRole('button', { name: /^Mine something else/ }).click();
      await done(/^1 of 2 devices: Mining silicates at/);
      await done(/^Not for 1 of 2 devices \(mining drone 2\): Cannot retarget while idle\.$/);
      await page.getByRole('button', { name: 'Choose none' }).click();
      await filters.getByLabel('Tags').fill('team:*');
      await expect.poll(() => page.locator('.fleet-row.device').count()).toBe(2);
      await filters.getByLabel('Groups').selectOption('work');
      await page.getByRole('button', { name: `1 mining drone · mining · ${home}` }).click();
      await expect.poll(() => page.locator('.fleet-row.device').count()).toBe(1);
      expect(await seriousFaults(page)).toEqual([]);
      await filters.getByLabel('Groups').selectOption('');
      await filters.getByLabel('Tags').fill('');
    });

    test('reads all pages of a large fleet', async () => {
      const fleet = await tester.call<{ readonly devices: readonly object[] }>(token, 'fleet');
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
      const vessel = device.locator('option', { hasText: 'Argo' });
      await device.selectOption(await vessel.getAttribute('value'));
      await form.getByLabel('Command').selectOption('travel');
      await form.getByLabel('destination').fill('SOL-3');
      await form.getByRole('button', { name: 'Add to the plan' }).click();
      await page.getByRole('button', { name: 'Run the plan' }).click();
      const heading = page.getByRole('heading', { name: /^After .* of game time$/ });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((one) => one.matches(':focus'))).toBe(true);
      const { y = 800 } = (await heading.boundingBox()) ?? {};
      expect(y).toBeLessThan(700);
      await page.getByRole('button', { name: 'Commit' }).click();
      await page.locator('.plan-steps').getByText('Done.').waitFor();
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

    test('sends devices to a place of the map, with the form of the command to travel', async () => {
      await page.getByRole('button', { name: 'Send devices here' }).click();
      const panel = page.getByRole('region', { name: 'Send devices' });
      const form = panel.getByRole('form', { name: 'Travel' });
      const destination = form.getByRole('combobox', { name: 'Destination' });
      await expect.poll(() => destination.inputValue()).toBe('Earth');
      expect(await form.getByRole('button', { name: 'Travel' }).isEnabled()).toBe(false);
      const drone = panel.getByLabel('mining drone 2');
      await drone.check();
      const refusal = form.getByText('A mining drone cannot travel between stars.');
      await refusal.waitFor();
      const star = home.replace(/ Belt \d+$/, '');
      await destination.fill(star);
      await form.getByText(/^Arrives in \d/).waitFor();
      // The map changes the destination alone.
      await page.getByRole('application').focus();
      await page.keyboard.press('o');
      await expect.poll(() => destination.inputValue()).toBe('Earth');
      await refusal.waitFor();
      expect(await drone.isChecked()).toBe(true);
      await destination.fill(star);
      await form.getByText(/^Arrives in \d/).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await form.getByRole('button', { name: 'Travel' }).click();
      await panel.getByText(new RegExp(`^Travelling to ${star}\\. Arrives in \\d`)).waitFor();
      await drone.waitFor({ state: 'detached' });
      await panel.getByRole('button', { name: 'Close the order' }).click();
    });

    test('reads events, stock, planets and the season', async () => {
      await go('Events');
      await page
        .getByText(/began to measure|began to scan/)
        .first()
        .waitFor();
      await go('Stock');
      await page.getByText('structural').first().waitFor();
      await go('Planets');
      await page.getByText('temperature', { exact: false }).first().waitFor();
      const before = await page.locator('.unchanging').boundingBox();
      await page.locator('.explained summary').first().click();
      await page.locator('.terms').first().waitFor();
      // It lies over the page.
      expect(await page.locator('.unchanging').boundingBox()).toEqual(before);
      const second = page.locator('.explained summary').nth(1);
      await second.hover();
      const tooltip = page.getByRole('tooltip');
      await tooltip.getByText(/^Attribute: /).waitFor();
      await tooltip.getByText('Couplings').waitFor();
      expect(await tooltip.textContent()).not.toMatch(/_|nano|micro/);
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

    test('writes to a channel, and to somebody by name', async () => {
      await go('Events');
      const form = page.getByRole('form', { name: 'Send a message' });
      const to = form.getByLabel('To a channel or a replicant');
      const text = form.getByLabel('Text');
      const send = async (recipient: string): Promise<void> => {
        await to.fill(recipient);
        await text.fill('Hello');
        await page.keyboard.press('Enter');
      };
      await send((await to.getAttribute('placeholder')) ?? '');
      await form.getByText('Sent to #general. You get the messages of #general').waitFor();
      await send('#general');
      await form.getByText('Sent to #general.', { exact: true }).waitFor();
      await send('ada');
      await form.getByText('Sent to Ada.').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Ada: Hello' }).waitFor();
      await send('Nobody');
      await form.getByText('You have not met anybody named Nobody.').waitFor();
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
      await tooltip.getByText('Given ÷ needed, of all parts together').waitFor();
      await tooltip.getByText('Requirement surge plate').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await tooltip.getByText('contributed / needed').waitFor();
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.locator('.terms').getByText('contributed / needed').waitFor();
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

  test('no request left the server, and the content policy reported nothing', () => {
    const foreign = watched.requests.filter(
      (url) => !url.startsWith(tester.url) && !/^(?:data|blob):/.test(url),
    );
    expect(foreign).toEqual([]);
    expect(watched.faults).toEqual([]);
  });
}

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, type WatchedPage, webTester } from '../tools/browser/webTester.js';

// The quick tier plays the first steps, with the same forms.
const tester = FULL
  ? await webTester({ speed: 1200, seed: 3 })
  : { reason: 'it belongs to the full tier' };

if ('reason' in tester) notRun(`the tutorial in a browser: ${tester.reason}`);
else {
  let watched: WatchedPage;
  let page: Page;
  /** The addresses that the server answered with 404. */
  const missing: string[] = [];
  let given = '';
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();

  beforeAll(async () => {
    watched = await tester.openAs(await tester.join('Ada'));
    ({ page } = watched);
    page.on('response', (answer) => void (answer.status() === 404 && missing.push(answer.url())));
  });
  afterAll(() => tester.close());

  /** Opens the panel of a device that the filters of the fleet find; it stays where it is. */
  async function openDevice(type: string, filters: { status?: string; tags?: string } = {}) {
    await go('Fleet');
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByLabel('Type').selectOption('');
    await form.getByLabel('Tags').fill(filters.tags ?? '');
    await form.getByLabel('Status').selectOption(filters.status ?? '');
    const row = page.locator('.fleet-row').getByRole('link', { name: new RegExp(`^${type} \\d`) });
    await row.first().click();
    const panel = page.getByRole('region', { name: /^Device/ });
    await panel.getByRole('heading', { name: new RegExp(`^${type} \\d`) }).waitFor();
    return panel;
  }

  /** Opens the form of a command; it is offered when the device can do it. */
  async function openCommand(panel: Locator, name: string) {
    const form = panel.getByRole('form', { name, exact: true });
    const summary = panel.locator('summary', { hasText: new RegExp(`^${name}$`) });
    await summary.click();
    await form.waitFor();
    return form;
  }

  /** Gives a command with these fields; a choice is made by the name of what is chosen. */
  async function order(panel: Locator, name: string, fields: Readonly<Record<string, string>>) {
    const form = await openCommand(panel, name);
    for (const [label, value] of Object.entries(fields)) {
      const choices = form.getByRole('group', { name: label }).getByRole('radio', { name: value });
      if ((await choices.count()) > 0) await choices.check();
      else await form.getByLabel(label).fill(value);
    }
    await form.getByRole('button', { name, exact: true }).click();
    await form.waitFor({ state: 'detached' });
  }

  const figures = (panel: Locator) => panel.locator('.figures').first();
  const codeOf = async (panel: Locator) => (await panel.locator('code').last().textContent()) ?? '';
  const nameOf = async (panel: Locator) =>
    (await panel.getByRole('heading').first().textContent()) ?? '';
  const isIdle = (panel: Locator) => figures(panel).getByText('idle', { exact: true }).waitFor();

  describe('a new player', () => {
    test('sees the fleet and the stock', async () => {
      await go('Fleet');
      await expect.poll(() => page.locator('.fleet-rows .fleet-row').count()).toBe(5);
      await go('Stock');
      await page.getByText('structural').first().waitFor();
    });

    test('scans and mines', async () => {
      const drone = await openDevice('survey drone');
      await order(drone, 'Scan', {});
      await isIdle(drone);
      for (const resource of ['volatiles', 'carbon']) {
        const miner = await openDevice('mining drone', { status: 'idle' });
        await order(miner, 'Mine', { Resource: resource });
        await figures(miner).getByText(`mining ${resource}`).waitFor();
      }
    });

    test('reads the forecast, and tries a command without doing it', async () => {
      await go('Stock');
      await page.getByText('What is due').waitFor();
      await page.locator('ol.plain li').first().waitFor();
      const miner = await openDevice('mining drone');
      const form = await openCommand(miner, 'Mine something else');
      await form.getByRole('radio', { name: 'rares' }).check();
      await form.getByText(/^Brings up to [\d.\s]+ rares a minute/).waitFor();
      await figures(miner).getByText('mining').waitFor();
    });

    test('prints two devices with tags, and changes a tag', async () => {
      const factory = await openDevice('autofactory');
      for (const [type, tags] of [
        ['atmo processor', 'new'],
        ['FTL beacon', 'gift'],
      ] as const) {
        const form = await openCommand(factory, 'Print');
        await form.getByRole('radio', { name: type }).check();
        await form.getByText('Options').click();
        await form.getByLabel('Tags').fill(tags);
        await form.getByRole('button', { name: 'Print' }).click();
        await form.waitFor({ state: 'detached' });
      }
      // At this speed a device may be printed before the page shows the queue.
      await openDevice('FTL beacon', { tags: 'gi*' });
      const processor = await openDevice('atmo processor', { tags: 'new' });
      await processor.getByText('More', { exact: true }).click();
      const form = await openCommand(processor, 'Change tags');
      await form.getByLabel('Tags', { exact: true }).fill('mars:air');
      await form.getByRole('button', { name: 'Change tags' }).click();
      await figures(processor).getByText('mars:air').waitFor();
    });

    test('carries a device to Mars, and sets it to half strength', async () => {
      const vessel = await nameOf(await openDevice('heaven vessel'));
      for (const type of ['atmo processor', 'FTL beacon']) {
        const device = await openDevice(type);
        await order(device, 'Load into a carrier', { Carrier: vessel });
        await figures(device).getByText('stowed').waitFor();
      }
      const carrier = await openDevice('heaven vessel');
      await order(carrier, 'Travel', { Destination: 'SOL-4' });
      await figures(carrier).getByText('Mars').waitFor();
      await isIdle(carrier);
      const processor = await openDevice('atmo processor');
      await order(processor, 'Deploy', {});
      await isIdle(processor);
      await order(processor, 'Activate', {});
      await order(processor, 'Configure', { Strength: '0.5' });
      await figures(processor).getByText('strength 0.5').waitFor();
      await go('Planets');
      await page.getByLabel('Another planet').fill('sol-4');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Mars' }).waitFor();
      await page.locator('.attributes article').first().waitFor();
    });

    test('contributes to the structure of the season', async () => {
      await go('Season');
      const objective = page.locator('main .hint').getByRole('link', { name: 'Lantern Array' });
      const destination = (await objective.getAttribute('href'))?.split('/').at(-1) ?? '';
      const carrier = await openDevice('heaven vessel');
      await order(carrier, 'Travel', { Destination: destination });
      await figures(carrier).getByText('Lantern Array').waitFor();
      await isIdle(carrier);
      // What is aboard is where its carrier is, though nobody has opened it.
      const rows = page.locator('.fleet-row', { hasText: 'FTL beacon' });
      await rows.getByText('Lantern Array', { exact: true }).waitFor();
      const beacon = await openDevice('FTL beacon', { tags: 'gift' });
      await order(beacon, 'Deploy', {});
      await isIdle(beacon);
      given = await codeOf(beacon);
      await go('Season');
      const title = page.getByRole('heading', { name: 'Contribute', exact: true });
      const card = page.locator('section').filter({ has: title });
      const form = card.getByRole('form', { name: 'Give' });
      await card.getByLabel('FTL beacon').check();
      await form.getByText('You give 1 device away for good.').waitFor();
      await form.getByRole('button', { name: 'Give' }).click();
      await card.getByText('You gave 1 device to the Lantern Array.').waitFor();
      const row = page.locator('table').last().getByRole('row', { name: 'Ada' });
      await row.getByRole('cell', { name: '1', exact: true }).last().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('goes home and reads the events', async () => {
      const drone = await openDevice('mining drone');
      const home = (await figures(drone).getByRole('link').textContent()) ?? '';
      for (let n = 0; n < 2; n += 1) {
        const miner = await openDevice('mining drone', { status: 'mining' });
        await order(miner, 'Stop', {});
        await isIdle(miner);
      }
      const carrier = await openDevice('heaven vessel');
      await order(carrier, 'Travel', { Destination: home });
      await figures(carrier).getByText(home).waitFor();
      await isIdle(carrier);
      await go('Events');
      for (const told of [/scanned|finished a scan/, /printed/, /became part of/]) {
        await page.getByText(told).first().waitFor();
      }
    });
  });

  test('the pages reported nothing but the device that was given away', () => {
    expect(missing.filter((url) => !url.endsWith(`/v1/devices/${given}`))).toEqual([]);
    const faults = watched.faults.filter((fault) => !fault.includes('404 (Not Found)'));
    expect(faults).toEqual([]);
    expect(watched.requests.filter((url) => !url.startsWith(tester.url))).toEqual([]);
  });
}

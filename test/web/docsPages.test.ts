import lighthouse from '../../examples/tiny-game/src/lighthouseGame.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import {
  seriousFaults,
  servedPages,
  WEB_DIST,
  type WatchedPage,
  watchPage,
  webTester,
} from '../tools/browser/webTester.js';

const tester = await webTester();

if ('reason' in tester) notRun(`the documentation in a browser: ${tester.reason}`);
else {
  let token = '';
  beforeAll(async () => {
    token = await tester.join('Ada');
  });
  afterAll(() => tester.close());

  /** The operations are looked at with a request that was sent, see below. */
  const PAGES = ['/docs/', '/docs/guides/HTTP', '/problems'];
  /** Wide tables and long names are in the rules and the schemas. */
  const WIDE = [
    '/docs/operations',
    '/docs/guides/RULES',
    '/docs/schemas',
    '/problems/invalid_field',
  ];

  describe('the documentation in a browser', () => {
    test.each([...PAGES, ...WIDE])(
      '%s is accessible, fits a phone, loads from its server only and has no console messages',
      async (path) => {
        const { faults, page, requests } = await tester.open(path);
        await page.getByRole('link', { name: 'Back to the game' }).waitFor();
        if (FULL || PAGES.includes(path)) expect(await seriousFaults(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(width).toBeLessThanOrEqual(390);
        expect(requests.filter((url) => !url.startsWith(tester.url))).toEqual([]);
        expect(faults).toEqual([]);
      },
    );

    test('sends requests with the token that is signed in, and says whose it is', async () => {
      const { faults, page, requests }: WatchedPage = await tester.open('/docs/operations');
      await page.getByText('Nobody is signed in').waitFor();
      await page.goto(`${tester.url}/#token=${token}`);
      await page.getByText('Ada').first().waitFor();
      await page.goto(`${tester.url}/docs/operations#devicesList`);
      await page.getByText('Signed in as Ada').waitFor();
      const list = page.locator('#devicesList');
      expect(await list.locator('.sender').textContent()).toBe('Ada');
      await list.getByRole('button', { name: 'Send to this server' }).click();
      await list.getByText(/^200 OK · tick 0/).waitFor();
      expect(await list.locator('.answer pre').textContent()).toContain('"device_code"');
      await list.getByLabel('limit').fill('1000');
      await page.keyboard.press('Enter');
      await list.getByRole('link', { name: 'What invalid_parameters means' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(requests.filter((url) => !url.startsWith(tester.url))).toEqual([]);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('Nobody is signed in').waitFor();
      await list.getByRole('button', { name: 'Send to this server' }).click();
      await list.getByRole('link', { name: 'What unauthorized means' }).waitFor();
      // The browser reports the two answers that are problems.
      expect(faults.every((fault) => /status of 40[01]/.test(fault))).toBe(true);
    });

    test('takes a token, shows a command as a dry run and a stream until it is stopped', async () => {
      const { page } = await tester.open('/docs/operations#devicesCommand');
      await page.locator('#signing').getByLabel('Token').fill(token);
      await page.keyboard.press('Enter');
      await page.getByText('Signed in as Ada').waitFor();
      const command = page.locator('#devicesCommand');
      await command.getByLabel('Example').selectOption('start_mining');
      const code = command.getByLabel('code', { exact: true });
      expect(await code.inputValue()).toBe('');
      await code.fill('1f3a92c4');
      await page.keyboard.press('Enter');
      // The answer to a dry run is 200, whatever it tells.
      await command.getByText(/^200 OK.* it would be refused with 404 · /).waitFor();
      await command.getByRole('link', { name: 'What unknown_device means' }).waitFor();
      const { devices } = await tester.call<Listed>(token, 'devices?device_type=mining_drone');
      await code.fill(devices[0]?.device_code ?? '');
      await page.keyboard.press('Enter');
      await command.getByText(/^200 OK · tick \d+ · \d+ requests left$/).waitFor();
      await command.locator('.answer pre', { hasText: '"dry_run": true' }).waitFor();
      await page.goto(`${tester.url}/docs/operations#eventsStream`);
      const stream = page.locator('#eventsStream');
      await stream.getByRole('button', { name: 'Send to this server' }).click();
      await stream.getByText(/^200 OK/).waitFor();
      await stream.getByRole('button', { name: 'Stop' }).click();
      await stream.getByText('(stopped)').waitFor();
    });

    test.each([
      ['the space game', undefined, 'accountsGuest', '{"name":"Bo"}'],
      ['a game of a file', lighthouse, 'accountsOpen', '{"join":{"name":"Bo"}}'],
    ])('signs in with the token of a new account of %s', async (_, game, operation, body) => {
      const served = game && (await servedPages(game, WEB_DIST, 7, 0));
      const address = `${(served ?? tester).url}/docs/operations#${operation}`;
      const { page } = await watchPage(tester.browser.context, address);
      const opening = page.locator(`#${operation}`);
      await opening.getByLabel('Body, as JSON').fill(body);
      await opening.getByRole('button', { name: 'Send to this server' }).click();
      await opening.getByText(/^20[01] /).waitFor();
      await opening.getByRole('button', { name: 'Use this token' }).click();
      await opening.getByText(/ · signed in with it$/).waitFor();
      await page.getByText('Signed in as Bo').waitFor();
      await page.close();
      await served?.close();
    });

    test('filters the operations by keyboard', async () => {
      const { page } = await tester.open('/docs/operations');
      await page.getByLabel('Filter the operations').focus();
      await page.keyboard.type('webhook secret');
      await page.getByText(/^\d of \d+ operations$/).waitFor();
      const shown = page.locator('details.operation:visible');
      expect(await shown.count()).toBeLessThan(6);
      expect(await page.getByRole('heading', { name: 'Devices' }).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Replace the secret of a webhook' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('#webhooksSecret[open]').waitFor();
    });
  });
}

interface Listed {
  readonly devices: readonly { readonly device_code: string }[];
}

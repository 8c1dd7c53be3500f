import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { serverFolder } from '../../test/service/processes/server.js';
import { startBrowser } from '../../test/tools/browser/browser.js';
import { seriousFaults, watchPage } from '../../test/tools/browser/webTester.js';

const browser = await startBrowser();

if ('reason' in browser) notRun(`the page of the arena: ${browser.reason}`);
else {
  const folder = serverFolder();
  afterAll(async () => {
    await browser.close();
    await folder.close();
  });

  test('the page of the arena moves bodies smoothly, and steers the own one', async () => {
    const game = ['--file', join(import.meta.dirname, 'src/arenaGame.ts')];
    // Five ticks a second: there is much to be seen between two of them.
    const pages = ['--pages', join(import.meta.dirname, 'arena'), '--speed', '0.25'];
    const server = await folder.start(...game, ...pages);
    expect(server.greeting).toContain(`/v1/accounts -d '{"name":"Ada","join":{}}'`);
    const call = async (path: string, token: string, body?: object): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const post = body && { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(server.url + path, { headers, ...post })).json();
    };
    const account = await call('/v1/accounts', '', { name: 'Bo', join: {} });
    const { token } = account as { readonly token: string };
    const { bodies } = (await call('/v1/views/field', token)) as {
      readonly bodies: readonly [{ readonly id: number; readonly x: number }];
    };
    const [{ id, x: start }] = bodies;
    await call('/v1/commands/steer', token, { vx: 100, vy: 0 });

    const { faults, page } = await watchPage(browser.context, server.url);
    await page.getByLabel('Name').fill('bo');
    await page.getByRole('button').click();
    await page.getByRole('status').filter({ hasText: 'Bo' }).waitFor();
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button').click();
    await page.locator('circle').nth(1).waitFor();

    const shown = (): Promise<number> =>
      page.evaluate(`parseFloat(getComputedStyle(document.getElementById(${id})).cx)`);
    // A view has it at full steps of 100 only.
    await expect.poll(async () => ((await shown()) - start) % 100).not.toBe(0);
    const own = page.locator('[fill=orange]');
    const before = await own.getAttribute('cx');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => own.getAttribute('cx')).not.toBe(before);
    const turned = await own.getAttribute('cy');
    const box = await page.locator('svg').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 1, (box?.y ?? 0) + 1);
    await expect.poll(() => own.getAttribute('cy')).not.toBe(turned);
    expect(await seriousFaults(page)).toEqual([]);
    // The browser itself tells of the name that was refused.
    expect(faults).toEqual([expect.stringContaining('409 (Conflict)')]);
    expect(await server.stop()).toBe(0);
  });
}

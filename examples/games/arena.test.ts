import { join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import { afterAll, expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { seriousFaults, webTester } from '../../test/tools/browser/webTester.js';
import arenaGame from './src/arenaGame.js';

interface Body {
  readonly id: number;
  readonly x: number;
}

const pages = join(import.meta.dirname, 'arena');
// Five ticks a second: there is much to be seen between two of them.
const tester = await webTester({ game: arenaGame as unknown as ServedGame, pages, speed: 0.25 });

if ('reason' in tester) notRun(`the page of the arena: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  test('the page of the arena moves bodies smoothly, and steers the own one', async () => {
    const { call } = tester;
    const opening = { name: 'Bo', join: {} };
    const { token } = await call<{ readonly token: string }>('', 'accounts', opening);
    const { bodies } = await call<{ readonly bodies: readonly [Body] }>(token, 'views/field');
    const [{ id, x: start }] = bodies;
    await call(token, 'commands/steer', { vx: 100, vy: 0 });

    const { faults, page } = await tester.open('/');
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
  });
}

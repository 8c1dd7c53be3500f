import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { playGame } from '../../packages/cli/src/bots/playGame.js';
import { notRun } from '../../packages/testkit/test/tier.js';
import { theatreTester } from '../tools/theatreTester.js';

const TICKS = 100_000;
const SEEKS = 20;
const WAIT = { timeout: 15_000 };

const tester = await theatreTester();

/** The log of a game of bots. */
function botLog(): string {
  const texts: string[] = [];
  const write = (text: string): void => void texts.push(text);
  playGame({ seed: 7, players: 4, ticks: TICKS, hashEvery: 3600, write });
  return texts.join('');
}

/** Goes to a tick with the slider; returns the milliseconds until the page has its world. */
async function seek(page: Page, tick: number): Promise<number> {
  await page.getByLabel('Tick', { exact: true }).first().fill(String(tick));
  await page.locator(`.world[data-side="a"][data-tick="${tick}"]`).waitFor();
  return Number(await page.locator('[data-seek-ms]').getAttribute('data-seek-ms'));
}

if ('reason' in tester) notRun(`the replay theatre in a browser: ${tester.reason}`);
else {
  afterAll(() => tester.close());
  const log = botLog();
  const good = tester.write('good.jsonl', log);

  describe('the replay theatre', () => {
    test('verifies a good log, and goes to any tick in less than 100 ms', async () => {
      const { page, requests, url } = await tester.open(good);
      await page.getByText('Every hash agrees').waitFor();
      const own = new URL(url).origin;
      const times: number[] = [];
      for (let n = 1; n <= SEEKS; n += 1) times.push(await seek(page, (n * 61_803) % TICKS));
      times.sort((a, b) => a - b);
      const median = times[SEEKS / 2] ?? Infinity;
      const details = (await page.locator('.verdict .hint').first().textContent()) ?? '';
      console.log(`theatre: ${details}; seek ${median} ms (median), ${times.at(-1)} ms (longest)`);
      expect(median).toBeLessThan(100);
      expect(requests.filter((each) => !each.startsWith(own) && !each.startsWith('blob:'))).toEqual(
        [],
      );
    });

    test('names tick and table of a planted difference', async () => {
      const line = log.split('\n').find((each) => each.startsWith('{"kind":"hash"')) ?? '';
      const [, tick = '', hash = ''] = /"tick":(\d+).*"devices":"(\w+)"/.exec(line) ?? [];
      const planted = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
      const altered = tester.write('altered.jsonl', log.replace(line, line.replace(hash, planted)));
      const { page } = await tester.open(altered);
      const text = page.locator('.verdict [role="status"]');
      await expect.poll(() => text.textContent(), WAIT).toContain('in the table devices');
      const shown = (await text.textContent())?.replace(/\u202f/g, '') ?? '';
      expect(shown).toContain(`a fault at tick ${tick}`);
    });

    test('refuses logs of other servers', async () => {
      const { page, url } = await tester.open(good);
      await page.goto(`${new URL(url).origin}/replay/?log=https://example.org/a.jsonl`);
      expect(await page.getByRole('alert').textContent()).toContain('Only logs of this server');
    });
  });
}

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { arena } from './arena.js';
import { DESCRIBED } from './contractCheck.js';

const CHROMIUM = FULL && spawnSync('chromium', ['--version']).status === 0;
const FOLDER = mkdtempSync(join(tmpdir(), 'astrarium-browser-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

if (!FULL) notRun('the pages in a browser');
else if (!CHROMIUM) notRun('the pages in a browser: there is no chromium');

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${FOLDER}`,
  '--enable-logging=stderr',
  '--virtual-time-budget=30000',
  '--dump-dom',
];

/** What a page has become in a browser, and what that had to say of it. */
async function opened(url: string): Promise<{ readonly page: string; readonly said: string[] }> {
  const limits = { timeout: 120_000, maxBuffer: 2 ** 26 };
  const { stderr, stdout } = await promisify(execFile)('chromium', [...ARGS, url], limits);
  return { page: stdout, said: stderr.split('\n').filter((line) => line.includes('CONSOLE')) };
}

describe.runIf(CHROMIUM)('in a browser', { timeout: 300_000 }, () => {
  let game: Awaited<ReturnType<typeof arena>>;
  beforeAll(async () => {
    game = await arena();
  });
  afterAll(() => game.close());

  test('the documentation shows every operation, and nothing goes wrong', async () => {
    const { page, said } = await opened(`${game.url}/docs/`);
    expect(said).toEqual([]);
    const hidden = DESCRIBED.filter(({ operation }) => {
      const [tag] = operation['tags'] as readonly string[];
      return !page.includes(`id="operations-${tag}-${String(operation['operationId'])}"`);
    });
    expect(hidden.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each([
    ['/', 'Documentation'],
    ['/problems', 'invalid_field'],
    ['/problems/invalid_field', 'All problems'],
  ])('%s shows itself', async (path, text) => {
    const { page, said } = await opened(game.url + path);
    expect(said).toEqual([]);
    expect(page).toContain(text);
  });

  test('what goes wrong in a page would be seen', async () => {
    const { said } = await opened("data:text/html,<script>console.error('no')</script>");
    expect(said).toHaveLength(1);
  });
});

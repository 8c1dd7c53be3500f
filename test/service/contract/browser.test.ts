import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { servedGame } from '../servedGame.js';
import { DOCUMENTED_OPERATIONS } from './contractCheck.js';

const CHROMIUM = FULL && spawnSync('chromium', ['--version']).status === 0;
const FOLDER = mkdtempSync(join(tmpdir(), 'astrarium-browser-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

if (FULL && !CHROMIUM) notRun('the pages in a browser: there is no chromium');

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${FOLDER}`,
  '--enable-logging=stderr',
  '--virtual-time-budget=30000',
  '--dump-dom',
];

/** The DOM of a page in a browser, and the messages on the browser's console. */
async function open(url: string): Promise<{ readonly page: string; readonly messages: string[] }> {
  const limits = { timeout: 120_000, maxBuffer: 2 ** 26 };
  const { stderr, stdout } = await promisify(execFile)('chromium', [...ARGS, url], limits);
  return { page: stdout, messages: stderr.split('\n').filter((line) => line.includes('CONSOLE')) };
}

describe.runIf(CHROMIUM)('in a browser', () => {
  let game: Awaited<ReturnType<typeof servedGame>>;
  beforeAll(async () => {
    game = await servedGame();
  });
  afterAll(() => game.close());

  test('the documentation shows every operation, without console messages', async () => {
    const { page, messages } = await open(`${game.url}/docs/operations`);
    expect(messages).toEqual([]);
    const hidden = DOCUMENTED_OPERATIONS.filter(({ operation }) => {
      return !page.includes(`id="${String(operation['operationId'])}"`);
    });
    expect(hidden.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each([
    ['/', 'Documentation'],
    ['/docs/', 'Operations'],
    ['/docs/schemas', 'Schemas'],
    ['/problems', 'invalid_field'],
    ['/problems/invalid_field', 'All problems'],
  ])('%s is shown without console messages', async (path, text) => {
    const { page, messages } = await open(game.url + path);
    expect(messages).toEqual([]);
    expect(page).toContain(text);
  });

  test('an error of a page is found', async () => {
    const { messages } = await open("data:text/html,<script>console.error('no')</script>");
    expect(messages).toHaveLength(1);
  });
});

import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { compilerFile } from '../../tools/programs.js';
import { freePort } from '../../tools/servers/freePort.js';
import { httpCaller } from '../httpCaller.js';
import { playScript } from '../playScript.js';
import { servedGame } from '../servedGame.js';
import { DOCUMENT, DOCUMENTED_OPERATIONS } from './contractCheck.js';

// Programs of others read the document and the pages, in the full tier.

const FOLDER = mkdtempSync(join(tmpdir(), 'astrarium-openapi-'));
let proxy: ChildProcess | undefined;
afterAll(() => {
  proxy?.kill('SIGKILL');
  rmSync(FOLDER, { recursive: true, force: true });
});

test.runIf(FULL)('the linter of OpenAPI documents has nothing to say', () => {
  writeFileSync(join(FOLDER, 'openapi.json'), JSON.stringify(DOCUMENT));
  writeFileSync(join(FOLDER, 'redocly.yaml'), 'extends:\n  - recommended\n');
  const redocly = join(compilerFile('@redocly/cli/package.json'), '../bin/cli.js');
  const found = execFileSync(
    process.execPath,
    [redocly, 'lint', 'openapi.json', '--format', 'json'],
    {
      cwd: FOLDER,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  expect(JSON.parse(found)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

test.runIf(FULL)(
  'a proxy that validates against the OpenAPI document finds no violation in a whole game',
  async () => {
    const game = await servedGame();
    const port = await freePort();
    const document = join(FOLDER, 'proxied.json');
    writeFileSync(document, JSON.stringify(DOCUMENT));
    const output = await startProxy(document, game.url, port);
    const { call, useToken } = httpCaller(`http://127.0.0.1:${port}`);
    const advance = (ticks: number) => game.host.advance(ticks);
    await playScript({ call, useToken, advance, linkSecret: () => game.secrets().at(-1) ?? '' });
    for (const name of [
      'accounts.get',
      'inventory.list',
      'events.list',
      'seasons.current',
    ] as const) {
      await call(name);
    }
    await call('locations.get', { code: 'SOL-4' });
    await call('leaderboards.megastructure');
    await game.close();
    expect(output().filter((line) => /violation/i.test(line))).toEqual([]);
    expect(output().join('\n')).toContain('contribute');
  },
);

/** Starts the proxy; returns a function that returns the lines of its output so far. */
function startProxy(document: string, url: string, port: number): Promise<() => string[]> {
  const bin = compilerFile('@stoplight/prism-cli/dist/index.js');
  const child = spawn(
    process.execPath,
    [bin, 'proxy', document, url, '--errors', '-p', String(port), '-h', '127.0.0.1'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  proxy = child;
  let text = '';
  return new Promise((started, failed) => {
    const onOutput = (piece: Buffer): void => {
      text += piece.toString();
      if (text.includes('Prism is listening')) started(() => text.split('\n'));
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('exit', () => failed(new Error(text)));
  });
}

const CHROMIUM = FULL && spawnSync('chromium', ['--version']).status === 0;

if (FULL && !CHROMIUM) notRun('the pages in a browser: there is no chromium');

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${join(FOLDER, 'browser')}`,
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

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { compilerFile } from '../../tools/programs.js';
import { freePort } from '../../tools/servers/freePort.js';
import { httpCaller } from '../httpCaller.js';
import { playScript } from '../playScript.js';
import { servedGame } from '../servedGame.js';
import { DOCUMENT } from './contractCheck.js';

// Programs of others read the document, in the full tier.

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

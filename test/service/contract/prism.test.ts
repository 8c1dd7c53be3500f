import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { freePort } from '../../tools/servers/freePort.js';
import { compilerFile } from '../../tools/programs.js';
import { servedGame } from '../servedGame.js';
import { DOCUMENT } from './contractCheck.js';
import { httpCaller } from '../httpCaller.js';
import { playScript } from '../playScript.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-prism-'));
let proxy: ChildProcess | undefined;
afterAll(() => {
  proxy?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(FULL)(
  'a proxy that validates against the OpenAPI document finds no violation in a whole game',
  async () => {
    const game = await servedGame();
    const port = await freePort();
    const document = join(folder, 'openapi.json');
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

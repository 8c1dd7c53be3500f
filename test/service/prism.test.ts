import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../house/sources.js';
import { arena } from './arena.js';
import { DOCUMENT } from './contractCheck.js';
import { httpAsk } from './httpAsk.js';
import { tellStory } from './story.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-prism-'));
let proxy: ChildProcess | undefined;
afterAll(() => {
  proxy?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a proxy that knows the document alone lets a whole story pass',
  { timeout: 120_000 },
  async () => {
    const game = await arena();
    const port = await freePort();
    const document = join(folder, 'openapi.json');
    writeFileSync(document, JSON.stringify(DOCUMENT));
    const said = await startProxy(document, game.url, port);
    const { ask, enter } = httpAsk(`http://127.0.0.1:${port}`);
    const advance = (ticks: number) => game.host.advance(ticks);
    await tellStory({ ask, enter, advance, mailed: () => game.secrets().at(-1) ?? '' });
    for (const name of [
      'accounts.get',
      'inventory.list',
      'events.list',
      'seasons.current',
    ] as const) {
      await ask(name);
    }
    await ask('locations.get', { code: 'SOL-4' });
    await ask('leaderboards.megastructure');
    await game.close();
    expect(said().filter((line) => /violation/i.test(line))).toEqual([]);
    expect(said().join('\n')).toContain('contribute');
  },
);

/** Starts the proxy; gives what it has said since. */
function startProxy(document: string, url: string, port: number): Promise<() => string[]> {
  const bin = join(ROOT, 'node_modules/.bin/prism');
  const child = spawn(
    process.execPath,
    [bin, 'proxy', document, url, '--errors', '-p', String(port), '-h', '127.0.0.1'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  proxy = child;
  let text = '';
  return new Promise((started, failed) => {
    const hear = (piece: Buffer): void => {
      text += piece.toString();
      if (text.includes('Prism is listening')) started(() => text.split('\n'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => failed(new Error(text)));
  });
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

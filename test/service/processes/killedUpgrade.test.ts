import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { ROOT } from '../../tools/sources/sources.js';
import { DRAWS, recordingPlayer } from './recordingPlayer.js';
import { serverFolder } from './server.js';

/** How often the first start under the next version is killed. */
const KILLS = FULL ? 60 : 2;

const [FIRST, NEXT] = [1, 2].map((version) => join(ROOT, `test/tools/well${version}.ts`)) as [
  string,
  string,
];

const folder = serverFolder();
afterAll(() => folder.close());

/** What `check` says of a data folder by the rules of a file; undefined when it refuses it. */
async function checked(file: string, data: string): Promise<string | undefined> {
  const text = await folder.run('check', '--data', data, '--file', file).catch(() => undefined);
  return text?.slice(text.indexOf(': '));
}

test('a kill during an upgrade leaves the game of the former version, or that of the next one', async () => {
  const server = await folder.start(FIRST, '--speed', '60');
  const opened = await fetch(`${server.url}/v1/accounts`, {
    method: 'POST',
    body: '{"name":"Ada"}',
  });
  const ada = recordingPlayer((await opened.json()) as { readonly token: string }, DRAWS);
  const playing = ada.play(server.url);
  while (ada.acked < 30) await pause(5);
  expect(await server.stop()).toBe(0);
  await playing;
  // The answer of the last call is part of the game that is copied.
  const again = await folder.start(FIRST);
  await ada.check(again.url);
  expect(await again.stop()).toBe(0);
  const before = await checked(FIRST, folder.data);
  expect(before).toMatch(/verified \d+ lines/);

  // An upgrade that is not disturbed tells how long it takes.
  const data = join(folder.folder, 'copy');
  const restore = (): void => {
    rmSync(data, { recursive: true, force: true });
    const filter = (path: string): boolean => !path.endsWith('.sock');
    cpSync(folder.data, data, { recursive: true, filter });
  };
  const cli = await cliBundle();
  const serve = () =>
    spawn(process.execPath, [cli, 'serve', NEXT, '--port', '0', '--data', data], { stdio: 'pipe' });
  restore();
  const startMs = performance.now();
  const whole = serve();
  await once(whole.stdout, 'data');
  const wholeMs = performance.now() - startMs;
  whole.kill('SIGTERM');
  await once(whole, 'exit');
  expect(await checked(FIRST, data)).toBe(undefined);
  expect(await checked(NEXT, data)).toMatch(/verified \d+ lines/);

  let olds = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    restore();
    const child = serve();
    await pause(wholeMs * (0.7 + 0.6 * Math.random()));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const old = await checked(FIRST, data);
    if (old === undefined) expect(await checked(NEXT, data)).toMatch(/verified \d+ lines/);
    else {
      expect(old).toBe(before);
      olds += 1;
    }
    // Whatever was left goes on, with each answer that the player got.
    const next = await folder.start(NEXT, '--data', data);
    await ada.check(next.url);
    expect(await next.stop()).toBe(0);
  }
  console.log(`${KILLS} kills of an upgrade: ${olds} before its commit`);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { nextCliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

/** How often the first start under the next version is killed. */
const KILLS = FULL ? 60 : 2;

const present = serverFolder();
const next = serverFolder(nextCliBundle);
afterAll(() => {
  for (const folder of [present, next]) folder.close();
});

/** What `check` of a release says of a data folder; undefined when it refuses the folder. */
async function checked(release: typeof present, data: string): Promise<string | undefined> {
  const text = await release.run('check', '--data', data).catch(() => undefined);
  return text?.slice(text.indexOf(': '));
}

test('a kill during an upgrade leaves the game of the former version, or that of the next one', async () => {
  const server = await present.start('--speed', '60');
  await present.open('Ada');
  await pause(500);
  expect(await server.stop()).toBe(0);
  const before = await checked(present, present.data);
  expect(before).toContain('verified');

  // An upgrade that is not disturbed tells how long it takes.
  const data = join(next.folder, 'copy');
  const restore = (): void => {
    rmSync(data, { recursive: true, force: true });
    cpSync(present.data, data, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  };
  const cli = await nextCliBundle();
  const serve = () =>
    spawn(process.execPath, [cli, 'serve', '--port', '0', '--data', data], { stdio: 'pipe' });
  restore();
  const startMs = performance.now();
  const whole = serve();
  await once(whole.stdout, 'data');
  const wholeMs = performance.now() - startMs;
  whole.kill('SIGTERM');
  await once(whole, 'exit');
  expect(await checked(present, data)).toBe(undefined);
  const upgraded = await checked(next, data);
  expect(upgraded).toContain('were not replayed');

  let olds = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    restore();
    const child = serve();
    await pause(wholeMs * (0.7 + 0.6 * Math.random()));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const old = await checked(present, data);
    if (old === undefined) expect(await checked(next, data)).toContain('were not replayed');
    else {
      expect(old).toBe(before);
      olds += 1;
    }
  }
  console.log(`${KILLS} kills of an upgrade: ${olds} before its commit`);
});

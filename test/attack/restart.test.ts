import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteStore } from '@astrarium/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { cliBundle } from '../tools/cliBundle.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { testHost } from '../service/testHost.js';
import { heavyBatch, heavyWriter } from '../tools/servers/heavyWrites.js';
import { copyFiles } from '../tools/servers/storedGame.js';

const MAX_MS = 3_000;

/** How long one account writes before the kill, in milliseconds. */
const WRITE_MS = 180_000;

/** Sizes of stored games, in megabytes. */
const SIZES = [10, 100, 300];

let folder: ReturnType<typeof serverFolder>;
beforeEach(() => void (folder = serverFolder(cliBundle)));
afterEach(() => folder.close());

/** Starts a server; returns the milliseconds from its start until it is ready. */
async function timedStart(...options: string[]): Promise<{ server: Server; ms: number }> {
  const startMs = performance.now();
  const server = await folder.start(...options);
  while ((await fetch(`${server.url}/readyz`)).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { server, ms: Math.round(performance.now() - startMs) };
}

/** The bytes of all files of a folder, in megabytes. */
function megabytesIn(path: string): number {
  const names = readdirSync(path);
  return names.reduce((sum, name) => sum + statSync(join(path, name)).size, 0) / 1e6;
}

/** The line of the newest keyframe of a game that was killed. */
function keyframeLine(path: string): number {
  const copy = join(folder.folder, 'copy.sqlite');
  copyFiles(path, copy);
  const store = sqliteStore(copy, { nowMs: Date.now() + 60_000 });
  const n = store.load().keyframe?.n ?? 0;
  store.close();
  return n;
}

/** The limit for a start, which is doubled on a machine on which a new game needs half of it. */
async function limitMs(): Promise<number> {
  const { ms, server } = await timedStart('--data', join(folder.folder, 'new'));
  await server.kill();
  return Math.max(MAX_MS, 2 * ms);
}

test.runIf(FULL)('is ready 3 s after kill -9 under the heaviest writes', async () => {
  const max = await limitMs();
  const { server } = await timedStart();
  const { token } = await folder.open('Ada');
  const writer = await heavyWriter(server.url, token);
  await writer.write(WRITE_MS);
  const writing = writer.write(1_000).catch(() => undefined);
  await server.kill();
  await writing;
  const megabytes = megabytesIn(folder.data).toFixed(1);
  expect(keyframeLine(join(folder.data, 'game.sqlite'))).toBeGreaterThan(500);
  const { ms } = await timedStart();
  console.log(`${writer.carriedOut()} batches, ${megabytes} MB: ready in ${ms} ms`);
  expect(ms).toBeLessThan(max);
});

/** Plays a game without limits until its file has a size, and leaves it like a crash. */
async function makeLarge(path: string, megabytes: number): Promise<void> {
  const storePath = join(folder.folder, 'made.sqlite');
  let nowMs = Date.now() - 86_400_000;
  const store = sqliteStore(storePath, { nowMs });
  const host = await testHost({ store, nowMs: () => nowMs });
  await host.openAccount({ email: 'ada@example.org', name: 'Ada', timezone: 'UTC' });
  const { body } = await callHost(host, 'devices.list', { account: 1 });
  const [device] = (body as { devices: { device_code: string }[] }).devices;
  for (let round = 0; statSync(storePath).size < megabytes * 1e6; round += 1) {
    const commands = heavyBatch(device?.device_code ?? '', round);
    // At the rate that one account can reach.
    nowMs += 4_000;
    await callHost(host, 'batch.run', { account: 1, body: { commands }, key: `key ${round}` });
  }
  copyFiles(storePath, path);
  await host.close();
}

test.runIf(FULL).each(SIZES)('is ready in 3 s with %i MB', async (megabytes) => {
  const max = await limitMs();
  mkdirSync(folder.data);
  await makeLarge(join(folder.data, 'game.sqlite'), megabytes);
  const { ms, server } = await timedStart('--speed', '0');
  console.log(`${megabytesIn(folder.data).toFixed(1)} MB: ready in ${ms} ms`);
  expect(ms).toBeLessThan(max);
  await server.kill();
});

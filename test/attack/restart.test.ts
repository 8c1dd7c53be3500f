import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  follow,
  type Follower,
  type Host,
  memoryStore,
  type OnRestart,
  sqliteStore,
} from '@astrarium/host';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cliTester } from '../../packages/cli/src/cliTester.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { LEASE_MS } from '../../packages/host/src/store/lease.js';
import { memoryDisk } from '../../packages/host/src/store/memoryStore.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';
import { cliBundle } from '../tools/cliBundle.js';
import { heavyBatch, heavyWriter } from '../tools/servers/heavyWrites.js';
import {
  copyFiles,
  moveClock,
  openStored,
  playRounds,
  type StoredGame,
} from '../tools/servers/storedGame.js';

const DAY_MS = 86_400_000;

/** A game on a memory disk, with a wall clock that the test sets. */
function game() {
  const disk = memoryDisk();
  let nowMs = EPOCH_MS;
  return {
    wait: (ms: number) => void (nowMs += ms),
    open: (speed: number | undefined, onRestart?: OnRestart): Promise<Host> =>
      testHost({
        store: memoryStore(nowMs, disk),
        ticksPerSecond: speed,
        onRestart,
        nowMs: () => nowMs,
      }),
  };
}

/** Runs a host until it is at a tick, and due for no other one. */
async function runTo(host: Host, tick: number): Promise<void> {
  host.runDue();
  await expect.poll(() => host.tick).toBe(tick);
  host.runDue();
  expect(host.tick).toBe(tick);
}

describe('the clock', () => {
  test('after a pause goes on at the tick of the stop, and the game is ready at once', async () => {
    const { open, wait } = game();
    const first = await open(60);
    wait(10_000);
    await runTo(first, 600);
    await first.close();
    wait(7 * DAY_MS);
    const second = await open(60, 'pause');
    expect(second.unready).toBeUndefined();
    await runTo(second, 600);
    wait(1_000);
    await runTo(second, 660);
  });

  test('does not count the time of a pause later, also when the server was killed', async () => {
    const { open, wait } = game();
    const first = await open(60);
    wait(10_000);
    await runTo(first, 600);
    wait(DAY_MS);
    await open(60, 'pause'); // killed before its first turn
    wait(LEASE_MS + 1_000);
    const second = await open(60, 'catch-up');
    await runTo(second, 600 + (60 * (LEASE_MS + 1_000)) / 1_000);
  });

  test('does not count the time at --speed 0 later, when the speed is raised', async () => {
    const { open, wait } = game();
    const standing = await open(0);
    wait(8_000);
    await runTo(standing, 0);
    await standing.close();
    const raised = await open(1);
    await runTo(raised, 0);
    wait(3_000);
    await runTo(raised, 3);
  });

  test('does not count the time at --speed 0 later, also when the server was killed', async () => {
    const { open, wait } = game();
    const first = await open(1);
    wait(5_000);
    await runTo(first, 5);
    await first.close();
    await runTo(await open(0), 5);
    wait(LEASE_MS + DAY_MS);
    await runTo(await open(1), 5);
  });

  test('counts another speed from the restart on, and earlier time at the former one', async () => {
    const { open, wait } = game();
    const slow = await open(1);
    wait(10_000);
    await runTo(slow, 10);
    await slow.close();
    wait(20_000);
    const fast = await open(60);
    await runTo(fast, 30);
    wait(2_000);
    await runTo(fast, 150);
    await fast.close();
    wait(1_000);
    await runTo(await open(undefined), 210);
  });

  test('that is an hour ahead makes the game unready until it has caught up', async () => {
    const { open, wait } = game();
    const host = await open(1);
    wait(9_000);
    expect([host.unready, host.figures()]).toMatchObject([undefined, { ready: 1 }]);
    wait(3_600_000);
    host.runDue();
    expect([host.unready, host.figures()]).toMatchObject([
      'behind',
      { lag_ticks: 3_609, ready: 0 },
    ]);
    await runTo(host, 3_609);
    expect(host.figures()).toMatchObject({ lag_ticks: 0, ready: 1, readiness_changes: 2 });
  });

  test('that was a day ahead is logged, measured and mended', async () => {
    const folder = serverFolder(cliBundle, 'pipe');
    onTestFinished(() => folder.close());
    mkdirSync(folder.data);
    const path = join(folder.data, 'game.sqlite');
    const store = sqliteStore(path, { nowMs: 0 });
    const made = await testHost({ store, ticksPerSecond: 1, nowMs: Date.now });
    await made.close();
    const tick = await moveClock(folder.data, DAY_MS);

    const standing = await folder.start('--metrics-port', '0');
    const lines: string[] = [];
    if (standing.stderr) createInterface(standing.stderr).on('line', (line) => lines.push(line));
    await expect.poll(() => lines.join('\n')).toMatch('clock --set-anchor');
    const ahead = async (): Promise<number> => {
      const text = await (await fetch(standing.metrics)).text();
      return Number(/^astrarium_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
    };
    await expect.poll(ahead).toBeGreaterThan(86_000);
    const ready = (await (await fetch(`${standing.url}/readyz`)).json()) as { tick: number };
    expect(ready.tick).toBe(tick);
    await standing.stop();

    const { close, run } = cliTester();
    onTestFinished(close);
    const clock = async (...options: string[]) =>
      (await run('clock', ...options, '--data', folder.data)).out;
    expect(await clock()).toMatch('stands still for 86');
    const day = new Date().toISOString().slice(0, 11);
    expect(await clock('--set-anchor')).toMatch(`tick ${tick} at ${day}`);
    expect(await clock()).not.toMatch('stands still');
  });
});

describe('the past', () => {
  test('is the same after a restart: the same ticks have the same answers', async () => {
    const { open, wait } = game();
    const first = await open(1);
    await first.openAccount({ email: 'ada@example.org', name: 'Ada', timezone: 'UTC' });
    wait(50_000);
    await runTo(first, 50);
    const ask = async (host: Host) => [
      (await callHost(host, 'events.list', { account: 1 })).body,
      (await callHost(host, 'devices.list', { account: 1 })).body,
    ];
    const before = await ask(first);
    await first.close();
    wait(DAY_MS);
    const second = await open(3600, 'pause');
    expect(second.tick).toBe(50);
    expect(await ask(second)).toEqual(before);
  });

  let path = '';
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'astrarium-stream-'));
    path = join(folder, 'game.sqlite');
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  /** Reads all events of a stream; returns the number of gaps, and the ids. */
  function readAll(stream: Follower): { readonly gaps: number; readonly ids: readonly string[] } {
    const ids: string[] = [];
    let gaps = 0;
    for (let step = stream.next(); step !== undefined; step = stream.next()) {
      if (step === 'skipped') continue;
      if ('after' in step) gaps += 1;
      else ids.push(step.id);
    }
    return { gaps, ids };
  }

  /** A stream of account 1 after a cursor. */
  const streamOf = ({ host }: StoredGame, cursor?: string): Follower =>
    follow(host.feed, 1, cursor);

  /** The ids of all events that account 1 was told of. */
  const history = (of: StoredGame): readonly string[] => readAll(streamOf(of, '0-0')).ids;

  test.each([
    ['less than the lost one', 3],
    ['further than the lost one', 60],
  ])('has a gap for readers when a restored game has gone on %s', async (_how, rounds) => {
    const lost = await openStored(path);
    await playRounds(lost.host, 0, 12);
    const copy = `${path}-copy`;
    copyFiles(path, copy);
    const keptLength = history(lost).length;
    const reader = streamOf(lost, '0-0');
    await playRounds(lost.host, 12, 12);
    expect(readAll(reader)).toMatchObject({ gaps: 0 });
    expect(history(lost).length).toBeGreaterThan(keptLength);
    const { cursor } = reader;
    await lost.host.close();

    const restored = await openStored(copy);
    await playRounds(restored.host, 100, rounds);
    const resumed = streamOf(restored, cursor);
    // Until it is told, it must come back with its own cursor.
    expect(resumed.cursor).toBe(cursor);
    expect(readAll(resumed).gaps).toBe(1);
    // Then it has a cursor of this game.
    expect(readAll(streamOf(restored, resumed.cursor))).toEqual({ gaps: 0, ids: [] });
    await playRounds(restored.host, 200, 6);
    expect(readAll(streamOf(restored, resumed.cursor)).gaps).toBe(0);
    await restored.host.close();
  });

  test('has no gap after a restart of the same game, at any place of the history', async () => {
    const cursors: string[] = [];
    const total: string[] = [];
    for (let start = 0; start < 4; start += 1) {
      const going = await openStored(path);
      const reader = streamOf(going, cursors.at(-1) ?? '0-0');
      // Most rounds are of one tick with the rounds before and after a start.
      await playRounds(going.host, start * 7, 7);
      for (let step = reader.next(); step !== undefined; step = reader.next()) {
        if (typeof step !== 'object' || 'after' in step) throw new Error('a gap');
        total.push(step.id);
        cursors.push(reader.cursor);
      }
      expect(total).toEqual(history(going));
      // Every other time, the game is killed.
      if (start % 2 === 0) await going.host.close();
    }
    const last = await openStored(path);
    cursors.forEach((cursor, at) => {
      expect(readAll(streamOf(last, cursor))).toEqual({ gaps: 0, ids: total.slice(at + 1) });
    });
    // An id alone is a cursor, too; a start that nobody knows is of another game.
    expect(readAll(streamOf(last, total[5])).gaps).toBe(0);
    expect(readAll(streamOf(last, `${total[5]}.0123456789`)).gaps).toBe(1);
    await last.host.close();
  });
});

describe.runIf(FULL)('the time until a game is ready', () => {
  const MAX_MS = 3_000;

  /** How long one account writes before the kill, in milliseconds. */
  const WRITE_MS = 180_000;

  /** Sizes of stored games, in megabytes. */
  const SIZES = [10, 100, 300];

  let folder: ReturnType<typeof serverFolder>;
  beforeEach(() => {
    folder = serverFolder(cliBundle);
    onTestFinished(() => folder.close());
  });

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

  test('is ready 3 s after kill -9 under the heaviest writes', async () => {
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

  test.each(SIZES)('is ready in 3 s with %i MB', async (megabytes) => {
    const max = await limitMs();
    mkdirSync(folder.data);
    await makeLarge(join(folder.data, 'game.sqlite'), megabytes);
    const { ms, server } = await timedStart('--speed', '0');
    console.log(`${megabytesIn(folder.data).toFixed(1)} MB: ready in ${ms} ms`);
    expect(ms).toBeLessThan(max);
    await server.kill();
  });
});

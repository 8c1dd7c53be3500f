import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import { type Host, sqliteStore, sqliteThread } from '@astrarium/host';
import { eventStream } from '@astrarium/sse';
import { spaceGame } from '@astrarium/space/service';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import lighthouseGame from '../../examples/tiny-game/src/lighthouseGame.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { openSqlite } from '../../packages/host/src/store/sqlite/openSqlite.js';
import { storeOn } from '../../packages/host/src/store/sqlite/sqliteStore.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { testHost, testServer } from '../service/testHost.js';
import { OTHER_WRITER_THREAD } from '../tools/hostThreads.js';
import { heldDisk } from '../tools/servers/heldDisk.js';
import { ROOT } from '../tools/sources/sources.js';

let path = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-disk-'));
  path = join(folder, 'game.sqlite');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A game with its first account, and the change that this makes after so many others. */
interface Played {
  readonly game: ServedGame;
  open(host: Host): Promise<unknown>;
  readonly change: (before: number) => readonly [operation: string, body: object];
}

const GAMES: readonly (readonly [string, Played])[] = [
  [
    'the space game',
    {
      game: spaceGame as never,
      open: (host) => host.openAccount({ email: 'a@example.org', name: 'Ada', timezone: 'UTC' }),
      change: (before) => ['accounts.update', { name: `Ada ${before}` }],
    },
  ],
  [
    'a game of rules',
    {
      game: lighthouseGame as never,
      open: (host) => callHost(host, 'accounts.open', { body: { join: { name: 'Ada' } } }),
      change: (before) => [before % 2 === 0 ? 'commands.light' : 'commands.douse', {}],
    },
  ],
];

test.each(FULL ? GAMES : GAMES.slice(0, 1))(
  'a full disk makes the server of %s refuse commands with 503; nothing is lost',
  async (_name, { change, game, open }) => {
    const database = openSqlite(path);
    const start = (store: ReturnType<typeof sqliteStore>): Promise<Host> =>
      testHost({ game: game as never, store }) as Promise<never>;
    const host = await start(storeOn(database, path, { nowMs: 0 }));
    await open(host);
    let changes = 0;
    const hash = (of = host): unknown => game.simulation.hash(of.snapshot);
    let stored = hash();
    /** Changes the world; returns the status. */
    const set = async (): Promise<number> => {
      const [operation, body] = change(changes);
      const { status } = await callHost(host, operation, { account: 1, body });
      if (status !== 200) return status;
      changes += 1;
      expect(hash()).not.toBe(stored);
      stored = hash();
      return status;
    };
    const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${page_count}`);
    const statuses = [];
    for (let at = 0; at < 100; at++) statuses.push(await set());
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(host.failure).toBeUndefined();
    expect(hash()).toBe(stored);

    database.exec('PRAGMA max_page_count = 100000');
    expect(await set()).toBe(200);
    await host.close();
    const reopened = await start(sqliteStore(path, { nowMs: 60_000 }));
    expect(hash(reopened)).toBe(stored);
    await reopened.close();
  },
);

/** A server of a game on the disk, which a thread writes. */
async function servedDisk() {
  const store = await sqliteThread(path, { nowMs: Date.now() });
  const host = await testHost({ store, nowMs: Date.now });
  const stream = eventStream(host);
  const server = await testServer(host, { stream });
  const due = setInterval(() => host.runDue(), 100);
  onTestFinished(async () => {
    clearInterval(due);
    stream.close();
    await server.close();
    await host.close();
  });
  const opened = await host.openAccount({ email: 'a@b.example', name: 'Ada', timezone: 'UTC' });
  const { token } = opened.body as { readonly token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (path: string, options: RequestInit = {}) =>
    fetch(`${server.url}/${path}`, { headers, ...options });
  return {
    host,
    send,
    /** Changes the time zone of the account. */
    change: () => send('v1/accounts/me', { method: 'PATCH', body: '{"timezone":"Europe/Berlin"}' }),
  };
}

test('reads and streams go on during a slow commit, and show nothing of it', async () => {
  const disk = heldDisk();
  vi.stubEnv(OTHER_WRITER_THREAD, disk.program.href);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    disk.remove();
  });
  const { change, host, send } = await servedDisk();
  const { devices } = (await (await send('v1/devices?device_type=mining_drone')).json()) as {
    readonly devices: readonly { readonly device_code: string }[];
  };
  const device = `v1/devices/${devices[0]?.device_code}`;
  const frames: string[] = [];
  const stream = await send('v1/events/stream?cursor=0-0');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  void (async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      frames.push(String(value));
    }
  })();
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  const before = await (await send(device)).text();
  // The first use of a token is stored, too.
  await expect.poll(() => host.figures().pending).toBe(0);
  disk.hold();
  let isAnswered = false;
  const body = JSON.stringify({ command: 'start_mining', resource: 'carbon' });
  const changed = send(device, { method: 'POST', body }).finally(() => (isAnswered = true));
  await expect.poll(() => host.figures().pending).toBe(1);
  let isNextAnswered = false;
  const next = change().finally(() => (isNextAnswered = true));
  const framesBefore = frames.length;
  // Answered, although the commit does not end.
  for (let read = 0; read < 10; read += 1) {
    expect(await (await send(device)).text()).toBe(before);
    expect(frames.slice(framesBefore).join('')).not.toContain('mining.started');
  }
  expect([isAnswered, isNextAnswered]).toEqual([false, false]);
  disk.release();
  expect((await changed).status).toBeLessThan(300);
  await expect.poll(() => frames.join('')).toContain('mining.started');
  expect((await next).status).toBeLessThan(300);
});

/** Locks a SQLite file for writing from another process, until its standard input ends. */
const LOCK = `
const [, sqlite, path] = process.argv;
const { DatabaseSync } = require(sqlite);
const database = new DatabaseSync(path, { timeout: 5000 });
database.exec('BEGIN IMMEDIATE');
console.log('locked');
process.stdin.resume().on('end', () => { database.exec('ROLLBACK'); database.close(); });
`;

/** Resolves when another process has locked a SQLite file, with a function that unlocks it. */
async function lockFile(path: string): Promise<() => void> {
  const from = createRequire(join(ROOT, 'packages/host/package.json'));
  const sqlite = from.resolve('@photostructure/sqlite');
  const child = spawn(process.execPath, ['-e', LOCK, sqlite, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return () => void child.stdin.end();
}

test('a lock of another program delays changes and nothing else', async () => {
  const { change, send } = await servedDisk();
  const ready = async () => (await send('readyz')).status;
  expect(await ready()).toBe(200);
  const unlock = await lockFile(path);
  let isChanged = false;
  const changed = change().finally(() => (isChanged = true));
  // The server notices the lock when it writes.
  await expect.poll(ready).toBe(503);
  for (let read = 0; read < 10; read += 1) {
    expect((await send('v1/accounts/me')).status).toBe(200);
    expect(await ready()).toBe(503);
  }
  expect(isChanged).toBe(false);
  unlock();
  expect((await changed).status).toBe(200);
  await expect.poll(ready).toBe(200);
  expect(await (await send('v1/accounts/me')).json()).toMatchObject({ timezone: 'Europe/Berlin' });
});

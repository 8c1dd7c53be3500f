import { spaceGame } from '@astrarium/space/service';
import { DatabaseSync } from '@photostructure/sqlite';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveLines, type CheckedGame, checkGame, exportLog, sqliteStore } from '@astrarium/host';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cliTester } from '../../packages/cli/src/cliTester.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { serverFolder } from '../service/processes/server.js';
import { testHost, testServer } from '../service/testHost.js';
import { cliBundle } from '../tools/cliBundle.js';
import { heavyBatch } from '../tools/servers/heavyWrites.js';
import { copyFiles } from '../tools/servers/storedGame.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-archive-'));
const { close, run } = cliTester();
afterAll(() => close());
const original = join(folder, 'original.sqlite');
/** The exported log of the original game. */
let exportedLog = '';
/** What a check of the original game found. */
let checked: CheckedGame | undefined;
let copies = 0;
let nowMs = 1_767_225_600_000;

/** Opens the store in a file, a minute after the last one was opened. */
function open(path: string, archive?: string) {
  nowMs += 60_000;
  return sqliteStore(path, { nowMs, archive });
}

function exported(path: string, archive?: string): string {
  const store = open(path, archive);
  try {
    return [...exportLog(spaceGame, store)].join('');
  } finally {
    store.close();
  }
}

/** A game with 3 segments before its oldest keyframe, of which it has 24. */
beforeAll(async () => {
  const host = await testHost({ store: open(original), ticksPerSecond: 1, nowMs: () => nowMs });
  await host.openAccount({ email: 'ada@example.org', name: 'Ada', timezone: 'UTC' });
  const { body } = await callHost(host, 'devices.list', { account: 1 });
  const [device] = (body as { devices: { device_code: string }[] }).devices;
  let newest = newestKeyframe(original);
  for (let round = 0; round < 48; round += 1) {
    // A keyframe is due in each of the last rounds.
    nowMs += round < 24 ? 1_000 : 600_000;
    host.runDue();
    const commands = heavyBatch(device?.device_code ?? '', round);
    await callHost(host, 'batch.run', { account: 1, body: { commands } });
    // Another thread compresses each keyframe, and a later turn stores it.
    if (round >= 24) await vi.waitUntil(() => newestKeyframe(original) > newest, 10_000);
    newest = newestKeyframe(original);
  }
  await host.close();
  exportedLog = exported(original);
  const store = open(original);
  checked = checkGame(spaceGame, store, { isWhole: true });
  store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The line of the newest keyframe. */
function newestKeyframe(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const { n } = database.prepare('SELECT max(n) AS n FROM keyframes').get() as { n: number | null };
  database.close();
  return n ?? 0;
}

/** A copy of the game, and a folder for its archive. */
function copied(): { readonly path: string; readonly archive: string } {
  const path = join(folder, `copy-${copies++}.sqlite`);
  copyFiles(original, path);
  return { path, archive: join(folder, `archive-${copies}`) };
}

/** Moves lines to an archive; stops after so many segments are deleted from the store. */
function move(path: string, archive: string, most = Infinity): number {
  const segments = [...archiveLines(path, archive)];
  const store = open(path);
  segments.slice(0, most).forEach(store.dropArchived);
  store.close();
  return segments.length;
}

test('the store and its archive prove the whole log, and export the same bytes', () => {
  const { archive, path } = copied();
  expect(move(path, archive)).toBeGreaterThan(2);
  expect(readdirSync(archive).every((name) => /^log-\d{12}-\d{12}\.gz$/.test(name))).toBe(true);
  expect(exported(path, archive)).toBe(exportedLog);
  const store = open(path, archive);
  expect(checkGame(spaceGame, store, { isWhole: true })).toEqual(checked);
  store.close();
  // Nothing else is before the oldest keyframe.
  expect(move(path, archive)).toBe(0);
});

test('what needs archived lines is refused without them, and the game goes on', () => {
  const { archive, path } = copied();
  move(path, archive);
  expect(() => exported(path)).toThrow(/Lines \d+ to \d+ of the log are in an archive/);
  expect(() => exported(path, join(folder, 'nowhere'))).toThrow(/has no file log-/);
  const store = open(path);
  expect(() => checkGame(spaceGame, store, { isWhole: true })).toThrow(
    /are in an archive\. Name it with/,
  );
  expect(checkGame(spaceGame, store, { isWhole: false }).tick).toBeGreaterThan(0);
  store.close();
});

test('a game that was moved partly, and stopped anywhere, loses and repeats no line', () => {
  const probe = copied();
  const all = move(probe.path, probe.archive);
  const stops = Array.from({ length: all + 1 }, (_, written) =>
    Array.from({ length: written + 1 }, (_none, dropped) => [written, dropped] as const),
  ).flat();
  for (const [written, dropped] of FULL ? stops : [[1, 0] as const, [all, 1] as const]) {
    const { archive, path } = copied();
    move(path, archive, dropped);
    // What a kill leaves: later files are missing, and one is incomplete.
    const names = readdirSync(archive).sort();
    names.slice(written).forEach((name) => rmSync(join(archive, name)));
    const next = names[written];
    if (next !== undefined) writeFileSync(join(archive, `${next}.new`), 'cut');
    expect(exported(path, archive)).toBe(exportedLog);
    move(path, archive);
    expect(exported(path, archive)).toBe(exportedLog);
    expect(readdirSync(archive).sort()).toEqual(names);
  }
});

test('a damaged archive is noticed, and nothing is deleted for it', () => {
  const { archive, path } = copied();
  move(path, archive, 1);
  const names = readdirSync(archive).sort();
  for (const name of names) {
    const file = join(archive, name);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  }
  expect(() => exported(path, archive)).toThrow(/is damaged, or is of another game/);
  expect(() => move(path, archive)).toThrow(/is damaged, or is of another game/);
  const store = open(path);
  // A segment that is not the next one, or has other lines.
  for (const chain of ['', 'x'.repeat(64)]) {
    expect(() => store.dropArchived({ first: 1, end: 9, chain })).toThrow('cannot be deleted');
  }
  store.close();
  copyFileSync(join(probeArchive(), names[0] ?? ''), join(archive, names[0] ?? ''));
  expect(exported(path, archive)).toBe(exportedLog);
});

/** An undamaged archive of the same game. */
function probeArchive(): string {
  const { archive, path } = copied();
  move(path, archive);
  return archive;
}

test.runIf(FULL)('a served game is moved while it goes on', async () => {
  const server = serverFolder(cliBundle);
  onTestFinished(() => server.close());
  const { archive } = copied();
  await (await server.start('--speed', '0')).stop();
  copyFiles(original, join(server.data, 'game.sqlite'));
  const { stop, url } = await server.start('--speed', '0');
  const output = await server.run('archive', archive, '--data', server.data, '--json');
  const { end, files } = JSON.parse(output) as { readonly end: number; readonly files: number };
  expect(files).toBeGreaterThan(2);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await server.run('archive', archive, '--data', server.data)).toContain('no lines');
  await stop();
  const log = join(server.folder, 'game.jsonl');
  await expect(server.run('export', log, '--data', server.data)).rejects.toThrow(
    /ended with 2: .*Name it with --archive/,
  );
  expect(existsSync(log)).toBe(false);
  await expect(server.run('check', '--data', server.data)).rejects.toThrow(/ended with 2/);
  const more = ['--data', server.data, '--archive', archive];
  expect(await server.run('check', ...more)).toContain('verified');
  await server.run('export', log, ...more);
  // The servers added hash lines at their ends.
  const lines = readFileSync(log, 'utf8').split('\n');
  expect(lines.slice(0, end)).toEqual(exportedLog.split('\n').slice(0, end));
});

interface Device {
  readonly device_code: string;
  readonly tags: readonly string[];
}

/** A player that numbers its calls by a tag of its first device. */
async function taggingPlayer(token: string, url: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const device = async (at: string): Promise<Device> => {
    const answer = await fetch(`${at}/v1/devices`, { headers });
    return ((await answer.json()) as { devices: [Device] }).devices[0];
  };
  const { device_code } = await device(url);
  let acked = 0;
  return {
    acked: () => acked,
    async play(): Promise<void> {
      const body = JSON.stringify({ command: 'set_tags', tags: [`n:${acked + 1}`] });
      const answer = await fetch(`${url}/v1/devices/${device_code}`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status === 200) acked += 1;
      else if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
      else throw new Error(await answer.text());
    },
    /** The number of the last call that a server knows. */
    known: async (at: string): Promise<number> =>
      Number((await device(at)).tags.find((tag) => tag.startsWith('n:'))?.slice(2)),
  };
}

test('a backup of a game that goes on can be served', async () => {
  const served = serverFolder(cliBundle);
  onTestFinished(() => served.close());
  const server = await served.start('--speed', '60');
  const { token } = await served.open('Ada');
  const player = await taggingPlayer(token, server.url);
  for (let call = 0; call < 12; call++) await player.play();
  const before = player.acked();
  const copy = join(served.folder, 'copy');
  let isDone = false;
  const backup = served.run('backup', copy, '--data', served.data).finally(() => (isDone = true));
  while (!isDone) await player.play();
  expect(await backup).toMatch(/copy: verified [\d,]+ lines of the log, tick [\d,]+, hash \w{16}/);
  const after = player.acked();
  for (let call = 0; call < 5; call++) await player.play();
  const again = await run('backup', copy, '--data', served.data);
  expect(again.error).toContain('not empty');
  await server.stop();

  expect((await run('check', '--data', served.data)).out).toContain('verified');
  const restored = await testHost({ store: open(join(copy, 'game.sqlite')), nowMs: Date.now });
  const http = await testServer(restored);
  const known = await player.known(http.url);
  await http.close();
  await restored.close();
  expect(known).toBeGreaterThanOrEqual(before);
  expect(known).toBeLessThanOrEqual(after);
});

test('a damaged game gives no backup, fails its check, and is not served', async () => {
  const data = join(folder, 'damaged');
  mkdirSync(data);
  const path = join(data, 'game.sqlite');
  copyFiles(original, path);
  const bytes = readFileSync(path);
  // A letter in the address of the first account.
  const at = bytes.indexOf('ada@example.org');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const copy = join(folder, 'copy');
  const failed = await run('backup', copy, '--data', data);
  expect(failed.code).toBe(2);
  expect(failed.error).toMatch(/damaged pages in game\.sqlite: \d+ \(credentials/);
  expect(existsSync(join(copy, 'game.sqlite'))).toBe(false);
  expect(await run('check', '--data', data)).toMatchObject({
    code: 1,
    error: expect.stringContaining('damaged') as string,
  });
  expect(await run('serve', '--port', '0', '--data', data)).toMatchObject({
    code: 2,
    error: expect.stringContaining('serve it with --accept-loss') as string,
  });
  const served = serverFolder();
  onTestFinished(() => served.close());
  const { greeting } = await served.start('--data', data, '--accept-loss');
  expect(greeting).toContain('Astrarium at');
});

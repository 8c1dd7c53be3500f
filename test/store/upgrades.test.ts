import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedGame, upgradesBetween } from '@astrarium/contract';
import { readLog, verifyLog } from '@astrarium/core/log';
import { pastVersion } from '@astrarium/core/migrations';
import {
  checkGame,
  exportLog,
  type Host,
  importLog,
  memoryDisk,
  memoryStore,
  openFollower,
  openHost,
  type Store,
  StoreFailure,
  sqliteStore,
} from '@astrarium/host';
import { afterAll, describe, expect, test } from 'vitest';
import { commitBuffer } from '../../packages/host/src/followTester.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { well1 } from '../tools/well1.js';
import { well2 } from '../tools/well2.js';
import { postgresTester } from './postgresTester.js';

/** Version 2 of the game, in a program that has the rules of version 1, too. */
const withRules: ServedGame = { ...well2, upgrades: upgradesBetween(well1, well2) };

/** Version 2 of the game, in a program that has only the tables of version 1. */
const withTables: ServedGame = { ...well2, upgrades: upgradesBetween(tablesOf(well1), well2) };

function tablesOf(game: ServedGame): ServedGame {
  const past = pastVersion(game.simulation.definition as Parameters<typeof pastVersion>[0]);
  const simulation = { ...game.simulation, ...past, byField: past };
  return { ...game, simulation: simulation as unknown as ServedGame['simulation'] };
}

const folder = mkdtempSync(join(tmpdir(), 'astrarium-upgrades-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = postgresTester();

/** A new place of each kind for a store, which can be opened again when it is closed. */
const PLACES: Readonly<Record<string, () => () => Store | Promise<Store>>> = {
  memory() {
    const disk = memoryDisk();
    return () => memoryStore(Date.now(), disk);
  },
  SQLite() {
    const path = join(folder, `${randomUUID()}.sqlite`);
    return () => sqliteStore(path, { nowMs: Date.now() });
  },
  PostgreSQL() {
    const game = randomUUID();
    const copy = server.file();
    return () => server.write(game, { copy });
  },
};

const OPTIONS = {
  ticksPerSecond: 0,
  seed: 7,
  nowMs: Date.now,
  defer: (act: () => void) => void setImmediate(act),
  version: 'test',
  linkOf: String,
};

/** Opens the game of a store as its writer; a store whose game cannot be opened is closed. */
async function openedOn(open: () => Store | Promise<Store>, game: ServedGame) {
  const store = await open();
  try {
    return { store, host: await openHost({ ...OPTIONS, game, store }) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Plays version 1 on a store: an account that draws three times, and its jug leaks once. */
async function played(open: () => Store | Promise<Store>) {
  const { host, store } = await openedOn(open, well1);
  const { body } = await callHost(host, 'accounts.open', { body: { name: 'Ada' } });
  const { account } = body as { readonly account: number };
  for (const litres of [1, 2]) await draw(host, account, litres);
  await host.advance(100);
  await draw(host, account, 3, 'once');
  await host.advance(30);
  return { account, events: await eventsOf(host, account), host, store };
}

const draw = (host: Host, account: number, litres: number, key?: string) =>
  callHost(host, 'commands.draw', { account, body: { litres }, ...(key && { key }) });

async function eventsOf(host: Host, account: number): Promise<readonly object[]> {
  const query = { cursor: '0-0', limit: 200 };
  const { body } = await callHost(host, 'events.list', { account, query });
  return (body as { readonly events: readonly object[] }).events;
}

/** The answer of a public view, or of one for the account. */
const seen = async (host: Host, view: string, account: number): Promise<unknown> =>
  (await callHost(host, `views.${view}`, { account })).body;

const upgradesIn = (lines: Iterable<string>): object[] =>
  [...lines].flatMap((line) => (line.startsWith('{"kind":"upgrade"') ? [JSON.parse(line)] : []));

describe.each(Object.entries(PLACES))('a game in %s', (_place, newPlace) => {
  test('that was stopped goes on in the next version, by one line of its log', async () => {
    const open = newPlace();
    const before = await played(open);
    const { account, events } = before;
    await before.host.close();
    const oldHash = well1.simulation.hash(before.host.snapshot);

    // A follower changes nothing, and says what it waits for.
    const followed = await open();
    const given = { ...OPTIONS, game: withTables, store: followed, feed: commitBuffer(), after: 0 };
    await expect(openFollower({ ...given, writer: {} as never })).rejects.toThrow(
      'The stored game has version 1 of well, and this release has version 2. ' +
        'Start the server that writes it with this release first.',
    );
    await followed.close();

    // A crash right after the upgrade: its commit has all that the next start needs.
    await (await openedOn(open, withTables)).store.close();
    const { host } = await openedOn(open, withTables);
    expect(await seen(host, 'state', account)).toEqual({ litres: 6, note: '' });
    expect(await seen(host, 'jug', account)).toEqual({ cups: 12, draws: 3 });
    expect(await eventsOf(host, account)).toEqual(events);
    // The answer that was kept by its key, and the timer that was set in version 1.
    const repeated = await draw(host, account, 3, 'once');
    expect(repeated).toMatchObject({ replayed: true, body: { answer: { draws: 3 }, tick: 100 } });
    await host.advance(30);
    expect(await seen(host, 'jug', account)).toEqual({ cups: 11, draws: 3 });
    expect((await draw(host, account, 1)).body).toMatchObject({ answer: { draws: 4 } });
    expect(await seen(host, 'state', account)).toEqual({ litres: 16, note: 'drawn' });
    await host.advance(100);
    const hash = well2.simulation.hash(host.snapshot);
    const all = await eventsOf(host, account);
    await host.close();

    const store = await open();
    const lines = [...store.lines(0)].map(({ text }) => text);
    expect(upgradesIn(lines)).toMatchObject([
      { hash: oldHash, migration: 'version 2', next: { name: 'well', version: 2 } },
    ]);
    const at = lines.findIndex((line) => line.startsWith('{"kind":"upgrade"'));
    const parts = checkGame(withTables, store, { isWhole: true });
    expect(parts.hash).toBe(hash);
    expect(parts.fromLine).toBeGreaterThan(at);
    expect(checkGame(withRules, store, { isWhole: true })).toMatchObject({ hash, fromLine: 1 });

    // The exported log is verified and imported by a program that has both versions.
    const log = [...exportLog(withRules, store)].join('');
    await store.close();
    const { upgrades } = withRules;
    const report = await readLog(log, verifyLog(well2.simulation, { upgrades } as never));
    expect(report).toMatchObject({ ok: true, problem: null, from_line: 1, final_hash: hash });
    const copy = memoryDisk();
    const snapshot = await readLog(log, importLog(withRules, memoryStore(0, copy), 0));
    expect(well2.simulation.hash(snapshot)).toBe(hash);
    const { host: imported } = await openedOn(() => memoryStore(Date.now(), copy), withRules);
    // Their moments are those of the import.
    const created_at = expect.any(String) as string;
    expect(await eventsOf(imported, account)).toEqual(all.map((one) => ({ ...one, created_at })));
    await imported.close();

    await expect(openedOn(open, well1)).rejects.toThrow(
      'well 2 wrote them, not well 1. Use the release that wrote it, or a newer one.',
    );
  });

  test('that was not stopped needs its rules', async () => {
    const open = newPlace();
    const { account, host: lost, store } = await played(open);
    await store.close();
    await expect(openedOn(open, withTables)).rejects.toThrow(
      'Start it once more with the release that wrote it, and stop it; then start this release.',
    );
    const { host } = await openedOn(open, withRules);
    expect(host.tick).toBe(lost.tick);
    expect(await seen(host, 'jug', account)).toEqual({ cups: 12, draws: 3 });
    await host.advance(100);
    await host.close();
    const again = await open();
    expect(checkGame(withRules, again, { isWhole: true }).fromLine).toBe(1);
    await again.close();
  });

  test('stays as it is when the upgrade cannot be written', async () => {
    const open = newPlace();
    const { account, host: before } = await played(open);
    await before.close();
    const store = await open();
    const { keyframe } = store.load();
    let commits = 0;
    const full = Object.create(store, {
      commit: {
        value() {
          commits += 1;
          throw new StoreFailure('full', 'The disk is full');
        },
      },
    }) as Store;
    await expect(openHost({ ...OPTIONS, game: withRules, store: full })).rejects.toThrow(
      'The disk is full',
    );
    expect([commits, store.load().keyframe?.hash]).toEqual([1, keyframe?.hash]);
    await store.close();
    const { host } = await openedOn(open, well1);
    expect(await seen(host, 'jug', account)).toEqual({ draws: 3, litres: 3 });
    await host.close();
  });
});

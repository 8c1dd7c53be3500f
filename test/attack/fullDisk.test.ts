import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import { type Host, sqliteStore } from '@astrarium/host';
import { spaceGame } from '@astrarium/space/service';
import { expect, test } from 'vitest';
import lighthouseGame from '../../examples/tiny-game/src/lighthouseGame.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { openSqlite } from '../../packages/host/src/store/sqlite/openSqlite.js';
import { storeOn } from '../../packages/host/src/store/sqlite/sqliteStore.js';
import { testHost } from '../service/testHost.js';

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

test.each(GAMES)(
  'a full disk makes the server of %s refuse commands with 503; nothing is lost',
  async (_name, { change, game, open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'astrarium-full-'));
    const path = join(folder, 'game.sqlite');
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
    rmSync(folder, { recursive: true });
  },
);

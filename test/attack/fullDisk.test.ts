import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astrarium } from '@astrarium/space';
import { expect, test } from 'vitest';
import { callHost } from '../../packages/host/src/hostTester.js';
import { openSqlite } from '../../packages/host/src/store/sqlite/openSqlite.js';
import { storeOn } from '../../packages/host/src/store/sqlite/sqliteStore.js';
import { testHost } from '../service/testHost.js';
import { openStored } from '../tools/servers/storedGame.js';

test('a full disk makes the server refuse commands with 503; nothing is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-full-'));
  const path = join(folder, 'game.sqlite');
  const database = openSqlite(path);
  const host = await testHost({ store: storeOn(database, path, { nowMs: 0 }) });
  await host.openAccount({ email: 'ada@example.org', name: 'Ada', timezone: 'UTC' });
  /** Changes the name of the account; returns the status. */
  const rename = async (name: string): Promise<number> =>
    (await callHost(host, 'accounts.update', { account: 1, body: { name } })).status;
  const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${page_count}`);
  const statuses = [];
  for (let at = 0; at < 100; at++) statuses.push(await rename(`Ada ${at}`));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(host.failure).toBeUndefined();
  const name = (): unknown => astrarium.read(host.snapshot).accounts.get(1)?.name;
  expect(name()).toBe(`Ada ${statuses.lastIndexOf(200)}`);

  database.exec('PRAGMA max_page_count = 100000');
  expect(await rename('Ada the Last')).toBe(200);
  const hash = astrarium.hash(host.snapshot);
  await host.close();
  const reopened = await openStored(path);
  expect(astrarium.hash(reopened.host.snapshot)).toBe(hash);
  await reopened.host.close();
  rmSync(folder, { recursive: true });
});

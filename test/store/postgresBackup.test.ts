import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresStore } from '@astrarium/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import { EMPTY_MODEL, type StoreModel } from '../../packages/testkit/src/store/storeModel.js';
import { connectPostgres } from '../../packages/host/src/store/postgres/postgresConnection.js';
import { notRun } from '../../packages/testkit/test/tier.js';
import {
  embeddedPostgres,
  installedPostgres,
  makeCluster,
  type PostgresServer,
  postgresFolder,
  runAsServer,
  startCluster,
  writeAsServer,
} from '../tools/servers/postgresServer.js';
import { playBatches } from './postgresTester.js';

let copies = '';
/** Of the user of the server. */
let folder = '';
beforeAll(() => {
  copies = mkdtempSync(join(tmpdir(), 'astrarium-copies-'));
  folder = postgresFolder();
});
afterAll(() => {
  for (const one of [copies, folder]) rmSync(one, { recursive: true, force: true });
});

/** Opens the game; `reasons` gets why the local copy was made again. */
function open(address: string, copy: string, reasons: string[] = []) {
  const onRebuild = (reason: string): void => void reasons.push(reason);
  return postgresStore(address, { game: 'main', copy, nowMs: Date.now(), onRebuild });
}

/** The game of a restored database is that of the backup, and goes on. */
async function expectRestored(
  { address, run }: Pick<PostgresServer, 'address' | 'run'>,
  copy: string,
  model: StoreModel,
): Promise<void> {
  // The writer of the restored moment had the lease.
  await run(`UPDATE astrarium.games SET lease_until = '-infinity'`);
  const reasons: string[] = [];
  const store = await open(address, copy, reasons);
  expect(reasons).toEqual([expect.stringContaining('restored to an earlier moment')]);
  expectStore(store, model);
  expectStore(store, await playBatches(store, model, [21, 22]));
  expect(store.firstAltered()).toBeUndefined();
  await store.close();
}

/** Copies the files of a running server, as a base backup does. */
async function baseBackup(server: PostgresServer, data: string, backup: string): Promise<void> {
  const { end, run } = await server.connect();
  await run(`SELECT pg_backup_start('test', fast => true)`);
  runAsServer('cp', ['-R', data, backup]);
  const [stopped] = await run('SELECT labelfile FROM pg_backup_stop()');
  await end();
  for (const name of ['postmaster.pid', 'pg_wal']) {
    rmSync(join(backup, name), { recursive: true, force: true });
  }
  runAsServer('mkdir', ['-m', '700', join(backup, 'pg_wal')]);
  writeAsServer(join(backup, 'backup_label'), String(stopped?.['labelfile']));
}

/** Waits until all that was written is in the archive of the write-ahead log. */
async function archived({ run }: PostgresServer): Promise<void> {
  const [last] = await run('SELECT pg_walfile_name(pg_switch_wal()) AS name');
  for (;;) {
    const [row] = await run('SELECT last_archived_wal AS name FROM pg_stat_archiver');
    if (String(row?.['name']) >= String(last?.['name'])) return;
    await sleep(50);
  }
}

test('a base backup and the archive of the write-ahead log restore a game to a moment', async () => {
  const programs = await embeddedPostgres();
  const [archive, backup, data] = ['archive', 'backup', 'data'].map((name) => join(folder, name));
  if (archive === undefined || backup === undefined || data === undefined) throw new Error();
  makeCluster(programs, data);
  runAsServer('mkdir', [archive]);
  const archiving = { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` };
  const server = await startCluster(programs, data, archiving);
  const copy = join(copies, `${randomUUID()}.sqlite`);
  const store = await open(server.address, copy);
  let model = await playBatches(store, EMPTY_MODEL, [1, 2, 3]);
  await baseBackup(server, data, backup);
  model = await playBatches(store, model, [4, 5, 6]);
  const [row] = await server.run('SELECT clock_timestamp()::text AS moment');
  await playBatches(store, model, [7, 8, 9]);
  await store.close();
  await archived(server);
  await server.stop();

  writeAsServer(join(backup, 'recovery.signal'), '');
  const restored = await startCluster(programs, backup, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: String(row?.['moment']),
    recovery_target_action: 'promote',
  });
  const inRecovery = async (): Promise<unknown> =>
    (await restored.run('SELECT pg_is_in_recovery() AS is'))[0]?.['is'];
  while (await inRecovery()) await sleep(50);
  await expectRestored(restored, copy, model);
  await restored.stop();
});

test('pg_dump and pg_restore back a game up while it is written', async () => {
  const programs = installedPostgres();
  if (programs === undefined) return notRun('pg_dump: no PostgreSQL is installed');
  const data = join(folder, 'installed');
  makeCluster(programs, data);
  const server = await startCluster(programs, data);
  const copy = join(copies, `${randomUUID()}.sqlite`);
  const store = await open(server.address, copy);
  const model = await playBatches(store, EMPTY_MODEL, [1, 2, 3, 4]);
  const file = join(folder, 'game.dump');
  runAsServer(programs.pgDump, ['--format=custom', `--file=${file}`, server.address]);
  await playBatches(store, model, [5, 6]);
  await store.close();
  await server.run('CREATE DATABASE restored');
  const address = new URL(server.address);
  address.pathname = 'restored';
  runAsServer(programs.pgRestore, ['--exit-on-error', `--dbname=${address.href}`, file]);
  const restored = await connectPostgres(address.href);
  await expectRestored({ address: address.href, run: restored.send }, copy, model);
  await restored.close();
  await server.stop();
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresCopy, postgresStore, type StoreFailure } from '@astrarium/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL_BATCH } from '../../packages/host/src/store/conformance/fullBatch.js';
import { migratePostgres } from '../../packages/host/src/store/postgres/migratePostgres.js';
import {
  connectPostgres,
  postgresFailure,
} from '../../packages/host/src/store/postgres/postgresConnection.js';
import { POSTGRES_MIGRATIONS } from '../../packages/host/src/store/postgres/postgresMigrations.js';
import { type PostgresServer, postgresServer } from '../tools/postgresServer.js';

let server: PostgresServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-schema-'));
  server = await postgresServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nowMs = 0;
const file = (): string => join(folder, `${randomUUID()}.sqlite`);

/** The address of a new database. */
async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.run(`CREATE DATABASE ${name}`);
  const address = new URL(server.address);
  address.pathname = name;
  return address.href;
}

const caught = (run: Promise<unknown>): Promise<StoreFailure | undefined> =>
  run.then(
    () => undefined,
    (error: StoreFailure) => error,
  );

test('several processes may make the tables at once', async () => {
  const address = await newDatabase();
  const open = (game: string) => postgresStore(address, { game, copy: file(), nowMs });
  const stores = await Promise.all(['a', 'b', 'c', 'd'].map(open));
  for (const store of stores) await store.commit(FULL_BATCH);
  for (const store of stores) await store.close();
});

test('a later release adds to the tables, and an older one refuses them then', async () => {
  const address = await newDatabase();
  const open = () => postgresStore(address, { game: 'a', copy: file(), nowMs });
  const store = await open();
  await store.commit(FULL_BATCH);
  await store.close();
  const connection = await connectPostgres(address);
  const later = [...POSTGRES_MIGRATIONS, 'ALTER TABLE games ADD COLUMN motto text'];
  for (const _again of [1, 2]) await migratePostgres(connection, 'the test', later);
  const rows = await connection.send('SELECT commits, motto FROM games');
  expect(rows).toEqual([{ commits: 1, motto: null }]);
  const message = expect.stringContaining(`its tables have version ${later.length}`);
  expect(await caught(open())).toMatchObject({ reason: 'foreign', message });
  await connection.close();
});

test('a migration that fails changes nothing', async () => {
  const address = await newDatabase();
  const connection = await connectPostgres(address);
  const wrong = [...POSTGRES_MIGRATIONS, 'ALTER TABLE nothing ADD COLUMN motto text'];
  await expect(migratePostgres(connection, 'the test', wrong)).rejects.toThrow('nothing');
  const [found] = await connection.send(`SELECT to_regclass('astrarium.games') AS games`);
  expect(found).toEqual({ games: null });
  await connection.close();
});

test('altered migrations are refused', async () => {
  const address = await newDatabase();
  const connection = await connectPostgres(address);
  await migratePostgres(connection, 'the test');
  const altered = POSTGRES_MIGRATIONS.map((text) => `${text} `);
  expect(await caught(migratePostgres(connection, 'the test', altered))).toMatchObject({
    reason: 'foreign',
  });
  await connection.close();
});

test('a database that is not there is named, without the password', async () => {
  const address = new URL(server.address);
  address.pathname = 'elsewhere';
  address.password = 'hidden';
  const opened = postgresCopy(address.href, { game: 'a', copy: file(), nowMs });
  const error = await caught(opened);
  expect(error).toMatchObject({ reason: 'failed', message: expect.stringContaining('elsewhere') });
  expect(error?.message).not.toContain('hidden');
});

test.each([
  ['53100', 'full'],
  ['40P01', 'locked'],
  ['55P03', 'locked'],
  ['XX001', 'failed'],
])('SQLSTATE %s is the failure %s', (code, reason) => {
  const error = Object.assign(new Error('no'), { code, severity: 'ERROR' });
  expect(postgresFailure(error, 'the game')).toMatchObject({ reason });
});

test('errors of values are no failures of the store', () => {
  const error = Object.assign(new Error('too long'), { code: '22001', severity: 'ERROR' });
  expect(postgresFailure(error, 'the game')).toBe(error);
});

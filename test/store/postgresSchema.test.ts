import { expect, test } from 'vitest';
import { FULL_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { migratePostgres } from '../../packages/host/src/store/postgres/migratePostgres.js';
import {
  connectPostgres,
  postgresFailure,
} from '../../packages/host/src/store/postgres/postgresConnection.js';
import { POSTGRES_MIGRATIONS } from '../../packages/host/src/store/postgres/postgresMigrations.js';
import { caught, postgresTester } from './postgresTester.js';

const server = postgresTester();

/** The address of a new database. */
const newDatabase = async (): Promise<string> =>
  server.addressWith({ pathname: await server.newDatabase() });

test('several processes may make the tables at once', async () => {
  const address = await newDatabase();
  const open = (game: string) => server.write(game, {}, address);
  const stores = await Promise.all(['a', 'b', 'c', 'd'].map(open));
  for (const store of stores) await store.commit(FULL_BATCH);
  for (const store of stores) await store.close();
});

test('a later release adds to the tables; an older one goes on, and cannot start again', async () => {
  const address = await newDatabase();
  const open = () => server.write('a', {}, address);
  const store = await open();
  const connection = await connectPostgres(address);
  const later = [...POSTGRES_MIGRATIONS, 'ALTER TABLE games ADD COLUMN motto text'];
  for (const _again of [1, 2]) await migratePostgres(connection, 'the test', later);
  await store.commit(FULL_BATCH);
  await store.close();
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
  const address = server.addressWith({ pathname: 'elsewhere', password: 'hidden' });
  const error = await caught(server.follow('a', {}, address));
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

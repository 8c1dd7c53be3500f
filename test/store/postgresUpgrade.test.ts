import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { StoreBatch } from '@astrarium/host';
import { expect, test } from 'vitest';
import { expectStore } from '../../packages/host/src/store/conformance/expectStore.js';
import { EMPTY_BATCH, FULL_BATCH } from '../../packages/host/src/store/conformance/fullBatch.js';
import { EMPTY_MODEL, modelCommit } from '../../packages/host/src/store/conformance/storeModel.js';
import { makeDice, randomBatch } from '../../packages/host/src/store/conformance/storeSteps.js';
import { migratePostgres } from '../../packages/host/src/store/postgres/migratePostgres.js';
import { connectPostgres } from '../../packages/host/src/store/postgres/postgresConnection.js';
import { POSTGRES_MIGRATIONS } from '../../packages/host/src/store/postgres/postgresMigrations.js';
import { formerTester } from '../../packages/host/src/store/sqlite/formerTester.js';
import { playBatches } from './playBatches.js';
import { postgresTester } from './postgresTester.js';

const { makeFormer, upgradedModel } = formerTester;

const server = postgresTester();
const { file } = server;

/** The address of a new database. */
const newDatabase = async (): Promise<string> =>
  server.addressWith({ pathname: await server.newDatabase() });

/** A batch as the release before made it. */
function formerBatch({
  lastAccount: _lastAccount,
  versions: _versions,
  ...batch
}: StoreBatch): object {
  const credentials = batch.credentials.map(({ name: _name, seated: _seated, ...one }) => one);
  return { ...batch, credentials };
}

/** A batch of the release before, as this one reads it. */
function readBatch(batch: StoreBatch): StoreBatch {
  const credentials = batch.credentials.map((one) => ({ ...one, name: '', seated: 0 as const }));
  return { ...batch, lastAccount: undefined, versions: undefined, credentials };
}

/** Changes a database to what the release before would have written. */
async function makeFormerDatabase(address: string): Promise<void> {
  const { close, run, send } = await connectPostgres(address);
  await run(`ALTER TABLE games DROP COLUMN last_account;
    ALTER TABLE credentials DROP COLUMN name, DROP COLUMN seated;
    DROP TABLE versions`);
  await send('DELETE FROM migrations WHERE number >= 3');
  const commits = await send<{ number: number; batch: Buffer }>('SELECT * FROM commits');
  for (const { batch, number } of commits) {
    const stored = JSON.parse(inflateRawSync(batch).toString()) as StoreBatch;
    const former = deflateRawSync(JSON.stringify(formerBatch(stored)));
    await send('UPDATE commits SET batch = $1 WHERE number = $2', [former, number]);
  }
  await close();
}

/** Opens the game as its writer; `reasons` gets why the local copy was made again. */
const open = (address: string, copy = file(), reasons: string[] = []) =>
  server.write('main', { copy, onRebuild: (reason) => void reasons.push(reason) }, address);

test('a database of the former release and its local copies are upgraded and go on', async () => {
  const address = await newDatabase();
  const [own, behind] = [file(), file()];
  const writer = await open(address, own);
  const early = await playBatches(writer, EMPTY_MODEL, [1, 2, 3, 4, 5]);
  await (await server.follow('main', { copy: behind }, address)).close();
  let [model, caughtUp] = [early, upgradedModel(early)];
  for (let seed = 6; seed < 14; seed += 1) {
    const batch = randomBatch(model, makeDice(seed));
    await writer.commit(batch);
    model = modelCommit(model, batch);
    caughtUp = modelCommit(caughtUp, readBatch(batch));
  }
  await writer.close();
  await makeFormerDatabase(address);
  for (const copy of [own, behind]) makeFormer(copy);
  const reasons: string[] = [];

  // A copy of all tables, the copy of the last writer, and one that lacks commits.
  const upgraded = upgradedModel(model);
  for (const copy of [file(), own]) {
    const store = await open(address, copy, reasons);
    expectStore(store, upgraded);
    await store.close();
  }
  const follower = await server.follow('main', { copy: behind }, address);
  expectStore(follower.store, caughtUp);
  await follower.close();
  const last = await open(address, behind, reasons);
  expectStore(last, caughtUp);
  const next = await playBatches(last, caughtUp, [21, 22, 23]);
  expectStore(last, next);
  await last.close();
  const copied = await open(address, file(), reasons);
  expectStore(copied, next);
  await copied.close();
  expect(reasons).toEqual([]);
});

test('a local copy that lacks the number of a deleted account is made again', async () => {
  const address = await newDatabase();
  const copy = file();
  const store = await open(address, copy);
  await store.commit(FULL_BATCH);
  await store.commit({ ...EMPTY_BATCH, lastAccount: 9 });
  await store.close();
  makeFormer(copy);
  const reasons: string[] = [];
  const opened = await open(address, copy, reasons);
  expect(reasons).toEqual([expect.stringContaining('lacks the numbers of deleted accounts')]);
  expect(opened.load().lastAccount).toBe(9);
  await opened.close();
});

test('accounts that a writer of the former release adds to upgraded tables are counted', async () => {
  const address = await newDatabase();
  const writer = await open(address);
  await writer.commit(FULL_BATCH);
  await writer.close();
  const connection = await connectPostgres(address);
  await connection.run(`INSERT INTO credentials
    SELECT game, 50, 'b@b.example', pending_email, issued_ms, is_used FROM credentials`);
  const store = await open(address);
  const { credentials, lastAccount } = store.load();
  expect(lastAccount).toBe(50);
  expect(credentials.at(-1)).toMatchObject({ account: 50, name: '', seated: 0 });
  await store.commit({ ...EMPTY_BATCH, deletedAccounts: [50] });
  await store.close();
  expect(await connection.send('SELECT last_account FROM games')).toEqual([{ last_account: 50 }]);
  await connection.close();
});

test('the tables of the release before get the highest account of each game', async () => {
  const address = await newDatabase();
  const connection = await connectPostgres(address);
  await migratePostgres(connection, 'the test', POSTGRES_MIGRATIONS.slice(0, 2));
  await connection.run(`INSERT INTO games (name) VALUES ('a'), ('b'), ('empty');
    INSERT INTO credentials SELECT games.id, account, 'a@b.example', NULL, 0, 0
      FROM games, (VALUES ('a', 3), ('a', 7), ('b', 4)) AS made (game, account)
      WHERE games.name = made.game`);
  await migratePostgres(connection, 'the test');
  const rows = await connection.send('SELECT name, last_account FROM games ORDER BY name');
  expect(rows).toEqual([
    { name: 'a', last_account: 7 },
    { name: 'b', last_account: 4 },
    { name: 'empty', last_account: 0 },
  ]);
  await connection.close();
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresCopy, postgresStore, type Store, type StoreFailure } from '@astrarium/host';
import { afterAll, beforeAll } from 'vitest';
import { modelCommit, type StoreModel } from '../../packages/testkit/src/store/storeModel.js';
import { makeDice, randomBatch } from '../../packages/testkit/src/store/storeSteps.js';
import { type PostgresServer, postgresServer } from '../tools/servers/postgresServer.js';

/** The options of a game, but for its name. */
type Options = Partial<Parameters<typeof postgresStore>[1]>;

/** A PostgreSQL server and a folder for local copies, for all tests of a file. */
export function postgresTester() {
  let server: PostgresServer;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'astrarium-postgres-'));
    server = await postgresServer();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = (): string => join(folder, `${randomUUID()}.sqlite`);
  const optionsOf = (game: string, options: Options) => {
    return { game, copy: file(), nowMs: Date.now(), ...options };
  };
  return {
    get address() {
      return server.address;
    },
    /** The address with another port or database. */
    addressWith: (changes: Partial<Pick<URL, 'password' | 'pathname' | 'port'>>): string =>
      Object.assign(new URL(server.address), changes).href,
    run: (...args: Parameters<PostgresServer['run']>) => server.run(...args),
    connect: () => server.connect(),
    /** The path of a new local copy. */
    file,
    /** Opens a game to write it, by default with a new copy. */
    write: (game: string, options: Options = {}, address = server.address) =>
      postgresStore(address, optionsOf(game, options)),
    /** Opens a game to follow it, by default with a new copy. */
    follow: (game: string, options: Options = {}, address = server.address) =>
      postgresCopy(address, optionsOf(game, options)),
    /** Creates a database; returns its name. */
    async newDatabase(): Promise<string> {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await server.run(`CREATE DATABASE ${name}`);
      return name;
    },
  };
}

/** The failure of a store, if there is one. */
export function caught(run: Promise<unknown> | void): Promise<StoreFailure | undefined> {
  return Promise.resolve(run).then(
    () => undefined,
    (error: StoreFailure) => error,
  );
}

/** Commits random batches; returns what the store then contains. */
export async function playBatches(
  store: Store,
  from: StoreModel,
  seeds: readonly number[],
): Promise<StoreModel> {
  let model = from;
  for (const seed of seeds) {
    const batch = randomBatch(model, makeDice(seed));
    await store.commit(batch);
    model = modelCommit(model, batch);
  }
  return model;
}

import { openSqlite } from './openSqlite.js';
import { FORMER_FORMAT } from './sqliteLayout.js';
import { sqliteReader } from './sqliteReader.js';
import { storeIntegrity } from './integrity/storeIntegrity.js';
import type { StoreModel } from '../conformance/storeModel.js';

/** Stores of the release before. */
export const formerTester = {
  /** Changes a closed store to what the release before would have written, with its head file. */
  makeFormer(path: string): void {
    const database = openSqlite(path);
    database.exec(`BEGIN;
      ALTER TABLE clock DROP COLUMN last_account;
      ALTER TABLE credentials DROP COLUMN name;
      ALTER TABLE credentials DROP COLUMN seated;
      DROP TABLE versions;
      PRAGMA user_version = ${FORMER_FORMAT};
      COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`);
    const integrity = storeIntegrity(database, path);
    integrity.reset(sqliteReader(database).end(), 0);
    database.close();
    integrity.close();
  },

  /** The contents after a store was changed to the former format, and upgraded. */
  upgradedModel(model: StoreModel): StoreModel {
    const accounts = model.credentials.map(({ account }) => account);
    return {
      ...model,
      credentials: model.credentials.map((one) => ({ ...one, name: '', seated: 0 })),
      lastAccount: accounts.reduce((a, b) => Math.max(a, b), 0),
      versions: [],
    };
  },
};

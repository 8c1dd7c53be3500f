import { mkdirSync } from 'node:fs';
import { type Store, sqliteStore, StoreFailure } from '@astrarium/host';
import { UsageError } from '../terminal/usageError.js';
import { gameFile } from './openGame.js';

/** Opens the store of a data folder for one use. @throws UsageError when it cannot be opened */
export async function withStore<R>(
  data: string,
  use: (store: Store) => R | Promise<R>,
): Promise<R> {
  let store: Store | undefined;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    store = sqliteStore(gameFile(data), { nowMs: Date.now() });
    return await use(store);
  } catch (error) {
    throw error instanceof StoreFailure ? new UsageError(error.message) : error;
  } finally {
    store?.close();
  }
}

import { type Store, sqliteStore } from '@astrarium/host';
import { dataFolder } from '../files/dataFolder.js';
import { gameFile } from './openGame.js';

/**
 * Opens the store of a data folder for one use.
 *
 * @throws UsageError when there cannot be such a folder
 * @throws StoreFailure when its store cannot be opened
 */
export async function withStore<R>(
  data: string,
  use: (store: Store) => R | Promise<R>,
): Promise<R> {
  dataFolder(data);
  const store = sqliteStore(gameFile(data), { nowMs: Date.now() });
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

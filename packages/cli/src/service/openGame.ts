import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, openHost, sqliteStore } from '@astrarium/host';
import { dataFolder } from '../files/dataFolder.js';
import { ownVersion } from '../ownVersion.js';
import { UsageError } from '../terminal/usageError.js';

/** What a game in a data folder is opened with. */
export interface GameOfFolder {
  readonly data: string;
  /** Ticks a second; 0 stops the clock. */
  readonly speed: number;
  readonly seed?: number | undefined;
  /** The address of the mailed link that bears a secret. */
  readonly linkOf: (secret: string) => string;
}

/** A game that is open. */
export interface OpenGame {
  readonly host: Host;
  /** Whether there was none, and it begins now. */
  readonly isNew: boolean;
}

/**
 * Opens the game of a data folder, or begins one there.
 *
 * @throws UsageError when there cannot be such a folder, or its game has another seed
 * @throws StoreFailure, ResumeFailure when its game cannot be opened
 */
export function openGame({ data, linkOf, seed, speed }: GameOfFolder): OpenGame {
  dataFolder(data);
  const isNew = !existsSync(gameFile(data));
  const store = sqliteStore(gameFile(data), { nowMs: Date.now() });
  try {
    const defer = (act: () => void): void => void setImmediate(act);
    const options = { store, speed, seed, nowMs: Date.now, defer, linkOf };
    const host = openHost({ ...options, version: ownVersion() });
    if (seed !== undefined && host.snapshot.setting.seed !== seed) {
      throw new UsageError(`the game in ${data} was begun with another seed than ${seed}`);
    }
    return { host, isNew };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** The file of a data folder's game. */
export function gameFile(data: string): string {
  return join(data, 'game.sqlite');
}

/** Tells who may have meant another folder that a game begins in this one. */
export function begunIn(data: string): string {
  return `There was no game in ${data}: a new one begins there.`;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Host,
  openHost,
  ResumeFailure,
  type Store,
  sqliteStore,
  StoreFailure,
} from '@astrarium/host';
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

/** A game that is open, with the store that it holds. */
export interface OpenGame {
  readonly host: Host;
  readonly store: Store;
}

/**
 * Opens the game of a data folder, or begins one there.
 *
 * @throws UsageError when it cannot be opened, saying why
 */
export function openGame({ data, linkOf, seed, speed }: GameOfFolder): OpenGame {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    const store = sqliteStore(gameFile(data), { nowMs: Date.now() });
    try {
      const later = (act: () => void): void => void setImmediate(act);
      const options = { store, speed, seed, nowMs: Date.now, later, linkOf };
      return { host: openHost({ ...options, version: ownVersion() }), store };
    } catch (error) {
      store.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreFailure || error instanceof ResumeFailure) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

/** The file of a data folder's game. */
export function gameFile(data: string): string {
  return join(data, 'game.sqlite');
}

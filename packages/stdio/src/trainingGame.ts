import { astrarium, type Ruleset } from '@astrarium/core';
import { type Host, openHost } from '@astrarium/host';
import { type TrainingStore, trainingStore } from './trainingStore.js';

/** A game in this process. Its time passes only through `advance`. */
export interface TrainingGame {
  readonly host: Host;
  readonly hash: string;
  /** Whether an account exists. */
  has(account: number): boolean;
  advance(ticks: number): Promise<void>;
  /** An independent copy of the game. */
  fork(): Promise<TrainingGame>;
}

/** The start of these games: 2026-01-01T00:00:00Z. */
const EPOCH_MS = 1_767_225_600_000;

/** Starts a game from a seed. */
export function trainingGame(seed: number, ruleset?: Ruleset): Promise<TrainingGame> {
  return gameOf(trainingStore(), { seed, ruleset });
}

async function gameOf(
  store: TrainingStore,
  options: { readonly seed?: number; readonly ruleset?: Ruleset | undefined },
): Promise<TrainingGame> {
  let tick = store.load().clock?.tick ?? 0;
  const host = await openHost({
    ...options,
    store,
    speed: 0,
    // Derived from the tick, so that a seed always gives the same game.
    nowMs: () => EPOCH_MS + tick * 1000,
    defer: (act) => void setImmediate(act),
    version: 'training',
    linkOf: (secret) => secret,
  });
  return {
    host,
    get hash() {
      return astrarium.hash(host.snapshot);
    },
    has: (account) => astrarium.read(host.snapshot).accounts.get(account) !== undefined,
    async advance(ticks) {
      await host.advance(ticks);
      tick = host.tick;
      // Prunes expired data from the store.
      host.runDue();
    },
    fork: () => gameOf(store.fork(), options),
  };
}

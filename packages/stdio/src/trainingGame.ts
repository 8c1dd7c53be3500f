import { astrarium, type Ruleset } from '@astrarium/core';
import { type Host, openHost } from '@astrarium/host';
import { type TrainingStore, trainingStore } from './trainingStore.js';

/** A game in this process, in which time passes only when it is told to. */
export interface TrainingGame {
  readonly host: Host;
  readonly hash: string;
  /** Whether there is such an account. */
  has(account: number): boolean;
  advance(ticks: number): Promise<void>;
  /** A game that is as this one is now, and goes its own way. */
  fork(): TrainingGame;
}

/** When these games begin: 2026-01-01T00:00:00Z. */
const EPOCH_MS = 1_767_225_600_000;

/** Begins a game from a seed. */
export function trainingGame(seed: number, ruleset?: Ruleset): TrainingGame {
  return gameOf(trainingStore(), { seed, ruleset });
}

function gameOf(
  store: TrainingStore,
  options: { readonly seed?: number; readonly ruleset?: Ruleset | undefined },
): TrainingGame {
  let tick = store.load().clock?.tick ?? 0;
  const host = openHost({
    ...options,
    store,
    speed: 0,
    // The same game whenever it is played: its clock on the wall is its own.
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
      // Lets go of what is past its time.
      host.runDue();
    },
    fork: () => gameOf(store.fork(), options),
  };
}

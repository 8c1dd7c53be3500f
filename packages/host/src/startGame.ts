import { randomInt } from 'node:crypto';
import { newGame, type Ruleset } from '@astrarium/core';
import type { SecretKey } from '@astrarium/core/kernel';
import type { Published } from './turns/published.js';

/** Options of a new game. */
interface NewGameOptions {
  readonly seed?: number | undefined;
  readonly key?: SecretKey | undefined;
  readonly ruleset?: Ruleset | undefined;
  readonly nowMs: () => number;
}

/** A new game that is not stored yet. */
export function startGame({ key, ruleset, seed, nowMs }: NewGameOptions): Published {
  const drawn = key ?? (seed === undefined ? randomKey() : undefined);
  const snapshot = newGame({
    seed: seed ?? randomInt(2 ** 48 - 1),
    ...(drawn === undefined ? {} : { key: drawn }),
    epoch_seconds: Math.floor(nowMs() / 1000),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
  return { snapshot, position: undefined, counters: new Map(), hashedTick: 0 };
}

/** A secret key that nobody can guess. */
export function randomKey(): SecretKey {
  const word = (): number => randomInt(2 ** 32);
  return [word(), word(), word(), word()];
}

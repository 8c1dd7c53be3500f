/**
 * What a store of one's own must do, to be tried by any test runner.
 *
 * @module @astrarium/host/conformance
 */
import { contentsChecks } from './contentsChecks.js';
import { playSteps } from './playSteps.js';
import { pastChecks } from './pastChecks.js';
import type { StoreCheck, StoreChecks, StorePlace } from './storePlace.js';
import { randomSteps } from './storeSteps.js';
import { writerChecks } from './writerChecks.js';

export type { StoreCheck, StorePlace };

/**
 * What every store must do, as named checks for any test runner. `makePlace` gives a new empty
 * place each time. `rounds` is how many random games are played with it, from `seed` on.
 */
export function storeConformance(
  makePlace: () => StorePlace,
  { rounds = 20, seed = 1 }: { readonly rounds?: number; readonly seed?: number } = {},
): readonly StoreCheck[] {
  const random = Array.from({ length: rounds }, (_, index): [string, StoreChecks[string]] => [
    `does what it should in a game by chance, seed ${seed + index}`,
    (place) => playSteps(place, randomSteps(seed + index, 30)),
  ]);
  const checks = [
    ...Object.entries({ ...contentsChecks, ...pastChecks, ...writerChecks }),
    ...random,
  ];
  return checks.map(([name, check]) => ({
    name,
    run() {
      const place = makePlace();
      try {
        check?.(place);
      } finally {
        place.remove();
      }
    },
  }));
}

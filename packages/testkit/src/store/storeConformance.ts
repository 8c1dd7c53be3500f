/**
 * Checks that every store must pass, for any test runner.
 *
 * @module @astrarium/testkit/store
 */
import { contentsChecks } from './contentsChecks.js';
import { playSteps } from './playSteps.js';
import { pastChecks } from './pastChecks.js';
import type { StoreCheck, StoreChecks, StorePlace } from './storePlace.js';
import { randomSteps } from './storeSteps.js';
import { writerChecks } from './writerChecks.js';

export type { StoreCheck, StorePlace };

/**
 * The checks that every store must pass. `makePlace` returns a new empty place at each call.
 * `rounds` is the number of checks with random steps; their seeds start at `seed`.
 */
export function storeConformance(
  makePlace: () => StorePlace,
  { rounds = 20, seed = 1 }: { readonly rounds?: number; readonly seed?: number } = {},
): readonly StoreCheck[] {
  const random = Array.from({ length: rounds }, (_, index): [string, StoreChecks[string]] => [
    `equals its model after random steps, seed ${seed + index}`,
    (place) => playSteps(place, randomSteps(seed + index, 30)),
  ]);
  const checks = [
    ...Object.entries({ ...contentsChecks, ...pastChecks, ...writerChecks }),
    ...random,
  ];
  return checks.map(([name, check]) => ({
    name,
    async run() {
      const place = makePlace();
      try {
        await check?.(place);
      } finally {
        await place.remove();
      }
    },
  }));
}

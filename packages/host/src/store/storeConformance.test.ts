import { fc, test as fuzz } from '@fast-check/vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { FULL, runs } from '../../../testkit/test/tier.js';
import { memoryDisk, memoryStore } from './memoryStore.js';
import { sqliteStore } from './sqlite/sqliteStore.js';
import { sqliteThread } from './sqlite/sqliteThread.js';
import type { Store } from './store.js';
import { playSteps } from '../../../testkit/src/store/playSteps.js';
import { storeConformance } from '../../../testkit/src/store/storeConformance.js';
import type { StorePlace } from '../../../testkit/src/store/storePlace.js';
import { STORE_STEP_KINDS } from '../../../testkit/src/store/storeSteps.js';

/** Places for stores in a file, each in a folder of its own. */
const sqlitePlace = (open: typeof sqliteStore | typeof sqliteThread) => (): StorePlace => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-store-'));
  const opened: Store[] = [];
  return {
    async open(nowMs) {
      const store = await open(join(folder, 'game.sqlite'), { nowMs });
      opened.push(store);
      return store;
    },
    async remove() {
      for (const store of opened) await store.close();
      rmSync(folder, { recursive: true });
    },
  };
};

function memoryPlace(): StorePlace {
  const disk = memoryDisk();
  return { open: (nowMs) => memoryStore(nowMs, disk), remove: () => undefined };
}

const PLACES = {
  // The thread runs the same store.
  ...(FULL && { sqlite: sqlitePlace(sqliteStore) }),
  'sqlite in another thread': sqlitePlace(sqliteThread),
  memory: memoryPlace,
};

describe.each(Object.entries(PLACES))('%s', (_name, makePlace) => {
  for (const { name, run } of storeConformance(makePlace, { rounds: FULL ? 5 : 1 }))
    test(name, run);

  const step = fc.record({ kind: fc.constantFrom(...STORE_STEP_KINDS), seed: fc.nat() });
  fuzz.prop([fc.array(step, { maxLength: 12 })], runs(3, 500))('any steps', async (steps) => {
    const place = makePlace();
    try {
      await playSteps(place, steps);
    } finally {
      await place.remove();
    }
  });
});

import { LEASE_MS } from '../lease.js';
import type { Store } from '../store.js';
import { EMPTY_BATCH, FULL_BATCH } from './fullBatch.js';
import { expectSame, expectStore } from './expectStore.js';
import { expectFailure } from './playSteps.js';
import { EMPTY_MODEL, modelCommit } from './storeModel.js';
import type { StoreChecks } from './storePlace.js';

const NOW_MS = 1_760_000_000_000;
const BOUNDS = { outcomesBeforeMs: 2 ** 50, linksBeforeMs: 2 ** 50 };
const KEEP_ONE = { maxOutcomes: 1, maxEntries: 1 };

/** All operations that change a store. */
const CHANGES: Readonly<Record<string, (store: Store) => void>> = {
  commit: (store) => store.commit({ ...EMPTY_BATCH, clock: { tick: 8, wall_ms: 8, speed: 1 } }),
  prune: (store) => store.prune({ ...BOUNDS, ...KEEP_ONE }),
  mailsSent: (store) => store.mailsSent([3]),
  'mailsSent of none': (store) => store.mailsSent([]),
  addStart: (store) => store.addStart({ id: 'b', tick: 7, places: '[]' }),
  renew: (store) => store.renew(NOW_MS + 2 * LEASE_MS),
};

/** Checks that a store has one writer. */
export const writerChecks: StoreChecks = {
  'rejects a second opener and names the first'(place) {
    const store = place.open(NOW_MS);
    store.commit(FULL_BATCH);
    for (const laterMs of [0, 1, LEASE_MS, -LEASE_MS]) {
      const { message } = expectFailure('locked', `opening it ${laterMs} ms later`, () =>
        place.open(NOW_MS + laterMs),
      );
      if (!message.includes(`${process.pid}`))
        throw new Error(`the message does not name the process: ${message}`);
    }
    CHANGES['commit']?.(store);
    expectSame('the clock', store.load().clock, { tick: 8, wall_ms: 8, speed: 1 });
  },

  'can be opened right after it was closed, repeatedly'(place) {
    for (let time = 0; time < 5; time++) place.open(NOW_MS).close();
  },

  'keeps its new opener when the former one closes it twice'(place) {
    const former = place.open(NOW_MS);
    former.close();
    const store = place.open(NOW_MS);
    former.close();
    expectFailure('locked', 'opening it a third time', () => place.open(NOW_MS));
    store.commit(FULL_BATCH);
  },

  'stays with a writer that renews its lease, and not with one that does not'(place) {
    const store = place.open(NOW_MS);
    store.renew(NOW_MS + LEASE_MS);
    expectFailure('locked', 'opening it after a renewal', () => place.open(NOW_MS + 2 * LEASE_MS));
    place.open(NOW_MS + 2 * LEASE_MS + 1).commit(FULL_BATCH);
  },

  'ends a lease from the future as early as a present one'(place) {
    place.open(NOW_MS);
    place.open(NOW_MS - LEASE_MS - 1).commit(FULL_BATCH);
  },

  'rejects all changes of a former writer'(place) {
    const former = place.open(NOW_MS);
    former.commit(FULL_BATCH);
    const store = place.open(NOW_MS + LEASE_MS + 1);
    const model = modelCommit(EMPTY_MODEL, FULL_BATCH);
    for (const [what, change] of Object.entries(CHANGES)) {
      expectFailure('fenced', `${what} of the former writer`, () => change(former));
      expectStore(store, model);
    }
    former.close();
    expectFailure('locked', 'opening it after the former writer closed', () =>
      place.open(NOW_MS + LEASE_MS + 1),
    );
    CHANGES['commit']?.(store);
    store.close();
    place.open(NOW_MS).close();
  },

  'rejects all former writers'(place) {
    const [first, second, third] = [0, 1, 2].map((index) =>
      place.open(NOW_MS + index * (LEASE_MS + 1)),
    ) as [Store, Store, Store];
    third.close();
    for (const store of [first, second]) {
      expectFailure('fenced', 'a commit', () => store.commit(FULL_BATCH));
    }
    expectStore(place.open(NOW_MS), EMPTY_MODEL);
  },
};

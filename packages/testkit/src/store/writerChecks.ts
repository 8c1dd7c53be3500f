import { pid } from 'node:process';
import { LEASE_MS, type Store } from '@astrarium/host';
import { EMPTY_BATCH, FULL_BATCH } from './fullBatch.js';
import { expectSame, expectStore } from './expectStore.js';
import { expectFailure } from './playSteps.js';
import { EMPTY_MODEL, modelCommit } from './storeModel.js';
import type { StoreChecks } from './storePlace.js';

const NOW_MS = 1_760_000_000_000;
const BOUNDS = { outcomesBeforeMs: 2 ** 50, linksBeforeMs: 2 ** 50 };
const KEEP_ONE = { maxOutcomes: 1, maxEntries: 1 };

/** All operations that change a store. */
const CHANGES: Readonly<Record<string, (store: Store) => unknown>> = {
  commit: (store) => store.commit({ ...EMPTY_BATCH, clock: { tick: 8, wall_ms: 8, speed: 1 } }),
  prune: (store) => store.prune({ ...BOUNDS, ...KEEP_ONE }),
  mailsSent: (store) => store.mailsSent([3]),
  'mailsSent of none': (store) => store.mailsSent([]),
  addStart: (store) => store.addStart({ id: 'b', tick: 7, places: '[]' }),
  renew: (store) => store.renew(NOW_MS + 2 * LEASE_MS),
};

/** Checks that a store has one writer. */
export const writerChecks: StoreChecks = {
  async 'rejects a second opener and names the first'(place) {
    const store = await place.open(NOW_MS);
    await store.commit(FULL_BATCH);
    for (const laterMs of [0, 1, LEASE_MS, -LEASE_MS]) {
      const { message } = await expectFailure('locked', `opening it ${laterMs} ms later`, () =>
        place.open(NOW_MS + laterMs),
      );
      if (!message.includes(`${pid}`))
        throw new Error(`the message does not name the process: ${message}`);
    }
    await CHANGES['commit']?.(store);
    expectSame('the clock', store.load().clock, { tick: 8, wall_ms: 8, speed: 1 });
  },

  async 'can be opened right after it was closed, repeatedly'(place) {
    for (let time = 0; time < 5; time++) await (await place.open(NOW_MS)).close();
  },

  async 'keeps its new opener when the former one closes it twice'(place) {
    const former = await place.open(NOW_MS);
    await former.close();
    const store = await place.open(NOW_MS);
    await former.close();
    await expectFailure('locked', 'opening it a third time', () => place.open(NOW_MS));
    await store.commit(FULL_BATCH);
  },

  async 'stays with a writer that renews its lease, and not with one that does not'(place) {
    const store = await place.open(NOW_MS);
    await store.renew(NOW_MS + LEASE_MS);
    await expectFailure('locked', 'opening it after a renewal', () =>
      place.open(NOW_MS + 2 * LEASE_MS),
    );
    await (await place.open(NOW_MS + 2 * LEASE_MS + 1)).commit(FULL_BATCH);
  },

  async 'ends a lease from the future as early as a present one'(place) {
    await place.open(NOW_MS);
    await (await place.open(NOW_MS - LEASE_MS - 1)).commit(FULL_BATCH);
  },

  async 'rejects all changes of a former writer'(place) {
    const former = await place.open(NOW_MS);
    await former.commit(FULL_BATCH);
    const store = await place.open(NOW_MS + LEASE_MS + 1);
    const model = modelCommit(EMPTY_MODEL, FULL_BATCH);
    for (const [what, change] of Object.entries(CHANGES)) {
      await expectFailure('fenced', `${what} of the former writer`, () => change(former));
      expectStore(store, model);
    }
    await former.close();
    await expectFailure('locked', 'opening it after the former writer closed', () =>
      place.open(NOW_MS + LEASE_MS + 1),
    );
    await CHANGES['commit']?.(store);
    await store.close();
    await (await place.open(NOW_MS)).close();
  },

  async 'rejects all former writers'(place) {
    const first = await place.open(NOW_MS);
    const second = await place.open(NOW_MS + LEASE_MS + 1);
    const third = await place.open(NOW_MS + 2 * (LEASE_MS + 1));
    await third.close();
    for (const store of [first, second]) {
      await expectFailure('fenced', 'a commit', () => store.commit(FULL_BATCH));
    }
    expectStore(await place.open(NOW_MS), EMPTY_MODEL);
  },
};

import {
  type Credential,
  MAX_STARTS,
  type PruneBounds,
  type StoreBatch,
  type StoredKeyframe,
  type StoredLink,
  type StoredOutcome,
} from '@astrarium/host';
import { EMPTY_BATCH, FULL_BATCH } from './fullBatch.js';
import { expectSame, expectStore } from './expectStore.js';
import { EMPTY_MODEL, modelCommit, modelPrune, modelSent } from './storeModel.js';
import type { StoreChecks } from './storePlace.js';

const [CREDENTIAL] = FULL_BATCH.credentials as [Credential];
const [LINK] = FULL_BATCH.links as [StoredLink];
const [OUTCOME] = FULL_BATCH.outcomes as [StoredOutcome];
const KEYFRAME = FULL_BATCH.keyframe as StoredKeyframe;

const NO_BOUNDS: PruneBounds = {
  outcomesBeforeMs: 0,
  maxOutcomes: 9,
  linksBeforeMs: 0,
  maxEntries: 9,
};

/** Checks of deleted and kept data. */
export const pastChecks: StoreChecks = {
  async 'deletes a used link'(place) {
    const links = [LINK, { ...LINK, digest: 'e' }, { ...LINK, digest: 'f' }];
    const store = await place.open(0);
    await store.commit({ ...EMPTY_BATCH, links, usedLinks: ['f', 'not there'] });
    expectSame('links', store.load().links, links.slice(0, 2));
    await store.commit({ ...EMPTY_BATCH, usedLinks: ['d'] });
    await store.close();
    expectSame('links after opening it again', (await place.open(0)).load().links, [links[1]]);
  },

  async 'deletes a sent mail and does not reuse its number'(place) {
    const mails = [3, 5, 6].map((id) => ({ ...FULL_BATCH.mails[0], id })) as StoreBatch['mails'];
    let store = await place.open(0);
    await store.commit({ ...EMPTY_BATCH, mails });
    await store.mailsSent([6, 3, 77]);
    const model = modelSent(modelCommit(EMPTY_MODEL, { ...EMPTY_BATCH, mails }), [3, 6]);
    expectStore(store, model);
    await store.commit(EMPTY_BATCH);
    await store.close();
    store = await place.open(0);
    expectSame('the last mail', store.load().lastMail, 6);
    expectSame('unsent mails', store.unsentMails(), [mails[1]]);
  },

  async 'does not give the number of a deleted account again'(place) {
    let store = await place.open(0);
    const commit = async (what: string, batch: Partial<StoreBatch>, expected: number) => {
      await store.commit({ ...EMPTY_BATCH, ...batch });
      expectSame(`the last account after ${what}`, store.load().lastAccount, expected);
    };
    const accounts = (...numbers: readonly number[]): readonly Credential[] =>
      numbers.map((account) => ({ ...CREDENTIAL, account }));
    expectSame('the last account of a new store', store.load().lastAccount, 0);
    await commit('accounts in disorder', { credentials: accounts(3, 8, 5) }, 8);
    await commit('a deletion', { deletedAccounts: [8] }, 8);
    await store.close();
    store = await place.open(0);
    expectSame('the last account after opening it again', store.load().lastAccount, 8);
    await commit('an earlier account', { credentials: accounts(4) }, 8);
    await commit('a lower number', { lastAccount: 7 }, 8);
    await commit('a higher number', { lastAccount: 12 }, 12);
    await commit('a number and an account', { lastAccount: 13, credentials: accounts(14) }, 14);
    await commit('a deletion of all', { deletedAccounts: [3, 4, 5, 14] }, 14);
    await commit('an empty batch', {}, 14);
    await store.close();
    expectSame('the last account at the end', (await place.open(0)).load().lastAccount, 14);
  },

  async 'returns the keyframe with the highest tick and line'(place) {
    const store = await place.open(0);
    const put = async (tick: number, n: number, hash: string): Promise<string | undefined> => {
      await store.commit({ ...EMPTY_BATCH, keyframe: { ...KEYFRAME, tick, n, hash } });
      return store.load().keyframe?.hash;
    };
    expectSame('the first', await put(10, 5, 'a'), 'a');
    expectSame('an older tick', await put(9, 9, 'b'), 'a');
    expectSame('an older line', await put(10, 4, 'c'), 'a');
    expectSame('a newer line', await put(10, 6, 'd'), 'd');
    expectSame('the same tick and line', await put(10, 6, 'e'), 'e');
    await store.close();
    expectSame('after opening it again', (await place.open(0)).load().keyframe?.hash, 'e');
  },

  async 'prunes data beyond the bounds, and nothing else'(place) {
    const places = [0, 1, 2, 3, 4];
    const batch: StoreBatch = {
      ...FULL_BATCH,
      envelopes: places.map((at) => ({ owner: 1, place: at, text: `${at}` })),
      entries: [3, 2].flatMap((owner) =>
        places.slice(owner).map((at) => ({ owner, place: at - owner, text: `${at}` })),
      ),
      outcomes: places.map((at) => ({ ...OUTCOME, key: `k${at}`, created_ms: 100 + at })),
      links: places.map((at) => ({ ...LINK, digest: `d${at}`, expires_ms: 200 + at })),
    };
    const bounds = {
      outcomesBeforeMs: 102,
      maxOutcomes: 9,
      linksBeforeMs: 203,
      maxEntries: 3,
    };
    const model = modelPrune(modelCommit(EMPTY_MODEL, batch), bounds);
    let store = await place.open(0);
    await store.commit(batch);
    await store.prune(bounds);
    expectStore(store, model);
    expectSame('places', store.range('envelopes', 1), { first: 2, end: 5 });
    await store.close();
    store = await place.open(0);
    expectStore(store, model);
    const next = { ...EMPTY_BATCH, envelopes: [{ owner: 1, place: 5, text: 'next' }] };
    await store.commit(next);
    expectStore(store, modelCommit(model, next));
  },

  async 'keeps the newest outcomes of each account'(place) {
    const bounds = { ...NO_BOUNDS, maxOutcomes: 2 };
    const outcomes = [1, 2, 3].flatMap((account) =>
      [1, 2, 3].slice(account - 1).map((at) => ({ ...OUTCOME, account, key: `k${5 - at}` })),
    );
    const batch = { ...EMPTY_BATCH, outcomes };
    const later = { ...EMPTY_BATCH, outcomes: [{ ...OUTCOME, key: 'k0', created_ms: 100 }] };
    const store = await place.open(0);
    await store.commit(batch);
    await store.prune(bounds);
    let model = modelPrune(modelCommit(EMPTY_MODEL, batch), bounds);
    expectStore(store, model);
    expectSame('the oldest', store.outcome(1, 'k2'), undefined);
    await store.commit(later);
    await store.prune(bounds);
    model = modelPrune(modelCommit(model, later), bounds);
    expectStore(store, model);
    expectSame('the next oldest', store.outcome(1, 'k3'), undefined);
    expectSame('the newest', store.outcome(1, 'k0'), later.outcomes[0]);
    await store.close();
    expectStore(await place.open(0), model);
  },

  async 'keeps the newest starts'(place) {
    const starts = Array.from({ length: MAX_STARTS + 5 }, (_, tick) => {
      return { id: `start ${tick}`, tick, places: `[[1,${tick}]]` };
    });
    const store = await place.open(0);
    for (const start of starts) await store.addStart(start);
    expectSame('starts', store.load().starts, starts.slice(5));
    await store.close();
    expectSame(
      'starts after opening it again',
      (await place.open(0)).load().starts,
      starts.slice(5),
    );
  },

  async 'never prunes the last entry and the last keyframe'(place) {
    let store = await place.open(0);
    await store.commit(FULL_BATCH);
    await store.commit({ ...EMPTY_BATCH, keyframe: { ...KEYFRAME, tick: 8 } });
    const max = { maxOutcomes: 1, maxEntries: 1 };
    await store.prune({ outcomesBeforeMs: 0, linksBeforeMs: 0, ...max });
    await store.prune({ outcomesBeforeMs: 0, linksBeforeMs: 0, ...max });
    await store.close();
    store = await place.open(0);
    expectSame('places', store.range('envelopes', 1), { first: 0, end: 1 });
    expectSame('the keyframe', store.load().keyframe, { ...KEYFRAME, tick: 8 });
  },
};

import type { Credential, StoreBatch, StoredOutcome } from '@astrarium/host';
import { EMPTY_BATCH, FULL_BATCH } from './fullBatch.js';
import { expectSame, expectStore } from './expectStore.js';
import { expectThrown } from './playSteps.js';
import { EMPTY_MODEL, modelCommit } from './storeModel.js';
import type { StoreChecks } from './storePlace.js';

const [CREDENTIAL] = FULL_BATCH.credentials as [Credential];

/** Batches that a store must reject after FULL_BATCH, by their fault. */
const INVALID: Readonly<Record<string, Partial<StoreBatch>>> = {
  'a missing line': { lines: [{ n: 2, text: '{}' }] },
  'a repeated line': { lines: [{ n: 0, text: '{}' }] },
  'a missing line among others': { lines: [1, 2, 4].map((n) => ({ n, text: '{}' })) },
  'a missing place': { envelopes: [{ owner: 1, place: 2, text: '{}' }] },
  'a repeated place': { entries: [{ owner: 1, place: 0, text: '{}' }] },
  'a history that does not start at 0': { envelopes: [{ owner: 2, place: 1, text: '{}' }] },
  'places in disorder': { entries: [2, 1].map((place) => ({ owner: 1, place, text: '{}' })) },
  'a repeated mail number': {
    mails: [{ id: 3, account: 0, to: '', subject: '', text: '', created_ms: 0 }],
  },
  'a line with a newline': { lines: [{ n: 1, text: '{}\n{}' }] },
  'U+0000': { lines: [{ n: 1, text: 'a\u0000b' }] },
  'half a surrogate pair': { envelopes: [{ owner: 1, place: 1, text: 'a\ud83db' }] },
  'U+0000 in a name': { credentials: [{ ...CREDENTIAL, name: 'a\u0000b' }] },
  'half a surrogate pair in a name': { credentials: [{ ...CREDENTIAL, name: 'a\udc3db' }] },
  'a state of an account that there is not': {
    credentials: [{ ...CREDENTIAL, seated: 3 as Credential['seated'] }],
  },
  'U+0000 in a key': {
    outcomes: [{ ...(FULL_BATCH.outcomes[0] as StoredOutcome), key: 'k\u0000l' }],
  },
};

/** Checks of commits and of reading them back. */
export const contentsChecks: StoreChecks = {
  async 'a new store is empty'(place) {
    expectStore(await place.open(0), EMPTY_MODEL);
  },

  async 'keeps a committed batch, also after it is opened again'(place) {
    const store = await place.open(0);
    await store.commit(FULL_BATCH);
    const model = modelCommit(EMPTY_MODEL, FULL_BATCH);
    expectStore(store, model);
    await store.close();
    expectStore(await place.open(0), model);
  },

  async 'keeps a committed batch if the store is never closed'(place) {
    await (await place.open(0)).commit(FULL_BATCH);
    expectStore(await place.open(2 ** 40), modelCommit(EMPTY_MODEL, FULL_BATCH));
  },

  async 'rejects an invalid batch completely'(place) {
    const store = await place.open(0);
    await store.commit(FULL_BATCH);
    const model = modelCommit(EMPTY_MODEL, FULL_BATCH);
    for (const [what, part] of Object.entries(INVALID)) {
      const batch = { ...followingBatch(), ...part };
      await expectThrown(what, () => store.commit(batch));
      expectStore(store, model);
    }
    await store.commit(followingBatch());
    await store.close();
    expectStore(await place.open(0), modelCommit(model, followingBatch()));
  },

  async 'returns texts, numbers and bytes unchanged'(place) {
    const texts = ['', ' ', '"', "'", '\\', '\r', '\t', '\u2028', '\ufeff', 'Ω', '🜨', '1', 'null'];
    const long = '{"🜨":"' + 'x'.repeat(1_000_000) + '"}';
    const max = Number.MAX_SAFE_INTEGER;
    const bytes = new Uint8Array(1_000_000).map((_, index) => index * 7);
    const batch: StoreBatch = {
      ...FULL_BATCH,
      clock: { tick: max, wall_ms: max, speed: 0.1 },
      lines: [...texts, long].map((text, n) => ({ n, text })),
      envelopes: [...texts, long].map((text, at) => ({ owner: max, place: at, text })),
      mails: texts.map((text, index) => ({
        id: index + 1,
        account: index,
        to: text,
        subject: text,
        text,
        created_ms: max,
      })),
      // A view with an offset into its buffer.
      keyframe: { tick: max, n: 0, hash: '', position: '', bytes: bytes.subarray(5) },
    };
    const store = await place.open(0);
    await store.commit(batch);
    expectStore(store, modelCommit(EMPTY_MODEL, batch));
    await store.close();
    expectStore(await place.open(0), modelCommit(EMPTY_MODEL, batch));
  },

  async 'accepts an empty batch'(place) {
    const store = await place.open(0);
    await store.commit(EMPTY_BATCH);
    expectStore(store, modelCommit(EMPTY_MODEL, EMPTY_BATCH));
  },

  async 'reads many lines in order, also while others are written'(place) {
    const count = 5_000;
    const lines = Array.from({ length: count }, (_, n) => ({ n, text: `{"n":${n}}` }));
    const store = await place.open(0);
    await store.commit({ ...EMPTY_BATCH, lines });
    const stopped = store.lines(10)[Symbol.iterator]();
    stopped.next();
    const seen = [];
    for (const line of store.lines(0)) {
      if (line.n === 3) await store.commit({ ...EMPTY_BATCH, lines: [{ n: count, text: '{}' }] });
      if (line.n < count) seen.push(line);
    }
    expectSame('lines', seen, lines);
    expectSame('the next line', stopped.next().value, lines[11]);
  },

  async 'keeps long histories of many owners, also after it is opened again'(place) {
    const owners = 11;
    let store = await place.open(0);
    for (let round = 0; round < 3; round++) {
      const length = 600;
      const rows = Array.from({ length: owners * length }, (_, index) => {
        const owner = 1 + (index % owners);
        const at = round * length + Math.floor(index / owners);
        return { owner, place: at, text: `${owner} ${at}` };
      });
      await store.commit({ ...EMPTY_BATCH, envelopes: rows });
      await store.close();
      store = await place.open(0);
      for (let owner = 1; owner <= owners; owner++) {
        const range = { first: 0, end: (round + 1) * length };
        expectSame('places', store.range('envelopes', owner), range);
        for (let at = 0; at < range.end; at++) {
          expectSame('a text', store.entry('envelopes', owner, at), `${owner} ${at}`);
        }
      }
    }
  },

  async 'keeps names and seats of accounts'(place) {
    const names = ['', 'Ω 🜨', "'); --", 'ǰ', 'J\u030c'];
    const credentials = names.map((name, index): Credential => {
      return { ...CREDENTIAL, account: index + 1, name, seated: index % 2 === 0 ? 1 : 0 };
    });
    const [first, second] = credentials as [Credential, Credential];
    let store = await place.open(0);
    await store.commit({ ...EMPTY_BATCH, credentials });
    expectSame('accounts', store.load().credentials, credentials);
    // An account without an address, which leaves its seat, and one that takes the name over.
    const changed: readonly Credential[] = [
      { ...first, email: '', name: 'Ada', seated: 0 },
      { ...second, name: '', seated: 1 },
    ];
    await store.commit({ ...EMPTY_BATCH, deletedAccounts: [3], credentials: changed });
    const left = [...changed, ...credentials.slice(3)];
    expectSame('accounts after a change', store.load().credentials, left);
    await store.close();
    store = await place.open(0);
    expectSame('accounts after opening it again', store.load().credentials, left);
  },

  async 'stores outcomes by account and key'(place) {
    const store = await place.open(0);
    const [outcome] = FULL_BATCH.outcomes as [StoredOutcome];
    const outcomes = [
      outcome,
      { ...outcome, account: 2, status: 409, text: '{"code":"taken"}' },
      { ...outcome, key: 'K', status: 202 },
      { ...outcome, account: 11, key: '' },
      { ...outcome, account: 1, key: '1' },
    ];
    await store.commit({ ...EMPTY_BATCH, outcomes });
    expectStore(store, modelCommit(EMPTY_MODEL, { ...EMPTY_BATCH, outcomes }));
    expectSame('an unknown key', store.outcome(1, 'other'), undefined);
  },
};

function followingBatch(): StoreBatch {
  return {
    ...FULL_BATCH,
    clock: { tick: 9, wall_ms: 9, speed: 60 },
    lines: [{ n: 1, text: '{"n":1}' }],
    envelopes: [{ owner: 1, place: 1, text: '{"event":"c"}' }],
    entries: [{ owner: 1, place: 1, text: '{"entry":"d"}' }],
    mails: [{ id: 4, account: 0, to: '', subject: '', text: '', created_ms: 0 }],
    usedLinks: ['d'],
  };
}

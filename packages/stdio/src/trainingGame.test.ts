import { type Credential, emptyBatch, type StoreBatch } from '@astrarium/host';
import { expect, test } from 'vitest';
import { trainingStore } from './trainingGame.js';

const batch = (changes: Partial<StoreBatch>): StoreBatch => {
  return { ...emptyBatch({ tick: 0, wall_ms: 0, speed: 0 }), ...changes };
};

const credential = (account: number, changes: Partial<Credential> = {}): Credential => {
  const unused = { pending_email: null, issued_ms: 0, is_used: 0 } as const;
  return { account, email: '', ...unused, name: `Player ${account}`, seated: 1, ...changes };
};

test('a store and its forks keep names and seats, and do not give numbers again', () => {
  const store = trainingStore();
  expect(store.load().lastAccount).toBe(0);
  void store.commit(batch({ credentials: [credential(1), credential(2), credential(3)] }));
  const left = credential(2, { name: '', seated: 0 });
  void store.commit(batch({ deletedAccounts: [3], credentials: [left] }));
  const fork = store.fork();
  void fork.commit(batch({ lastAccount: 9 }));
  void fork.commit(batch({ credentials: [credential(4)] }));
  const contents = [store, fork].map((one) => one.load());
  expect(contents.map(({ lastAccount }) => lastAccount)).toEqual([3, 9]);
  expect(contents.map(({ credentials }) => credentials)).toEqual([
    [credential(1), left],
    [credential(1), left, credential(4)],
  ]);
});

test('a deleted account leaves neither tokens nor outcomes', () => {
  const store = trainingStore();
  const tokens = [1, 2].map((account) => ({
    id: `token ${account}`,
    account,
    name: 'main',
    scopes: 'play',
    digest: `${account}`,
    created_ms: account,
  }));
  const outcomes = [1, 2].map((account) => ({
    account,
    key: 'once',
    fingerprint: '',
    status: 200,
    text: '{}',
    tick: 0,
    created_ms: 0,
  }));
  void store.commit(batch({ tokens, outcomes }));
  void store.commit(batch({ deletedAccounts: [1] }));
  expect(store.load().tokens).toEqual(tokens.slice(1));
  expect([1, 2].map((account) => store.outcome(account, 'once'))).toEqual([undefined, outcomes[1]]);
});

import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';
import { LEASE_MS } from '../store/lease.js';
import type { Store } from '../store/store.js';
import { PRUNE_MS } from './upkeep.js';

test('turns are made between the parts of a prune, which ends with the last part', async () => {
  const made: string[] = [];
  let parts = 3;
  const wrap = (store: Store): Store => ({
    ...store,
    commit(batch) {
      made.push('commit');
      return store.commit(batch);
    },
    prune(bounds) {
      made.push('prune');
      // A change that comes during a part is not to wait for the others.
      void tester.host.advance(1);
      parts -= 1;
      return store.prune(bounds) || parts > 0;
    },
  });
  const tester = await hostTester({ wrap });
  const renew = async (ms: number): Promise<void> => {
    made.length = 0;
    tester.wait(ms);
    tester.host.runDue();
    for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
  };
  await renew(LEASE_MS);
  expect(made).toEqual(['prune', 'commit', 'prune', 'commit', 'prune', 'commit']);
  await renew(LEASE_MS);
  expect(made).toEqual([]);
  parts = 10;
  await renew(PRUNE_MS);
  expect(made.filter((one) => one === 'prune')).toHaveLength(8);
  await renew(LEASE_MS);
  expect(made.filter((one) => one === 'prune')).toHaveLength(2);
});

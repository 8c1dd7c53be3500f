import { astrarium } from '@astrarium/space';
import { expect, test } from 'vitest';
import { adaTester, hostTester } from '../hostTester.js';
import { type Store, StoreFailure } from '../store/store.js';
import { clockAt } from '../time/clock.js';
import { readiness } from './readiness.js';
import { LEASE_MS } from '../store/lease.js';
import { PRUNE_MS } from './upkeep.js';

/** The faults of a disk, and how often a commit was tried. */
interface Faults {
  commit?: StoreFailure | undefined;
  renew?: StoreFailure | undefined;
  tries: number;
}

/** A host on a disk with the faults that the test sets, an account and its printer. */
async function faultyStoreTester() {
  const faults: Faults = { tries: 0 };
  const wrap = (store: Store): Store => ({
    ...store,
    commit(batch) {
      faults.tries += 1;
      if (faults.commit !== undefined) throw faults.commit;
      store.commit(batch);
    },
    renew(nowMs) {
      if (faults.renew !== undefined) throw faults.renew;
      store.renew(nowMs);
    },
  });
  const { account, tester } = await adaTester({ wrap });
  const factory = await tester.codeOf(account, 'autofactory');
  const order = { command: 'enqueue_print', device_type: 'survey_drone' };
  const print = (key?: string) => tester.command(account, factory, order, key);
  const shown = () => ({
    tick: tester.host.tick,
    hash: astrarium.hash(tester.host.snapshot),
    events: tester.host.feed.range(account).end,
  });
  faults.tries = 0;
  return { faults, print, shown, tester };
}

test('changes nothing while the disk is full, and continues afterwards', async () => {
  const { faults, print, shown, tester } = await faultyStoreTester();
  const before = shown();
  faults.commit = new StoreFailure('full', 'no room');
  const passed = expect(tester.host.advance(50)).rejects.toThrow('no room');
  expect(await print('k')).toMatchObject({ status: 503, body: { code: 'store_full' } });
  await passed;
  expect(shown()).toEqual(before);
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(faults.tries).toBe(1);
  faults.renew = faults.commit;
  tester.host.runDue();
  expect(tester.host.failure).toBeUndefined();
  faults.commit = undefined;
  expect((await print('k')).status).toBe(201);
  // A rejected call is not executed later.
  expect(tester.host.tick).toBe(0);
});

test('lets calls wait for a locked store, for ten seconds', async () => {
  const { faults, print, tester } = await faultyStoreTester();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const locked = new StoreFailure('locked', 'another program');
  Object.assign(faults, { commit: locked, renew: locked });
  const waiting = print('k');
  await turn();
  const tooEarly = print();
  await turn();
  expect(faults.tries).toBe(1);
  tester.wait(50);
  expect(tester.host.runDue()).toBeLessThanOrEqual(50);
  await turn();
  expect(faults.tries).toBe(2);
  Object.assign(faults, { commit: undefined, renew: undefined });
  tester.wait(50);
  tester.host.runDue();
  expect([(await waiting).status, (await tooEarly).status]).toEqual([201, 201]);
  Object.assign(faults, { commit: locked, renew: locked });
  const latePrint = print();
  await turn();
  tester.wait(10_000);
  tester.host.runDue();
  expect(await latePrint).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(tester.host.failure).toBeUndefined();
});

test('rejects waiting and later calls when the disk fails', async () => {
  const { faults, print, shown, tester } = await faultyStoreTester();
  const before = shown();
  faults.commit = new StoreFailure('failed', 'broken');
  const [one, two] = [print(), print()];
  const passed = expect(tester.host.advance(50)).rejects.toThrow('broken');
  const unknown = { status: 503, body: { code: 'unavailable' }, isUnknown: true };
  expect(await one).toMatchObject(unknown);
  expect(await two).toMatchObject(unknown);
  await passed;
  faults.commit = undefined;
  expect(await print()).toMatchObject({ status: 500 });
  await expect(tester.host.advance(1)).rejects.toThrow('broken');
  expect(tester.host.failure?.message).toBe('broken');
  expect(shown()).toEqual(before);
  await tester.host.close();
});

test('rejects waiting calls when another process has taken over the store', async () => {
  const { faults, print, tester } = await faultyStoreTester();
  faults.renew = new StoreFailure('fenced', 'taken over');
  const waiting = print();
  tester.host.runDue();
  expect(await waiting).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(tester.host.failure?.message).toBe('taken over');
});

test('does not open a game whose start cannot be written', async () => {
  const commit = (): void => {
    throw new StoreFailure('full', 'no room');
  };
  await expect(hostTester({ wrap: (store) => ({ ...store, commit }) })).rejects.toThrow('no room');
});

test('a game that is behind says so, also while its store refuses changes', () => {
  let nowMs = 0;
  const faults: { failure: undefined; refusal: StoreFailure | undefined } = {
    failure: undefined,
    refusal: undefined,
  };
  const clock = clockAt({ tick: 0, wall_ms: 0, speed: 1 }, 1, 0, 'catch-up');
  const ready = readiness(clock, faults, {
    nowMs: () => nowMs,
    tick: () => 0,
    stop: { fault: undefined },
    store: {},
  });
  expect([ready.isBehind, ready.reason]).toEqual([false, undefined]);
  nowMs = 12_000;
  expect([ready.isBehind, ready.reason, ready.lagTicks]).toEqual([true, 'behind', 12]);
  faults.refusal = new StoreFailure('locked', 'another program has it');
  expect([ready.isBehind, ready.reason]).toEqual([true, 'store_locked']);
});

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

import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';
import type { HostOptions } from '../../openHost.js';
import { LEASE_MS } from '../../store/lease.js';
import { memoryStore } from '../../store/memoryStore.js';

/** A game of 300 ticks whose next start takes 1.5 seconds for each look at the clock. */
async function killedGame(more: Partial<HostOptions> = {}) {
  let lookMs = 0;
  let onStart = (): void => undefined;
  const renewedMs: number[] = [];
  const tester = await hostTester({
    more,
    msOfALook: () => lookMs,
    wrap(store) {
      onStart();
      return {
        ...store,
        renew(atMs) {
          renewedMs.push(atMs);
          return store.renew(atMs);
        },
      };
    },
  });
  for (const name of ['Ada', 'Bob', 'Eve']) {
    await tester.account(name);
    await tester.host.advance(100);
  }
  lookMs = 1500;
  return { renewedMs, tester, atStart: (act: () => void) => void (onStart = act) };
}

test('tells how much of the stored log is replayed after a crash', async () => {
  const seen: (readonly [ticks: number, total: number])[] = [];
  const { tester } = await killedGame({ onReplay: (...progress) => void seen.push(progress) });
  await tester.crash();
  expect(tester.host.tick).toBe(300);
  const ticks = seen.map(([done]) => done);
  expect(new Set(ticks)).toEqual(new Set([0, 100, 200]));
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
  expect(new Set(seen.map(([, total]) => total))).toEqual(new Set([300]));
});

test('a start that takes longer than a lease keeps it', async () => {
  const { atStart, renewedMs, tester } = await killedGame();
  atStart(() => void renewedMs.splice(0, Infinity, tester.nowMs()));
  await tester.crash();
  expect(tester.host.tick).toBe(300);
  expect(renewedMs.length).toBeGreaterThan(2);
  const gaps = renewedMs.slice(1).map((atMs, n) => atMs - (renewedMs[n] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(LEASE_MS);
  expect(() => memoryStore(tester.nowMs(), tester.disk)).toThrow('in use');
});

test('a start that has lost its lease says who has it', async () => {
  const { atStart, tester } = await killedGame();
  atStart(() => void memoryStore(tester.nowMs() + 2 * LEASE_MS, tester.disk));
  await expect(tester.crash()).rejects.toThrow('was taken over by process');
});

import { spaceGame } from '@astrarium/space/service';
import { expect, test } from 'vitest';
import { openHost } from '../../openHost.js';
import { LEASE_MS } from '../../store/lease.js';
import { memoryDisk, memoryStore } from '../../store/memoryStore.js';

const OPTIONS = {
  game: spaceGame,
  ticksPerSecond: 0,
  seed: 7,
  nowMs: () => 0,
  defer: setImmediate,
  version: 'test',
  linkOf: (secret: string) => secret,
};

/** The disk of a game whose host was killed; its lease was renewed at 0 ms. */
async function killedGame() {
  const disk = memoryDisk();
  const host = await openHost({ ...OPTIONS, store: memoryStore(0, disk) });
  for (const name of ['Ada', 'Bob', 'Eve']) {
    await host.openAccount({ email: `${name}@example.org`, name, timezone: 'UTC' });
    await host.advance(100);
  }
  return disk;
}

test('tells how much of the stored log is replayed after a crash', async () => {
  const seen: (readonly [ticks: number, total: number])[] = [];
  const onReplay = (...progress: readonly [number, number]): void => void seen.push(progress);
  const store = memoryStore(LEASE_MS + 1, await killedGame());
  expect((await openHost({ ...OPTIONS, store, onReplay })).tick).toBe(300);
  const ticks = seen.map(([done]) => done);
  expect(new Set(ticks)).toEqual(new Set([0, 100, 200]));
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
  expect(new Set(seen.map(([, total]) => total))).toEqual(new Set([300]));
});

/** A store and a clock that shows 1.5 more seconds at each look, and the times of renewals. */
async function slowStart() {
  const disk = await killedGame();
  let ms = LEASE_MS + 1;
  const store = memoryStore(ms, disk);
  const renewedMs = [ms];
  const renew = (atMs: number): void | Promise<void> => {
    renewedMs.push(atMs);
    return store.renew(atMs);
  };
  return { disk, renewedMs, store: { ...store, renew }, nowMs: () => (ms += 1500) };
}

test('a start that takes longer than a lease keeps it', async () => {
  const { disk, nowMs, renewedMs, store } = await slowStart();
  expect((await openHost({ ...OPTIONS, store, nowMs })).tick).toBe(300);
  expect(renewedMs.length).toBeGreaterThan(2);
  const gaps = renewedMs.slice(1).map((atMs, n) => atMs - (renewedMs[n] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(LEASE_MS);
  expect(() => memoryStore(nowMs(), disk)).toThrow('in use');
});

test('a start that has lost its lease says who has it', async () => {
  const { disk, nowMs, store } = await slowStart();
  memoryStore(nowMs() + 2 * LEASE_MS, disk);
  await expect(openHost({ ...OPTIONS, store, nowMs })).rejects.toThrow('was taken over by process');
});

import { expect, test } from 'vitest';
import { openHost } from '../../openHost.js';
import { LEASE_MS } from '../../store/lease.js';
import { memoryDisk, memoryStore } from '../../store/memoryStore.js';

test('tells how much of the stored log is replayed after a crash', async () => {
  const disk = memoryDisk();
  let nowMs = 0;
  const seen: (readonly [ticks: number, total: number])[] = [];
  const open = () =>
    openHost({
      store: memoryStore(nowMs, disk),
      speed: 0,
      seed: 7,
      onReplay: (...progress) => void seen.push(progress),
      nowMs: () => nowMs,
      defer: setImmediate,
      version: 'test',
      linkOf: (secret) => secret,
    });
  const first = await open();
  for (const name of ['Ada', 'Bob', 'Eve']) {
    await first.openAccount({ email: `${name}@example.org`, name, timezone: 'UTC' });
    await first.advance(100);
  }
  expect(seen).toEqual([]);
  nowMs += LEASE_MS + 1; // the first host was killed
  expect((await open()).tick).toBe(300);
  const ticks = seen.map(([done]) => done);
  expect(new Set(ticks)).toEqual(new Set([0, 100, 200]));
  expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
  expect(new Set(seen.map(([, total]) => total))).toEqual(new Set([300]));
});

import { TICK_MAX } from '@astrarium/core';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';
import { clockAt, gameClock } from './clock.js';

const anchor = { tick: 100, wall_ms: 5000, speed: 60 };

test('a tick is due at its moment and not before', () => {
  for (const speed of [0.25, 1, 3, 60, 1000]) {
    const clock = gameClock({ ...anchor, speed });
    for (const tick of [101, 102, 107, 163, 5000]) {
      const at = clock.wallMs(tick);
      expect(clock.dueTick(at)).toBeGreaterThanOrEqual(tick);
      expect(clock.dueTick(at - 1)).toBeLessThan(tick + speed / 1000);
    }
  }
});

test('waits when the wall clock is set back', () => {
  expect(gameClock(anchor).dueTick(4000)).toBe(100);
});

test('at the last tick the game stops and still answers', async () => {
  expect(gameClock({ ...anchor, speed: 1e6 }).dueTick(1e15)).toBeLessThan(TICK_MAX);
  const { call, host, wait } = await hostTester({ speed: 1e6 });
  wait(1e12);
  host.runDue();
  while (host.tick < TICK_MAX - 1 && host.failure === undefined) await new Promise(setImmediate);
  host.runDue();
  expect(host.failure).toBeUndefined();
  expect((await call('time.get')).status).toBe(200);
  await host.close();
});

test('no tick is early, not by a millisecond', () => {
  const clock = gameClock({ tick: 100, wall_ms: 5000, speed: 3 });
  // Ticks come every 333 1/3 ms: 333.3, 666.6 and 1000 ms after the anchor.
  expect([5333, 5334, 5666, 5667, 5999, 6000].map((ms) => clock.dueTick(ms))).toEqual([
    100, 101, 101, 102, 102, 103,
  ]);
  expect([101, 102, 103].map((tick) => clock.wallMs(tick))).toEqual([5334, 5667, 6000]);
});

test('the time while the server was down passes at the former speed, or not at all', () => {
  const stored = { tick: 100, wall_ms: 5000, speed: 2 };
  expect(clockAt(stored, 2, 15_000, 'catch-up').dueTick(16_000)).toBe(122);
  expect(clockAt(stored, 10, 15_000, 'catch-up').dueTick(16_000)).toBe(130);
  expect(clockAt(stored, 10, 15_000, 'pause').dueTick(16_000)).toBe(110);
});

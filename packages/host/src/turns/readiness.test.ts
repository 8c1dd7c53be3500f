import { expect, test } from 'vitest';
import { StoreFailure } from '../store/store.js';
import { clockAt } from '../time/clock.js';
import { readiness } from './readiness.js';

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

import { newGame, type Steps } from '@astrarium/core';
import { expect, test } from 'vitest';
import { ok, type Untimed } from '../call.js';
import { planQueue } from './planQueue.js';
import type { SlicedAnswer } from './sliceQueue.js';

const GENESIS = newGame({ seed: 7 });

/** Plans of which a test does one slice at a time; each step takes so many milliseconds. */
function slicedPlans(stepMs = 0) {
  const put: (() => void)[] = [];
  const steps: number[] = [];
  let now = 0;
  const plans = planQueue({
    latest: () => GENESIS,
    nowMs: () => now,
    thread: { runLast: (_caller, act) => void put.push(act) },
  });
  function* stepsOf(account: number, count: number): Steps<Untimed> {
    for (let step = 0; step < count; step += 1) {
      steps.push(account);
      now += stepMs;
      yield;
    }
    return ok(account);
  }
  const make = (account: number, count: number, more: Partial<SlicedAnswer> = {}) => {
    const result: { done?: Untimed; failed?: unknown } = {};
    const promise = plans.make({
      account,
      steps: stepsOf(account, count),
      isAborted: () => false,
      ...more,
    });
    if (promise instanceof Promise) {
      promise.then(
        (all) => (result.done = all),
        (error: unknown) => (result.failed = error),
      );
    } else result.done = promise;
    return result;
  };
  return {
    close: () => plans.close(),
    make,
    put,
    /** The steps that were taken since it was asked last, by account. */
    taken: () => steps.splice(0),
    /** Does one slice, and lets it be told. */
    async slice() {
      put.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value);

test('what one slice is enough for is done at once, and the rest in turn', async () => {
  const { make, put, slice, taken } = slicedPlans();
  expect(make(1, 15).done?.body).toBe(1);
  expect([put.length, taken()]).toEqual([0, times(15, 1)]);
  const [long, short] = [make(1, 40), make(2, 20)];
  expect(taken()).toEqual([...times(16, 1), ...times(16, 2)]);
  for (const account of [1, 2, 1]) {
    expect(long.done).toBeUndefined();
    await slice();
    expect(new Set(taken())).toEqual(new Set([account]));
  }
  expect([long.done?.body, short.done?.body, put.length]).toEqual([1, 2, 0]);
});

test('a slice ends when its time is up', async () => {
  const { make, slice, taken } = slicedPlans(0.5);
  make(1, 40);
  expect(taken()).toEqual([1, 1]);
  await slice();
  expect(taken()).toEqual([1, 1]);
});

test('rejects a second plan of an account, and a ninth plan of all', async () => {
  const { make, slice, taken } = slicedPlans();
  const first = make(1, 17);
  expect(make(1, 1).done?.body).toMatchObject({
    status: 429,
    code: 'rate_limited',
    rule: { max_plans_of_account: 1 },
  });
  const others = [2, 3, 4, 5, 6, 7, 8].map((account) => make(account, 17));
  expect(make(9, 15).done?.body).toBe(9);
  expect(make(9, 17).done?.body).toMatchObject({
    status: 503,
    code: 'unavailable',
    rule: { max_plans: 8 },
  });
  expect([first, ...others].map(({ done }) => done)).toEqual(times(8, 0).map(() => undefined));
  taken();
  await slice();
  expect([first.done?.body, taken()]).toEqual([1, [1]]);
  expect(make(9, 17).done).toBeUndefined();
});

test('removes aborted and failed plans', async () => {
  const { make, put, slice, taken } = slicedPlans();
  let isAborted = false;
  const left = make(1, 1000, { isAborted: () => isAborted });
  await slice();
  isAborted = true;
  taken();
  await slice();
  expect([left.done?.status, taken(), put.length]).toEqual([503, [], 0]);
  const error = new Error('a step');
  function* breaking(): Steps<Untimed> {
    for (let step = 0; step < 20; step += 1) yield;
    throw error;
  }
  const broken = make(1, 0, { steps: breaking() });
  await slice();
  expect([broken, put.length]).toEqual([{ failed: error }, 0]);
  expect(make(1, 0).done?.body).toBe(1);
});

test('answers unfinished plans with `draining` when the game closes', async () => {
  const { close, make, slice, taken } = slicedPlans();
  const plan = make(1, 1000);
  close();
  taken();
  await slice();
  expect([plan.done?.body, taken()]).toEqual([expect.objectContaining({ code: 'draining' }), []]);
});

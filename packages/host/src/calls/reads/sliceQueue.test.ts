import { astrarium, newGame } from '@astrarium/space';
import { type Steps, ok, type Untimed } from '@astrarium/contract';
import { expect, test } from 'vitest';
import { planQueue, sliceQueue } from './sliceQueue.js';

const GENESIS = newGame({ seed: 7 });

/** A queue of which a test runs one slice at a time; each step takes one millisecond. */
function tested() {
  const deferred: (() => void)[] = [];
  const log: string[] = [];
  let now = 0;
  const queue = sliceQueue({
    nowMs: () => now,
    thread: { run: (_callerOf, act) => void deferred.push(act) },
  });
  function* stepsOf(name: string, count: number): Steps<Untimed> {
    for (let step = 0; step < count; step += 1) {
      now += 1;
      if (name === 'broken' && step === 3) throw new Error('broken');
      yield;
    }
    return ok(name);
  }
  return {
    deferred,
    log,
    close: queue.close,
    run(account: number, name: string, steps: number, isAborted = () => false): void {
      const promise = queue.run({ account, isAborted, steps: stepsOf(name, steps) });
      if (!(promise instanceof Promise)) return void log.push(`${promise.body} at once`);
      promise.then(
        ({ body, status }) =>
          log.push(status === 200 ? String(body) : `${name} ${(body as { code: string }).code}`),
        (error: Error) => log.push(`${name} failed: ${error.message}`),
      );
    },
    async slice(): Promise<void> {
      deferred.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('computes a short answer at once and a long one in slices', async () => {
  const { deferred, log, run, slice } = tested();
  run(1, 'short', 1);
  run(1, 'long', 5);
  expect([log, deferred.length]).toEqual([['short at once'], 1]);
  await slice();
  expect(log).toEqual(['short at once']);
  await slice();
  expect([log, deferred.length]).toEqual([['short at once', 'long'], 0]);
});

test('lets accounts take turns, and answers the calls of an account in order', async () => {
  const { log, run, slice } = tested();
  run(1, 'a', 9);
  run(1, 'b', 1);
  run(1, 'c', 1);
  run(2, 'other', 1);
  for (let slices = 0; slices < 8; slices += 1) await slice();
  expect(log).toEqual(['other at once', 'a', 'b', 'c']);
});

test('drops aborted work, and continues after an error', async () => {
  const { deferred, log, run, slice } = tested();
  let isAborted = false;
  run(1, 'left', 100, () => isAborted);
  run(1, 'broken', 9);
  run(1, 'next', 1);
  isAborted = true;
  for (let slices = 0; slices < 4; slices += 1) await slice();
  expect(log).toEqual(['left unavailable', 'broken failed: broken', 'next']);
  expect(deferred).toEqual([]);
});

test('answers unfinished calls when the game closes', async () => {
  const { close, log, run, slice } = tested();
  run(1, 'a', 9);
  close();
  await slice();
  expect(log).toEqual(['a draining']);
});

/** Plans of which a test does one slice at a time; each step takes so many milliseconds. */
function slicedPlans(stepMs = 0) {
  const put: (() => void)[] = [];
  const steps: number[] = [];
  let now = 0;
  const plans = planQueue({
    game: { simulation: astrarium },
    latest: () => GENESIS,
    nowMs: () => now,
    thread: { runLast: (_caller, act) => void put.push(act) },
  });
  function* planSteps(account: number, count: number): Steps<Untimed> {
    for (let step = 0; step < count; step += 1) {
      steps.push(account);
      now += stepMs;
      yield;
    }
    return ok(account);
  }
  const make = (account: number, count: number) => {
    const result: { done?: Untimed } = {};
    const promise = plans.run({
      account,
      steps: planSteps(account, count),
      isAborted: () => false,
    });
    if (promise instanceof Promise) {
      void promise.then((all) => (result.done = all));
    } else result.done = promise;
    return result;
  };
  return {
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

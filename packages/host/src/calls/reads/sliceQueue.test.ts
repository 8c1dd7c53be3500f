import { astrarium, newGame } from '@astrarium/space';
import { type Steps, ok, problem, type Untimed } from '@astrarium/contract';
import { expect, test } from 'vitest';
import type { Caller } from '../../turns/queue/fairQueue.js';
import { planQueue, type SlicedAnswer, sliceQueue } from './sliceQueue.js';

const GENESIS = newGame({ seed: 7 });

interface Given extends Pick<SlicedAnswer, 'isAborted' | 'pay'> {
  /** Those of each step. */
  readonly entries: number;
}

/** A queue of which a test runs one slice at a time; each step takes one millisecond. */
function tested() {
  const deferred: (() => void)[] = [];
  const log: string[] = [];
  let now = 0;
  const queue = sliceQueue({
    nowMs: () => now,
    thread: { run: (_callerOf, act) => void deferred.push(act) },
  });
  function* stepsOf(name: string, count: number, entries: number): Steps<Untimed> {
    for (let step = 0; step < count; step += 1) {
      now += 1;
      if (name === 'broken' && step === 3) throw new Error('broken');
      yield entries;
    }
    return ok(name);
  }
  return {
    deferred,
    log,
    close: queue.close,
    run(
      caller: Caller,
      name: string,
      count: number,
      { entries = 1, isAborted = () => false, pay }: Partial<Given> = {},
    ): void {
      const begin = () => stepsOf(name, count, entries);
      const promise = queue.run({ begin, caller, isAborted, pay });
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
  run(1, 'left', 100, { isAborted: () => isAborted });
  run(1, 'broken', 9);
  run(1, 'next', 1);
  isAborted = true;
  for (let slices = 0; slices < 4; slices += 1) await slice();
  expect(log).toEqual(['left unavailable', 'broken failed: broken', 'next']);
  expect(deferred).toEqual([]);
});

/** An allowance of so many entries; what was charged is listed. */
function allowance(left: number) {
  const charged: number[] = [];
  const pay = (entries: number) => {
    if (entries > 0) charged.push(entries);
    left -= entries;
    return left < 0 ? problem('rate_limited', 'Nothing is left') : undefined;
  };
  return { charged, pay };
}

test('charges for each slice, and stops a caller who has nothing left', async () => {
  const { deferred, log, run, slice } = tested();
  const { charged, pay } = allowance(500);
  run('2001:db8::', 'long', 9, { entries: 200, pay });
  run('2001:db8::', 'next', 1, { entries: 200, pay });
  run('192.0.2.7', 'other', 1);
  expect([log, charged]).toEqual([['other at once'], [400]]);
  await slice();
  expect(charged).toEqual([400, 400]);
  await slice();
  await slice();
  expect(log).toEqual(['other at once', 'long rate_limited', 'next rate_limited']);
  expect([charged, deferred]).toEqual([[400, 400], []]);
});

test('a slice ends when much was looked at, however fast', () => {
  const { charged, pay } = allowance(Infinity);
  tested().run(1, 'fast', 5, { entries: 1000, pay });
  expect(charged).toEqual([1000]);
});

test('answers unfinished calls when the game closes', async () => {
  const { close, log, run, slice } = tested();
  run(1, 'a', 9);
  close();
  await slice();
  expect(log).toEqual(['a draining']);
});

/** The steps of a slice of a plan, if they take no time. */
const SLICE = 256;

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
      yield 1;
    }
    return ok(account);
  }
  const make = (caller: number, count: number, more: Partial<SlicedAnswer> = {}) => {
    const result: { done?: Untimed } = {};
    const begin = () => planSteps(caller, count);
    const promise = plans.run({ begin, caller, isAborted: () => false, ...more });
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
  expect(make(1, SLICE - 1).done?.body).toBe(1);
  expect([put.length, taken()]).toEqual([0, times(SLICE - 1, 1)]);
  const [long, short] = [make(1, 2.5 * SLICE), make(2, 1.25 * SLICE)];
  expect(taken()).toEqual([...times(SLICE, 1), ...times(SLICE, 2)]);
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

test('rejects a second plan of an account; a ninth plan of all waits', async () => {
  const { make, slice, taken } = slicedPlans();
  const first = make(1, SLICE + 1);
  expect(make(1, 1).done?.body).toMatchObject({
    status: 429,
    code: 'rate_limited',
    rule: { max_plans_of_account: 1 },
  });
  const others = [2, 3, 4, 5, 6, 7, 8].map((account) => make(account, SLICE + 1));
  expect(make(9, SLICE - 1).done?.body).toBe(9);
  const ninth = make(9, SLICE + 1);
  expect([first, ...others, ninth].map(({ done }) => done)).toEqual(
    times(9, 0).map(() => undefined),
  );
  taken();
  await slice();
  expect([first.done?.body, taken()]).toEqual([1, [1]]);
  for (let slices = 0; slices < 8; slices += 1) await slice();
  // It begins again, since nothing was kept of it.
  expect(taken()).toEqual([2, 3, 4, 5, 6, 7, 8, ...times(SLICE, 9)]);
  await slice();
  expect([ninth.done?.body, taken()]).toEqual([9, [9]]);
});

test('of one network two plans are under way, and others do not wait for the rest', async () => {
  const { make, slice, taken } = slicedPlans();
  const near = [1, 2, 3].map((account) => make(account, SLICE + 1, { address: '192.0.2.7' }));
  const far = make(4, SLICE + 1, { address: '192.0.2.8' });
  taken();
  for (let slices = 0; slices < 3; slices += 1) await slice();
  expect(taken()).toEqual([1, 2, 4]);
  expect([...near, far].map(({ done }) => done?.body)).toEqual([1, 2, undefined, 4]);
  await slice();
  await slice();
  expect(near[2]?.done?.body).toBe(3);
});

test('a plan that was given up before its turn does not stand in the way of the next', async () => {
  const { make, slice } = slicedPlans();
  const address = '192.0.2.7';
  let isAborted = false;
  for (const account of [1, 2]) make(account, SLICE + 1, { address });
  const left = make(3, SLICE + 1, { address, isAborted: () => isAborted });
  expect(make(3, 1).done?.status).toBe(429);
  isAborted = true;
  expect(make(3, 1).done?.body).toBe(3);
  await slice();
  expect(left.done?.body).toMatchObject({ code: 'unavailable' });
});

test('a plan costs the time that it takes', async () => {
  const { charged, pay } = allowance(600);
  const { make, slice } = slicedPlans(1);
  const plan = make(1, 40, { pay });
  await slice();
  await slice();
  expect([charged, plan.done?.status]).toEqual([[500, 500], 429]);
});

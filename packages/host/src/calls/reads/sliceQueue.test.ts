import type { Steps } from '@astrarium/core';
import { expect, test } from 'vitest';
import { ok, type Untimed } from '../call.js';
import { sliceQueue } from './sliceQueue.js';

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
        ({ body, status }) => log.push(status === 200 ? String(body) : `${name} ${status}`),
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
  expect(log).toEqual(['left 503', 'broken failed: broken', 'next']);
  expect(deferred).toEqual([]);
});

test('answers unfinished calls when the game closes', async () => {
  const { close, log, run, slice } = tested();
  run(1, 'a', 9);
  close();
  await slice();
  expect(log).toEqual(['a 503']);
});

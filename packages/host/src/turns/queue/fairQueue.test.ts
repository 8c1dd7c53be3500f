import { expect, test } from 'vitest';
import { fairQueue } from './fairQueue.js';
import { jobQueue } from './jobQueue.js';

/** Work of a caller that takes so many milliseconds. */
type Work = [caller: string, ms: number, then?: () => unknown];

/** A queue whose turns of the event loop a test runs; acts take the time that they are given. */
function tested() {
  const deferred: (() => void)[] = [];
  const log: string[] = [];
  let now = 0;
  const queue = fairQueue({ defer: (act) => void deferred.push(act), nowMs: () => now });
  const actOf =
    (...[caller, ms, then]: Work) =>
    (): void => {
      now += ms;
      log.push(caller);
      then?.();
    };
  return {
    charge: queue.charge,
    deferred,
    log,
    run: (...work: Work): void => queue.run(() => work[0], actOf(...work)),
    runLast: (...work: Work): void => queue.runLast(work[0], actOf(...work)),
    turn: (): void => deferred.splice(0).forEach((act) => act()),
  };
}

test('works while the slice of a turn is not used, at once where nothing waits', () => {
  const { deferred, log, run, turn } = tested();
  for (let n = 0; n < 10; n += 1) run('a', 1);
  expect([log.length, deferred.length]).toEqual([2, 1]);
  turn();
  expect(log).toHaveLength(4);
  while (log.length < 10) turn();
  turn();
  expect(deferred).toHaveLength(0);
});

test('a turn ends after a part of long work, and others come before it', () => {
  const { log, run, runLast, turn } = tested();
  const part = (): void => runLast('plan', 1, () => log.length < 9 && part());
  part();
  turn();
  expect(log).toEqual(['plan']);
  run('other', 0);
  run('another', 0);
  turn();
  expect(log.splice(0)).toEqual(['plan', 'other', 'another', 'plan']);
  turn();
  turn();
  expect(log).toEqual(['plan', 'plan']);
});

test('shares time, not requests', () => {
  const { deferred, log, run, turn } = tested();
  run('first', 2);
  for (let n = 0; n < 10; n += 1) {
    run('heavy', 5);
    run('light', 1);
  }
  while (deferred.length > 0) turn();
  // All light requests are done in the time of two heavy ones.
  expect(log.lastIndexOf('light')).toBeLessThan(13);
});

test('a caller with constant work does not starve others', () => {
  const { log, run, turn } = tested();
  const repeat = (): void => run('constant', 1, repeat);
  run('first', 2);
  run('constant', 1, repeat);
  for (let n = 0; n < 20; n += 1) run('other', 1);
  for (let n = 0; n < 20; n += 1) turn();
  const others = log.filter((caller) => caller === 'other').length;
  expect(others).toBe(20);
});

test('commands take at most half of the turns while callers wait', () => {
  const { charge, log, run, turn } = tested();
  for (let n = 0; n < 20; n += 1) run('reader', 1);
  const servedIn = (chargedMs: number): number => {
    const before = log.length;
    charge('writer', chargedMs);
    turn();
    return log.length - before;
  };
  expect([0, 4, 0, 500].map(servedIn)).toEqual([2, 4, 2, 5]);
});

test('a caller who has asked for less than its share is served before those at their share', () => {
  const { log, run, turn } = tested();
  run('first', 2);
  run('rare', 1);
  for (let n = 0; n < 20; n += 1) for (const busy of ['a', 'b', 'c']) run(busy, 1);
  while (log.length < 20) turn();
  const before = log.length;
  // New callers, who have no debt, come first in the order of arrival.
  for (const caller of ['new', 'newer', 'newest']) run(caller, 1);
  run('rare', 1);
  turn();
  expect(log[before]).toBe('rare');
});

test('an act that the system interrupted delays its caller by a few others only', () => {
  const { deferred, log, run, turn } = tested();
  run('first', 2);
  run('unlucky', 500);
  for (let n = 0; n < 20; n += 1) run('busy', 1);
  turn();
  run('unlucky', 1);
  while (deferred.length > 0) turn();
  expect(log.lastIndexOf('unlucky')).toBeLessThan(10);
});

test('fails the jobs and the callers that wait for a later tick, and no others', async () => {
  const queue = jobQueue();
  const ended: string[] = [];
  const note = (name: string, waiting: Promise<unknown>): void =>
    void waiting.then(
      () => ended.push(`${name} done`),
      (error: Error) => ended.push(`${name}: ${error.message}`),
    );
  for (const tick of [4, 5, 6]) {
    note(
      `job ${tick}`,
      queue.add(1, () => tick, tick),
    );
    note(`caller ${tick}`, queue.passTo(tick));
  }
  queue.fail(new Error('closed'), 5);
  expect(queue.wanted).toBe(0);
  queue.reached(5);
  queue.done(queue.take(2), [4, 5]);
  expect(queue.size).toBe(0);
  await Promise.resolve();
  const others = ['caller 4', 'caller 5', 'job 4', 'job 5'].map((name) => `${name} done`);
  expect(ended.sort()).toEqual(['caller 6: closed', ...others, 'job 6: closed'].sort());
});

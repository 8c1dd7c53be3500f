import { expect, test } from 'vitest';
import { jobQueue } from './jobQueue.js';

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

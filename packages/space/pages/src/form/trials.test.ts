import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTrials } from './trials.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function trials() {
  const shown: (string | undefined)[] = [];
  const runs: { readonly args: string; readonly end: () => void }[] = [];
  const run = (args: string): Promise<string> =>
    new Promise((resolve) => runs.push({ args, end: () => resolve(`${args}!`) }));
  const started = startTrials(run, (result) => void shown.push(result));
  return { ...started, runs, shown };
}

test('tries what has been the same for a pause', async () => {
  const { ask, runs, shown } = trials();
  ask('a');
  await vi.advanceTimersByTimeAsync(399);
  ask('b');
  await vi.advanceTimersByTimeAsync(399);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs.map(({ args }) => args)).toEqual(['b']);
  runs[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([undefined, undefined, 'b!']);
});

test('runs one at a time, and shows the result of the last only', async () => {
  const { ask, runs, shown } = trials();
  for (const args of ['a', 'b', 'c']) {
    ask(args);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(runs.map(({ args }) => args)).toEqual(['a']);
  runs[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs.map(({ args }) => args)).toEqual(['a', 'c']);
  runs[1]?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.filter((one) => one !== undefined)).toEqual(['c!']);
});

test('tries nothing after a form is closed', async () => {
  const { ask, runs, shown, stop } = trials();
  ask('a');
  ask(undefined);
  await vi.advanceTimersByTimeAsync(400);
  ask('b');
  stop();
  await vi.advanceTimersByTimeAsync(400);
  expect(runs).toEqual([]);
  expect(shown.every((one) => one === undefined)).toBe(true);
});

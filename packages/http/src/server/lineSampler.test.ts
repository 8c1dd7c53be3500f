import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LineKind, lineSampler } from './lineSampler.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('admits 100 lines of each kind per minute, and reports the others once', () => {
  const reports: (readonly [LineKind, number])[] = [];
  const sampler = lineSampler((kind, count) => reports.push([kind, count]));
  const admitted = (kind: LineKind, count: number): number =>
    Array.from({ length: count }, () => sampler.admits(kind)).filter(Boolean).length;
  expect(admitted({ status: 401 }, 150)).toBe(100);
  expect(admitted({ status: 404 }, 100)).toBe(100);
  expect(sampler.sampled()).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([[{ status: 401 }, 50]]);
  expect(admitted({ status: 401 }, 101)).toBe(100);
  sampler.close();
  expect(reports).toEqual([
    [{ status: 401 }, 50],
    [{ status: 401 }, 1],
  ]);
});

import type { Snapshot } from '@astrarium/core';
import { astrarium, type GameSnapshot, newGame } from '@astrarium/space';
import { expect, test } from 'vitest';
import { MAX_RECOMPUTED_TICKS, type Past, pastOf, type Published } from './past.js';

const GENESIS = newGame({ seed: 7 });

/** The published world at a tick of a game without commands. */
function publishedAt(tick: number): Published {
  const { snapshot } = astrarium.advance(GENESIS, { ticks: tick });
  return { snapshot, position: undefined, places: new Map(), hashedTick: 0 };
}

function worldAt(past: Past, tick: number) {
  const steps = past.at(tick);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

test('recomputes worlds between two published ones, up to a maximum of ticks', () => {
  const past = pastOf(publishedAt(10), { simulation: astrarium });
  const leap = 100 * MAX_RECOMPUTED_TICKS;
  past.add(publishedAt(leap));
  past.add(publishedAt(leap + MAX_RECOMPUTED_TICKS + 5));
  const last = 10 + MAX_RECOMPUTED_TICKS;
  for (const tick of [10, 11, last, leap, leap + 1, leap + MAX_RECOMPUTED_TICKS + 5]) {
    const then = worldAt(past, tick);
    expect(then?.now).toBe(tick);
    const hash = (one: Snapshot | undefined) => one && astrarium.hash(one as GameSnapshot);
    expect(hash(then)).toBe(hash(publishedAt(tick).snapshot));
  }
  const recomputedTicks = [last + 1, leap - 1, leap + MAX_RECOMPUTED_TICKS + 1];
  for (const tick of [9, ...recomputedTicks, leap + MAX_RECOMPUTED_TICKS + 6]) {
    expect(worldAt(past, tick), String(tick)).toBeUndefined();
  }
});

test('returns the held ticks around a tick', () => {
  const past = pastOf(publishedAt(10), { simulation: astrarium });
  for (const tick of [20, 20, 30]) past.add(publishedAt(tick));
  const bounds = { first: 10, last: 30 };
  expect(past.heldAround(9)).toEqual({ ...bounds, before: undefined, after: 10 });
  expect(past.heldAround(20)).toEqual({ ...bounds, before: 20, after: 30 });
  expect(past.heldAround(29)).toEqual({ ...bounds, before: 20, after: 30 });
  expect(past.heldAround(31)).toEqual({ ...bounds, before: 30, after: undefined });
  for (let tick = 31; tick < 631; tick += 1) past.add(publishedAt(tick));
  expect(past.heldAround(0)).toMatchObject({ first: 31, after: 31, last: 630 });
});

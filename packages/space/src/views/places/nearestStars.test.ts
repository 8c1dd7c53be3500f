import { expect, test } from 'vitest';
import { positionDistance } from '../../galaxy/distance.js';
import type { StarPosition } from '../../galaxy/star.js';
import { STAR_LIMIT, starIndex, starPosition } from '../../galaxy/starAt.js';
import { nearestSteps } from './nearestStars.js';

const SEED = 20260915;

interface Row {
  readonly index: number;
  readonly distance: number;
}

const byDistance = (a: Row, b: Row): number => a.distance - b.distance || a.index - b.index;

/** The stars within 10 light years of one, by looking at each one at about its distance. */
function neighbours(near: number): Row[] {
  const here = starPosition(SEED, near);
  const isInShell = ({ distanceMilliLy }: StarPosition): boolean =>
    Math.abs(distanceMilliLy - here.distanceMilliLy) < 11_000;
  const rows: Row[] = [];
  for (let index = 0; index < STAR_LIMIT; index += 1) {
    const star = starPosition(SEED, index);
    // Far away, the stars of a thousand numbers are within a light year of the same distance.
    if (index % 1000 === 0 && index > 10_000 && !isInShell(star)) {
      index += 999;
      continue;
    }
    const distance = positionDistance(here, star);
    if (distance <= 10_000) rows.push({ index, distance });
  }
  return rows.sort(byDistance);
}

function nearest(near: number, cursor: number, count: number) {
  let entries = 0;
  const steps = nearestSteps(SEED, { near, cursor, count });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) entries += step.value;
  return { ...step.value, entries };
}

test.each(['SOL', 'BARNARD', 'G010000', 'G200000', 'G999999'])(
  'finds the stars nearest to %s, in order',
  (code) => {
    const near = starIndex(code) ?? -1;
    const expected = neighbours(near);
    expect(expected.length).toBeGreaterThan(4);
    const half = Math.floor(expected.length / 2);
    for (const cursor of [-1, near, expected[half]?.index ?? -1]) {
      const after = expected.slice(1 + expected.findIndex(({ index }) => index === cursor));
      const { isEnd, stars } = nearest(near, cursor, after.length);
      expect(stars.slice(0, after.length)).toEqual(after);
      expect(isEnd).toBe(false);
    }
  },
);

test('examines few stars in the neighbourhood of the Sun', () => {
  expect(nearest(1, -1, 500).entries).toBeLessThan(2000);
  expect(nearest(0, 900_000, 20).entries).toBeLessThan(40_000);
});

test('has an end: the stars that are farthest away', () => {
  const last = Array.from({ length: 100 }, (_, n) => {
    const index = STAR_LIMIT - 100 + n;
    return { index, distance: positionDistance(starPosition(SEED, 0), starPosition(SEED, index)) };
  }).sort(byDistance);
  expect(nearest(0, last.at(-8)?.index ?? 0, 10)).toMatchObject({
    stars: last.slice(-7),
    isEnd: true,
  });
  expect(nearest(0, last.at(-1)?.index ?? 0, 10)).toMatchObject({ stars: [], isEnd: true });
  expect(nearest(0, last.at(-60)?.index ?? 0, 2)).toMatchObject({ isEnd: false });
});

import { expect, test } from 'vitest';
import { STAR_LIMIT, starCode } from '../../galaxy/starAt.js';
import { isRefused } from '../../rules/refuse.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { tester } from '../../tester.js';
import { type StarListQuery, starListSteps } from './starView.js';

const world = tester().world();

function page(query: StarListQuery) {
  const list = takeSteps(starListSteps(world, query));
  if (isRefused(list)) throw new Error(list.refusal.code);
  return list;
}

test('the catalogue starts with the Sun and is ordered by distance', () => {
  const { stars, next_cursor } = page({});
  expect(stars).toHaveLength(20);
  expect(stars[0]).toMatchObject({
    designation: 'SOL',
    name: 'Sol',
    spectral_class: 'G2V',
    distance_ly: 0,
    position_ly: { x: 0, y: 0, z: 0 },
    belts: [{ designation: 'SOL-BELT-1', density: 'moderate', resources: { structural: 'rich' } }],
    locked_by: null,
  });
  const distances = stars.map(({ distance_ly }) => distance_ly);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(next_cursor).toBe(stars[19]?.designation);
});

test.each([1, 7, 50])('pages of %i have no gaps', (limit) => {
  const codes: string[] = [];
  for (let cursor: string | undefined; codes.length < 100;) {
    const list = page({ limit, cursor });
    expect(list.stars).toHaveLength(limit);
    codes.push(...list.stars.map(({ designation }) => designation));
    cursor = list.next_cursor ?? undefined;
  }
  expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, n) => starCode(n)));
});

test('the catalogue has an end', () => {
  const last = page({ cursor: starCode(STAR_LIMIT - 3), limit: 50 });
  expect(last.stars).toHaveLength(2);
  expect(last.next_cursor).toBeNull();
  expect(page({ cursor: starCode(STAR_LIMIT - 1) })).toEqual({ stars: [], next_cursor: null });
});

test.each<[object, string]>([
  [{ cursor: 'NOWHERE' }, 'unknown_location'],
  [{ cursor: 'SOL-3' }, 'unknown_location'],
])('refused: %j', (query, code) => {
  expect(takeSteps(starListSteps(world, query))).toMatchObject({ refusal: { code } });
});

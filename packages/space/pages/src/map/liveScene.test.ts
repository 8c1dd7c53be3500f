import type { Account } from '@astrarium/space/client';
import { expect, test, vi } from 'vitest';
import { account, token } from '../session/session.js';
import { loadStars, loadSystems, placeName, systems } from '../live/places.js';
import { liveScene } from './liveScene.js';

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async ({ url }: Request) => Response.json(answerTo(url)),
);

function answerTo(url: string): object {
  const names = { 'SOL-3': 'Earth' };
  const star = { designation: 'SOL', name: 'Sol', edge_au: 30, planets: [], belts: [], names };
  if (url.includes('/locations/')) return { location_type: 'star', star };
  const objective = { location: 'SOL-OBJ-1', name: 'Lantern Array', progress: 0 };
  if (url.includes('/overview')) return { season: { objective } };
  return { stars: [{ ...star, spectral_class: 'G2V', position_ly: { x: 0, y: 0, z: 0 } }] };
}

test('the structure of the season is in its system, also when that was read before', async () => {
  expect(placeName('SOL-3-L4')).toBe('SOL-3 L4');
  account.value = {} as Account;
  await loadSystems(['SOL-3', 'SOL-BELT-1']);
  expect(liveScene.value.systems.get('SOL')?.objects).toEqual([]);
  await loadStars();
  expect(liveScene.value.systems.get('SOL')?.objects).toEqual(['SOL-OBJ-1']);
});

test('a season that is read again unchanged leaves the same scene', async () => {
  const { value: before } = liveScene;
  await loadStars();
  expect(liveScene.value).toBe(before);
});

test('places have names, also those that have none of their own', () => {
  const codes = ['SOL', 'SOL-3', 'SOL-3-L4', 'SOL-OBJ-1', 'SOL-BELT-9', 'VEGA-1'];
  const names = ['Sol', 'Earth', 'Earth L4', 'Lantern Array', 'SOL-BELT-9', 'VEGA-1'];
  expect(codes.map(placeName)).toEqual(names);
});

test('what one account knows is not for the next one', async () => {
  expect(systems.value.size).toBe(1);
  const { value: before } = token;
  token.value = 'astrarium_other';
  expect(systems.value.size).toBe(0);
  const reading = loadSystems(['SOL']);
  token.value = before;
  await reading;
  expect(systems.value.size).toBe(0);
});

import type { Account } from '@astrarium/space/client';
import { afterAll, expect, test, vi } from 'vitest';

// Other tests of this thread need the real ones.
afterAll(() => void vi.unstubAllGlobals());
vi.stubGlobal('sessionStorage', { getItem: () => 'astrarium_test' });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('fetch', async ({ url }: Request) => Response.json(answerTo(url)));
const { account } = await import('../session/session.js');
const { loadStars, loadSystems, mapScene } = await import('./loadStars.js');

function answerTo(url: string): object {
  const star = { designation: 'SOL', edge_au: 30, planets: [], belts: [] };
  if (url.includes('/locations/')) return { location_type: 'star', star };
  if (url.includes('/overview')) return { season: { objective: { location: 'SOL-OBJ-1' } } };
  return { stars: [] };
}

test('the array of the season is in its system, also when that was read before', async () => {
  account.value = {} as Account;
  await loadSystems(['SOL']);
  expect(mapScene.value.systems.get('SOL')?.objects).toEqual([]);
  await loadStars();
  expect(mapScene.value.systems.get('SOL')?.objects).toEqual(['SOL-OBJ-1']);
});

import { expect, test, vi } from 'vitest';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', async () => {
  const rejected_detail = [{ device_code: 'b', reason: 'the season needs none' }];
  return Response.json({ accepted: ['a'], rejected_detail });
});
const { GIVE, runOrder } = await import('./runOrder.js');

test('a gift that is partly refused says what was accepted, and why the rest was not', async () => {
  const { done, refused } = await runOrder(['a', 'b'], GIVE, {});
  expect(done).toEqual([expect.stringMatching(/^You gave 1 device to the /)]);
  expect(refused).toEqual([expect.stringMatching(/was refused: the season needs none\.$/)]);
});

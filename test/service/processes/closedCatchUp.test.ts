import type * as core from '@astrarium/space';
import { expect, test, vi } from 'vitest';
import { hostTester } from '../../../packages/host/src/hostTester.js';

/** The ticks that a turn advances: as if more of them had too many events. */
const TICKS = 100;

vi.mock('@astrarium/space', async (original) => {
  const found = await original<typeof core>();
  const { astrarium } = found;
  const advance: typeof astrarium.advance = (from, { ticks, ...bounds }) =>
    astrarium.advance(from, { ticks: Math.min(ticks, TICKS), ...bounds });
  return { ...found, astrarium: { ...astrarium, advance } };
});

test('closing ends a catch-up, and refuses the calls that wait for its end', async () => {
  const tester = await hostTester({ speed: 1 });
  const { account } = await tester.account('Ada');
  const before = tester.host.tick;
  tester.wait(1_000_000);
  const waiting = tester.call('accounts.update', { account, body: { name: 'Eve' } });
  await tester.host.close();
  expect(await waiting).toMatchObject({ status: 503, body: { code: 'draining' } });
  expect(tester.host.tick).toBeGreaterThan(before);
  expect(tester.host.tick).toBeLessThan(before + 5 * TICKS);
});

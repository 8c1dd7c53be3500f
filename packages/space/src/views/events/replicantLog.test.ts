import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';
import { replicantLog } from './replicantLog.js';
import { replicantPage } from './replicantPage.js';

function logOf() {
  const { game, account, device } = deviceTester('autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone', quantity: 2 });
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(3000);
  game.command(account, 'deactivate', { device: drone });
  return { drone, entries: replicantLog(game.world(), game.events).map(({ entry }) => entry) };
}

test('a finished print has the entry of the contract', () => {
  const { entries } = logOf();
  const entry = entries.find(({ event_type }) => event_type === 'print_complete');
  expect(entry).toMatchObject({
    device_type: 'autofactory',
    message: 'The autofactory printed a mining drone.',
    payload: { device_type: 'mining_drone', location: 'SOL-BELT-1' },
  });
  expect(Object.keys(entry?.payload ?? {})).toEqual(['device_type', 'location', 'new_device_code']);
  // In the first hour after 2026-01-01T00:00:00Z.
  expect(entry?.created_at_seconds).toBeGreaterThan(1_767_225_600);
  expect(entry?.created_at_seconds).toBeLessThan(1_767_229_200);
  const deployed = entries.find(({ event_type }) => event_type === 'device_deployed');
  expect(deployed?.payload).toEqual({ location: 'SOL-BELT-1', star: 'SOL' });
  expect(entries.at(-1)?.message).toMatch(/^The mining drone stopped after \d+ carbon/);
});

test('pages by position; `latest` and a cursor exclude each other', () => {
  const { drone, entries } = logOf();
  const fullPage = replicantPage(entries, { limit: 100 });
  expect(fullPage).toEqual({ events: entries, next_cursor: null });
  for (const [query, events, next_cursor] of [
    [{ limit: 3 }, entries.slice(0, 3), 4],
    [{ cursor: 4, limit: 2 }, entries.slice(3, 5), 6],
    [{ latest: true, limit: 2 }, entries.slice(-2), null],
    [{ device: drone, event_type: 'mining_stopped' }, entries.slice(-1), null],
  ] as const) {
    expect(replicantPage(entries, query)).toEqual({ events, next_cursor });
  }
  expect(replicantPage(entries, { latest: true, cursor: 1 })).toMatchObject({
    refusal: { code: 'conflicting_parameters' },
  });
});

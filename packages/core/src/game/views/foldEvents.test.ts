import { expect, test } from 'vitest';
import { tester } from '../tester.js';
import { eventEnvelopes } from './eventEnvelopes.js';
import { foldedLevel, foldedSiteKey, foldEvents, NOTHING_FOLDED } from './foldEvents.js';
import { parseLocation } from '../galaxy/location.js';

test('the stream alone tells where a device is, what it does, and what is left', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  game.tell(account, 'start_mining', { device, resource: 'carbon' });
  game.run(600);
  const view = game.device(account, device);
  const first = foldEvents(NOTHING_FOLDED, game.stream.slice(0, 20));
  const fold = foldEvents(first, game.stream.slice(20));
  const belt = parseLocation(7, 'SOL-BELT-1') ?? 0;
  expect(fold.devices.get(view.device_id)).toMatchObject({ location: belt, status: 4, subject: 4 });
  const key = foldedSiteKey(belt, 0, 4);
  const taken = (fold.initial.get(key) ?? 0) - foldedLevel(fold.deposits.get(key), 600);
  expect(taken).toBe(600 * 76_923);
});

test('what only the core is told stands in no account’s log', () => {
  const game = tester();
  game.open();
  expect(game.stream.length).toBeGreaterThan(game.events.length);
  const { envelopes } = eventEnvelopes(game.world(), game.stream);
  expect(envelopes.map(({ envelope }) => envelope.event)).toEqual(
    game.events.map(({ name }) => name),
  );
});

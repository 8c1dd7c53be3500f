import { expect, test } from 'vitest';
import { deviceTester, soloTester } from '../tester.js';
import { eventPayload } from '../views/events/eventPayload.js';

test('a digest reports the units mined since the last one, and carries fractions over', () => {
  const { game, account, device } = deviceTester('ami_mining_controller', {
    more: ['ami_mining_controller'],
  });
  const targets = [game.code(account, 'mining_drone', 0), game.code(account, 'mining_drone', 1)];
  const digest = () => {
    const event = game.events.at(-1);
    if (event === undefined) throw new Error('nothing was told');
    return eventPayload(game.world(), event);
  };
  game.command(account, 'start_mining', { device: targets[0], resource: 'carbon' });
  game.run(1000);
  game.command(account, 'adopt', { device, targets });
  game.run(1000);
  // What was mined before the adoption is not the controller's: 76,923 · 1000.
  game.command(account, 'retarget', { device: targets[0], resource: 'structural' });
  expect(game.run(2600)).toEqual(['ami.mining.digest']);
  // 192,288 a tick for the little worn drone: 2600 ticks.
  expect(digest()).toMatchObject({ carbon: 76, structural: 499, rares: 0 });
  expect(game.device(account, device).next_digest_tick).toBe(4600 + 3600);
  game.command(account, 'release', { device, targets });
  game.run(3600);
  expect(digest()).toMatchObject({ carbon: 0, structural: 0 });
  expect(game.run(8000)).toEqual([]);
  expect(game.device(account, device).next_digest_tick).toBeNull();
});

test('controllers that adopt in one tick send their digests at different ticks', () => {
  const types = ['ami_mining_controller', 'ami_mining_controller'] as const;
  const { game, account } = soloTester({ more: types });
  const codes = types.map((type, at) => game.code(account, type, at));
  const next = () => codes.map((device) => game.device(account, device).next_digest_tick);
  game.run(5000);
  for (const [at, device] of codes.entries()) {
    game.command(account, 'adopt', { device, targets: [game.code(account, 'mining_drone', at)] });
  }
  expect(next()).toEqual([8600, 8599]);
  game.run(3600);
  expect(next()).toEqual([8600 + 3600, 8599 + 3600]);
});

import { expect, test } from 'vitest';
import { PUBLIC_STARS, starCode } from '../../galaxy/starAt.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { deviceCode } from '../../state/devices.js';
import { soloTester } from '../../tester.js';
import { deviceViewIds } from '../devices/deviceView.js';
import { publicJourneysSteps } from './publicJourneys.js';

/** A game in which an account begins with many vessels at the Sun, and shows them. */
function fleetOf(vessels: number) {
  const fleet = Array<'heaven_vessel'>(vessels).fill('heaven_vessel');
  const { game, account } = soloTester({ rules: { start: { starCodes: ['SOL'], fleet } } });
  game.command(account, 'update_account', { public_fleet: true });
  const { key } = game.world().setting;
  const codes = deviceViewIds(game.world(), account).map((device) => deviceCode(key, device));
  return {
    game,
    shown: () => takeSteps(publicJourneysSteps(game.world())),
    send: (n: number, destination: string) =>
      game.command(account, 'travel', { device: codes[n], destination }),
  };
}

test('devices that left together are one group, those of most devices come first', () => {
  const { game, send, shown } = fleetOf(6);
  for (const n of [0, 1]) send(n, 'BARNARD');
  send(2, 'ALPHACEN');
  game.run(1);
  for (const n of [3, 4, 5]) send(n, 'BARNARD');
  const { fleets, left_out, tick } = shown();
  expect({ left_out, tick }).toEqual({ left_out: 0, tick: 1 });
  expect(fleets.map(({ count, departed_tick, to }) => [count, departed_tick, to])).toEqual([
    [3, 1, 'BARNARD'],
    [2, 0, 'BARNARD'],
    [1, 0, 'ALPHACEN'],
  ]);
});

test('says how many groups are left out, of those that arrive last', () => {
  const { game, send, shown } = fleetOf(206);
  for (let n = 0; n < 204; n += 1) {
    send(n, 'BARNARD');
    game.run(1);
  }
  for (const n of [204, 205]) send(n, 'BARNARD');
  const { fleets, left_out } = shown();
  expect(left_out).toBe(5);
  expect(fleets).toHaveLength(200);
  const ticks = fleets.map(({ departed_tick }) => departed_tick);
  expect(ticks).toEqual([204, ...Array(199).keys()]);
});

test('shows no journey to or from a star that is not on the public map', () => {
  const { send, shown } = fleetOf(2);
  send(0, starCode(PUBLIC_STARS));
  send(1, starCode(PUBLIC_STARS - 1));
  expect(shown().fleets.map(({ to }) => to)).toEqual([starCode(PUBLIC_STARS - 1)]);
});

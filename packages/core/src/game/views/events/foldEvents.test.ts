import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { hubTester } from '../../hubTester.js';
import { tester } from '../../tester.js';
import { climateView } from '../places/climateView.js';
import { foldedIntegrity } from './foldHub.js';
import { foldedValues } from './foldPlanet.js';
import { eventEnvelopes } from './eventEnvelopes.js';
import { foldedLevel, foldedSiteKey, NOTHING_FOLDED } from './eventFold.js';
import { foldEvents } from './foldEvents.js';
import { parseLocation } from '../../galaxy/location.js';

test('the stream alone tells where a device is, what it does, and what is left', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  game.tell(account, 'start_mining', { device, resource: 'carbon' });
  game.run(600);
  const view = game.device(account, device);
  const { setting } = game.world();
  const first = foldEvents(NOTHING_FOLDED, game.stream.slice(0, 20), setting);
  const fold = foldEvents(first, game.stream.slice(20), setting);
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

test('a hub: under its shield, decaying, maintained, off and on again, and gone', () => {
  const { account, device, game, hubs } = hubTester({ structural: 700, carbon: 300 });
  const { device_id } = game.device(account, device);
  const told = () => {
    const { now, setting } = game.world();
    const hub = foldEvents(NOTHING_FOLDED, game.stream, setting).hubs.get(device_id);
    if (hub?.decays_from === undefined) return undefined;
    const ppm = Math.floor(foldedIntegrity(hub, setting, now) / 86_400);
    return [ppm / 10_000, hub.shield_ends_tick];
  };
  const shown = () => {
    const { hub } = game.device(account, device);
    return hub && [hub.integrity, hub.shield_ends_tick];
  };
  game.tell(account, 'activate', { device });
  for (const [type, ticks] of [
    ['deactivate', 100_000],
    ['activate', 5000],
    ['deactivate', hubs.shieldSeconds + 5000],
    ['activate', 300_000],
  ] as const) {
    expect(told()).toEqual(shown());
    game.run(ticks);
    expect(told()).toEqual(shown());
    game.tell(account, type, { device });
  }
  for (let day = 0; day < 8; day += 1) {
    game.run(86_400);
    expect(told()).toEqual(shown());
  }
  expect(shown()?.[0]).toBeLessThan(100);
  expect(game.events.map(({ name }) => name)).toContain('hub.maintained');
  game.run(30 * 86_400);
  expect(game.events.map(({ name }) => name)).toContain('hub.destroyed');
  expect(told()).toBeUndefined();
});

test('a planet: its values are stepped on from when its work changed, also after a rest', () => {
  const { start, terraforming } = STANDARD_RULESET;
  const fleet = ['heaven_vessel', 'aquifer_tap', 'atmo_processor'] as const;
  const driftSeconds = { ...terraforming.driftSeconds, desert: 500 };
  const ruleset = {
    ...STANDARD_RULESET,
    start: { ...start, place: '4', starCodes: ['SOL'], fleet },
    terraforming: { ...terraforming, driftSeconds },
  };
  const game = tester({ ruleset });
  const account = game.open();
  const [tap, processor] = [
    game.code(account, 'aquifer_tap'),
    game.code(account, 'atmo_processor'),
  ];
  const place = parseLocation(7, 'SOL-4') ?? 0;
  const told = () => {
    const { now, setting } = game.world();
    const planet = foldEvents(NOTHING_FOLDED, game.stream, setting).planets.get(place);
    return planet && foldedValues(planet, setting, now).map((nano) => nano / 1e9);
  };
  const shown = () =>
    Object.values(climateView(game.world(), place)?.attributes ?? {}).map(({ value }) => value);
  const check = (ticks: number) => {
    game.run(ticks);
    expect(told()).toEqual(shown());
  };
  game.tell(account, 'configure', { device: tap, strength: 0.3 });
  game.tell(account, 'activate', { device: tap });
  expect(told()).toEqual(shown());
  check(1);
  check(300);
  game.tell(account, 'activate', { device: processor });
  game.tell(account, 'configure', { device: processor, direction: 'decrease' });
  check(200);
  game.tell(account, 'deactivate', { device: tap });
  game.tell(account, 'travel', { device: processor, destination: 'SOL-3' });
  check(10_000);
  expect(climateView(game.world(), place)?.at_rest).toBe(true);
  game.tell(account, 'activate', { device: tap });
  check(77);
});

import { expect, test } from 'vitest';
import { reasonIndex } from '../../events/eventMembers.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { HUB } from '../../state/hubs.js';
import { tester, deviceTester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';

const DAY = 86_400;

/** Hubs that travel by themselves, in a Solar System that is no commons. */
function hubGame(
  place: string,
  fleet: readonly DeviceType[],
  commons = 'BARNARD',
  stock = {},
  more = {},
) {
  const { blueprints } = STANDARD_RULESET;
  const travels = { features: ['cruise', 'hub'], drivePerMille: 1000 } as const;
  const system_hub = { ...blueprints.system_hub, ...travels };
  const rules = {
    blueprints: { system_hub, ...more },
    hubs: { commonsStarCodes: [commons] },
    start: { starCodes: ['SOL'], place, fleet: ['heaven_vessel', ...fleet] },
  } as const;
  return tester({ rules, stock });
}

const NONE = { structural: 0, carbon: 0 };

function hubAt4(stock = {}) {
  const game = hubGame('3-L4', ['system_hub'], 'BARNARD', { ...NONE, ...stock });
  const account = game.open();
  return { game, account, device: game.code(account, 'system_hub') };
}

test('an active hub stops other miners of its system in the same tick and refuses new ones', () => {
  const game = hubGame('BELT-1', ['mining_drone', 'system_hub']);
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const device = game.code(ada, 'system_hub');
  expect(game.refusal(ada, 'activate', { device })).toBe('not_at_lagrange');
  game.command(ada, 'travel', { device, destination: 'SOL-3-L4' });
  for (const account of [ada, bo]) {
    const drone = game.code(account, 'mining_drone');
    game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  }
  game.run(600);
  const before = game.events.length;
  expect(game.command(ada, 'activate', { device })['status']).toBe('active');
  expect(game.events.slice(before)).toMatchObject([
    { name: 'hub.activated', replicant: 1, shield_ends_at: 600 + 7 * DAY },
    { name: 'hub.locked_out', replicant: 2 },
    { name: 'mining.stopped', replicant: 2, reason: reasonIndex('system_locked') },
    { name: 'mining.evicted', replicant: 2, resource: 4 },
  ]);
  const theirs = { device: game.code(bo, 'mining_drone'), resource: 'carbon' };
  expect(game.device(bo, theirs.device).status).toBe('idle');
  expect(game.execute(bo, 'start_mining', theirs)).toMatchObject({
    refusal: { code: 'system_locked', numbers: { owner: 'Ada', system: 'SOL' } },
  });
  const mine = { device: game.code(ada, 'mining_drone'), resource: 'rares' };
  game.command(ada, 'retarget', mine);
  game.command(ada, 'deactivate', { device });
  expect(game.events.at(-1)).toMatchObject({ name: 'hub.deactivated', reason: 1 });
  // Within an upkeep period, others are not told of the lock again.
  game.command(ada, 'activate', { device });
  expect(game.events.at(-1)).toMatchObject({ name: 'hub.activated' });
  game.command(ada, 'deactivate', { device });
  expect(game.execute(bo, 'start_mining', theirs).done).toBe(true);
});

test('allows one hub per system and none in the commons', () => {
  const game = hubGame('3-L5', ['system_hub']);
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const [first, second] = [game.code(ada, 'system_hub'), game.code(bo, 'system_hub')];
  game.command(ada, 'activate', { device: first });
  expect(game.refusal(ada, 'activate', { device: first })).toBe('wrong_state');
  expect(game.refusal(bo, 'activate', { device: second })).toBe('hub_exists');
  game.command(ada, 'travel', { device: first, destination: 'SOL-4' });
  expect(game.last(2)).toEqual(['hub.deactivated', 'travel.departed']);
  game.command(bo, 'activate', { device: second });
  const other = hubGame('3-L5', ['system_hub'], 'SOL');
  const device = other.code(other.open(), 'system_hub');
  expect(other.refusal(1, 'activate', { device })).toBe('commons');
});

test('a hub has a shield for a week, then decays for ten days with three warnings', () => {
  const { game, account, device } = hubAt4();
  game.command(account, 'activate', { device });
  expect(game.run(12 * DAY - 1)).toEqual([]);
  expect(game.run(1)).toEqual(['hub.warning']);
  expect(game.events.at(-1)).toMatchObject({ tick: 12 * DAY, integrity_ppm: 500_000 });
  expect(game.run(2.5 * DAY)).toEqual(['hub.warning']);
  expect(game.events.at(-1)).toMatchObject({ tick: 14.5 * DAY, integrity_ppm: 250_000 });
  expect(game.run(1.5 * DAY)).toEqual(['hub.warning']);
  expect(game.run(DAY - 1)).toEqual([]);
  expect(game.run(1)).toEqual(['hub.destroyed']);
  expect(game.refusal(account, 'activate', { device })).toBe('unknown_device');
});

test('upkeep takes one bill per step from the stock at the hub until it is empty', () => {
  const { game, account, device } = hubAt4({ structural: 700, carbon: 300 });
  game.command(account, 'activate', { device });
  expect(game.run(9 * DAY - 1)).toEqual([]);
  expect(game.run(1)).toEqual(['hub.maintained']);
  expect(game.events.at(-1)).toMatchObject({ steps: 1, integrity_ppm: 1_000_000 });
  expect(game.stock(account, 'SOL-3-L4')).toMatchObject({ structural: 400, carbon: 240 });
  expect(game.run(2 * DAY)).toEqual(['hub.maintained']);
  expect(game.run(5 * DAY)).toEqual(['hub.warning']);
  expect(game.events.at(-1)?.tick).toBe(16 * DAY);
  expect(game.run(5 * DAY)).toEqual(['hub.warning', 'hub.warning', 'hub.destroyed']);
});

test('switching off and on renews neither shield nor integrity', () => {
  const { game, account, device } = hubAt4();
  game.command(account, 'activate', { device });
  game.run(8 * DAY);
  game.command(account, 'deactivate', { device });
  game.run(20 * DAY);
  game.command(account, 'activate', { device });
  expect(game.run(9 * DAY - 1).at(-1)).toBe('hub.warning');
  expect(game.run(1)).toEqual(['hub.destroyed']);
});

test('a replicant in a vessel that is also a hub loses its home with it', () => {
  const { heaven_vessel } = STANDARD_RULESET.blueprints;
  const features = [...heaven_vessel.features, 'hub'] as const;
  const more = { heaven_vessel: { ...heaven_vessel, features } };
  const game = hubGame('3-L4', ['mining_drone'], 'BARNARD', NONE, more);
  const account = game.open();
  const hub = game.code(account, 'heaven_vessel');
  expect(accountView(game.world(), account)?.replicants[0]?.hosting_device_code).toBe(hub);
  game.command(account, 'activate', { device: hub });
  expect(game.run(17 * DAY).at(-1)).toBe('hub.destroyed');
  expect(accountView(game.world(), account)?.replicants[0]?.hosting_device_code).toBeNull();
  const drone = game.code(account, 'mining_drone');
  expect(game.refusal(account, 'recall', { device: drone })).toBe('no_vessel');
  expect(game.device(account, drone).blocked_commands['recall']).toBe('no_vessel');
});

test('relays and beacons can be switched on and off anywhere', () => {
  const game = hubGame('3', ['ftl_relay', 'ftl_beacon']);
  const account = game.open();
  for (const [type, topic] of [
    ['ftl_relay', 'relay'],
    ['ftl_beacon', 'beacon'],
  ] as const) {
    const device = game.code(account, type);
    expect(game.command(account, 'activate', { device })['status']).toBe('active');
    expect(game.command(account, 'deactivate', { device })['status']).toBe('idle');
    expect(game.last(2)).toEqual([`${topic}.activated`, `${topic}.deactivated`]);
  }
});

test('upkeep that is due in the tick of a crossing comes first, and the hub is not lost', () => {
  const { shieldSeconds } = STANDARD_RULESET.hubs;
  const decay = { decayPpmPerDay: 1_000_000, warningsPpm: [], upkeepSeconds: DAY };
  const hubs = { ...decay, commonsStarCodes: [] };
  const fleet = ['heaven_vessel', 'system_hub'] as const;
  const start = { starCodes: ['SOL'], place: '3-L4', fleet };
  const { game, account, device } = deviceTester('system_hub', {
    stock: { structural: 9000, carbon: 9000 },
    rules: { hubs, start },
  });
  game.command(account, 'activate', { device });
  expect(game.run(shieldSeconds)).toEqual([]);
  const world = game.world();
  const hub = world.hubs.ids()[0]!;
  expect(world.hubs.due(hub, HUB.crossing)).toBe(world.hubs.due(hub, HUB.upkeep));
  // From full to nothing takes a day: the crossing and the upkeep are due in the same tick.
  expect(game.run(DAY)).toEqual(['hub.maintained']);
  expect(game.device(account, device).status).toBe('active');
});

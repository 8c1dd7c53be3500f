import { runs } from '../../../../testkit/test/tier.js';
import { byCodeUnits } from '@astrarium/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locationStar, starLocation } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { type Leg, travelLegs, travelSeconds } from '../../galaxy/travelSeconds.js';
import { astrarium } from '../../game.js';
import { deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { speedPerMille } from '../../ruleset/speedPerMille.js';
import { HOLDING } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { builtGame, tester, deviceTester, soloTester } from '../../tester.js';
import { deviceViewId } from '../../views/devices/deviceView.js';
import { travelPlan } from './travelPlan.js';
import { explainSteps } from '../../views/explanations/explain.js';
import { addDevice, deviceBlueprint, devicePlace } from '../devices/device.js';
import { ensureLocation } from '../ensureLocation.js';
import { startHub } from '../hubs/hub.js';
import { isRefused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import { takeSteps } from '../takeSteps.js';

/** Two accounts in the Solar System; the first has a hub there, the second a vessel alone. */
function withHub() {
  const rules = { hubs: { commonsStarCodes: [] }, start: { starCodes: ['SOL'], place: '3-L4' } };
  const game = tester({ more: ['system_hub'], rules });
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  game.command(ada, 'activate', { device: game.code(ada, 'system_hub') });
  return { game, ada, bo };
}

/** Brings an account's vessel somewhere; gives its code. */
function bring(game: ReturnType<typeof tester>, account: number, destination: string): string {
  const device = game.code(account, 'heaven_vessel');
  game.command(account, 'travel', { device, destination });
  game.run(Number(game.device(account, device).travel?.arrives_tick) - game.world().now);
  return device;
}

function planOf(game: ReturnType<typeof tester>, account: number, code: string, star: number) {
  const device = deviceViewId(game.world(), account, code);
  return travelPlan(game.world(), device, starLocation(star));
}

test("a surge to the account's own hub is a quarter shorter", () => {
  const { game, ada, bo } = withHub();
  const [mine, theirs] = [bring(game, ada, 'BARNARD'), bring(game, bo, 'BARNARD')];
  const [shorter, longer] = [planOf(game, ada, mine, 0), planOf(game, bo, theirs, 0)];
  expect(longer.isPlain).toBe(true);
  expect(shorter.isPlain).toBe(false);
  expect(shorter.seconds).toBe(Math.ceil((longer.seconds * 3) / 4));
  game.command(ada, 'travel', { device: mine, destination: 'SOL' });
  const { legs } = game.device(ada, mine).travel ?? {};
  expect(legs).toMatchObject([{ mode: 'surge', seconds: shorter.seconds }]);
  // The hub may go while the vessel is under way: what was planned stays.
  game.command(ada, 'deactivate', { device: game.code(ada, 'system_hub') });
  expect(game.device(ada, mine).travel).toMatchObject({ legs });
  game.run(shorter.seconds);
  expect(game.device(ada, mine)).toMatchObject({ status: 'idle', location: 'SOL' });
});

/** The legs of the shortest way: each detour is made as legs, in the order of the codes of hubs. */
function shortest(world: World, device: DeviceId, stars: readonly number[], to: number) {
  const { ruleset, seed } = world.setting;
  const from = devicePlace(world, device);
  const { drivePerMille } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const capacity = world.devices.get(device, DEVICE.capacity);
  const pace = { drivePerMille, speedPerMille: speedPerMille(ruleset, capacity) };
  const timed = (legs: readonly Leg[]) =>
    legs.map((leg) => {
      const hasHub = leg.kind === 'surge' && stars.includes(locationStar(leg.to));
      return { ...leg, seconds: travelSeconds(ruleset, leg, pace, hasHub) };
    });
  const total = (legs: ReturnType<typeof timed>) =>
    legs.reduce((all, { seconds }) => all + seconds, 0);
  let best = timed(travelLegs(seed, from, to));
  for (const star of stars.toSorted((a, b) => byCodeUnits(starCode(a), starCode(b)))) {
    if (star === locationStar(from) || star === locationStar(to)) continue;
    const hub = starLocation(star);
    const detour = timed([...travelLegs(seed, from, hub), ...travelLegs(seed, hub, to)]);
    if (total(detour) < total(best)) best = detour;
  }
  return best;
}

test('the way is the shortest of all with one detour or none', () => {
  const star = fc.integer({ min: 0, max: 60 });
  const stars = fc.uniqueArray(star, { minLength: 1, maxLength: 30 });
  let detours = 0;
  fc.assert(
    fc.property(
      stars,
      fc.array(star),
      fc.array(star, { minLength: 2, maxLength: 2 }),
      // Surges of few seconds, so that ways often take as long.
      fc.constantFrom(
        { surgeSecondsPerLy: 1, surgeHubPerMille: 0 },
        { surgeSecondsPerLy: 1, surgeHubPerMille: 300 },
        { surgeSecondsPerLy: 45, surgeHubPerMille: 750 },
      ),
      fc.boolean(),
      (own, theirs, [from = 0, to = 0], pace, hasMany) => {
        const others = new Set(theirs.filter((one) => !own.includes(one)));
        let device = 0;
        const recipe = (draft: Draft): void => {
          const place = (at: number) => ensureLocation(draft, starLocation(at));
          device = addDevice(draft, deviceTypeIndex('heaven_vessel'), 1, place(from));
          for (const [owner, list] of [
            [1, own],
            [2, others],
          ] as const) {
            for (const at of list) {
              const hub = addDevice(draft, deviceTypeIndex('system_hub'), owner, place(at));
              startHub(draft, hub);
            }
          }
          // With few devices they are looked through, else the locks.
          draft.holdings.set(1, HOLDING.devices, hasMany ? 1000 : 0);
        };
        const world = astrarium.read(builtGame(['Ada', 'Bo'], recipe, { travel: pace }));
        const way = shortest(world, device, own, starLocation(to));
        expect(travelPlan(world, device, starLocation(to)).legs).toEqual(way);
        const there = travelPlan(world, device, starLocation(from), [starLocation(to)]).legs;
        expect(there.slice(0, way.length)).toEqual(way);
        if (way.length > 1) detours += 1;
      },
    ),
    runs(100, 2000),
  );
  expect(detours).toBeGreaterThan(0);
});

test('a route passes the places of `via` in order, and the answer has its legs', () => {
  const { game, account, device } = deviceTester('heaven_vessel');
  const via = ['SOL-4', 'ALPHACEN'];
  const answer = game.command(account, 'travel', { device, destination: 'BARNARD', via });
  const legs = answer['legs'] as { from: string; to: string; mode: string; seconds: number }[];
  expect(legs.map(({ from, to, mode }) => [from, to, mode])).toEqual([
    ['SOL-BELT-1', 'SOL-4', 'cruise'],
    ['SOL-4', 'SOL', 'cruise'],
    ['SOL', 'ALPHACEN', 'surge'],
    ['ALPHACEN', 'BARNARD', 'surge'],
  ]);
  expect(legs[0]).toMatchObject({ seconds: 60, arrives_tick: 60 });
  const total = legs.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(answer['arrives_tick']).toBe(total);
  expect(game.device(account, device).travel).toMatchObject({ arrives_tick: total, legs });
  expect(game.run(total)).toEqual(['travel.arrived']);
  expect(game.device(account, device).location).toBe('BARNARD');
  expect(game.world().stages.ids()).toEqual([]);
});

test('a recall returns to the last passed place of the route', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const order = { device, destination: 'SOL-3-1', via: ['SOL-4', 'SOL-BELT-1', 'SOL-4-2'] };
  game.command(account, 'travel', order);
  game.run(130);
  game.command(account, 'recall', { device });
  const back = { destination: 'SOL-BELT-1', arrives_tick: 140, legs: [] };
  expect(game.device(account, device).travel).toMatchObject(back);
  game.run(10);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
  game.command(account, 'travel', order);
  game.run(60);
  game.command(account, 'recall', { device });
  game.run(1);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-4' });
});

test('a round trip is a route too, and a direct route has legs too', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(7200);
  const order = { device, destination: 'SOL-BELT-1', via: ['SOL-4'] };
  const { arrives_tick } = game.command(account, 'travel', order) as { arrives_tick: number };
  game.run(arrives_tick - game.world().now);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
  const legs = game.command(account, 'travel', { device, destination: 'SOL-4', via: [] })['legs'];
  expect(legs).toMatchObject([{ mode: 'cruise', distance_au_micro: 3_100_272 }]);
  expect(game.device(account, device).travel?.legs).toEqual(legs);
});

test('names the invalid place in refusals', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const refused = (via: unknown, destination = 'SOL-3') =>
    game.execute(account, 'travel', { device, destination, via });
  for (const [via, code, numbers] of [
    [['SOL-4', 'SOL-44'], 'unknown_location', { field: 'via', location: 'SOL-44' }],
    [['SOL-4', 'SOL-4'], 'already_there', { field: 'via' }],
    [['SOL-3'], 'already_there', { field: 'destination' }],
    [['BARNARD'], 'no_surge_drive', {}],
  ] as const) {
    expect(refused(via)).toMatchObject({ refusal: { code, numbers } });
  }
  const many = Array.from({ length: 16 }, (_, n) => `SOL-${(n % 2) + 1}`);
  expect(refused(many, 'SOL-1')).toMatchObject({ done: true });
});

test('refuses to explain a route for the same reasons as to travel it', () => {
  const { game, account } = soloTester();
  for (const type of ['heaven_vessel', 'mining_drone'] as const) {
    const device = game.code(account, type);
    for (const destination of ['SOL-77', 'SOL-OBJ-9', 'nowhere', 'SOL-BELT-1', 'TAUCETI']) {
      const query = { about: 'travel', device_code: device, destination } as const;
      const way = takeSteps(explainSteps(game.world(), account, query));
      const code = isRefused(way) ? way.refusal.code : 'done';
      expect(code).toBe(game.refusal(account, 'travel', { device, destination }));
    }
  }
  const survey = game.code(account, 'survey_drone');
  const query = { about: 'travel', device_code: survey, destination: 'SOL-4' } as const;
  expect(takeSteps(explainSteps(game.world(), account, query))).toMatchObject({ value: 50 });
});

test('recalls an idle device to its vessel', () => {
  const { game, account, device } = deviceTester('mining_drone');
  expect(game.refusal(account, 'recall', { device })).toBe('already_there');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(60);
  game.command(account, 'recall', { device });
  game.run(60);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
});

test('makes its refusals in order', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const refusal = (destination: string, by = account, code = device) =>
    game.refusal(by, 'travel', { device: code, destination });
  expect(refusal('SOL-4', 9)).toBe('unknown_account');
  expect(refusal('SOL-4', 0)).toBe('unknown_account');
  expect(refusal('SOL-4', account, 'ffffffff')).toBe('unknown_device');
  expect(refusal('SOL-99')).toBe('unknown_location');
  expect(refusal('SOL-BELT-1')).toBe('already_there');
  expect(refusal('BARNARD')).toBe('no_surge_drive');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  expect(refusal('SOL-99')).toBe('device_busy');
  const printer = { device: game.code(account, 'autofactory') };
  game.command(account, 'enqueue_print', { ...printer, device_type: 'ftl_beacon' });
  expect(refusal('SOL-4', account, printer.device)).toBe('device_busy');
  game.run(100);
  expect(refusal('SOL-4', account, game.code(account, 'ftl_beacon'))).toBe('missing_feature');
});

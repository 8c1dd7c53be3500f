import { expect, test } from 'vitest';
import { astrarium } from '../../game.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

function startGame(fleet: readonly DeviceType[], place = 'SOL-4', terraforming = {}) {
  const start = { fleet: ['heaven_vessel', ...fleet] } as const;
  const rules = { start, terraforming, seasons: { calendar: [] } };
  const { game, account } = soloTester({ rules });
  const codes = fleet.map((type, n) =>
    game.code(account, type, fleet.slice(0, n).filter((one) => one === type).length),
  );
  for (const device of [game.code(account, 'heaven_vessel'), ...codes]) {
    game.command(account, 'travel', { device, destination: place });
  }
  game.run(1000);
  const climate = () => locationView(game.world(), account, place)!.terraforming!;
  const planet = () => climate().attributes;
  const on = (n = 0) => game.command(account, 'activate', { device: codes[n] });
  const set = (n: number, settings: object) =>
    game.command(account, 'configure', { device: codes[n], ...settings });
  const settings = (n = 0) => game.device(account, codes[n] ?? '').configuration?.settings;
  /** What devices add in an hour, in units. */
  const hourly = (attribute: keyof ReturnType<typeof planet>) =>
    Number((planet()[attribute].breakdown.devices * 3600).toFixed(3));
  return { game, account, codes, climate, planet, on, set, settings, hourly };
}

test('an active terraformer works on the planet where it is', () => {
  const { game, account, codes, on, hourly } = startGame(['atmo_processor']);
  expect(game.world().planets.count).toBe(0);
  expect(on()).toMatchObject({ status: 'active', operation: { kind: 'active' } });
  expect(game.events.at(-1)).toMatchObject({ name: 'terraforming.started' });
  expect(game.world().planets.count).toBe(1);
  expect(game.device(account, codes[0] ?? '').status).toBe('active');
  expect(hourly('pressure')).toBe(0.08);
  expect(hourly('temperature')).toBe(0.03);
  const answer = game.command(account, 'deactivate', { device: codes[0] });
  expect(answer['status']).toBe('idle');
  expect(hourly('pressure')).toBe(0);
});

test('strength scales all effects and direction reverses them', () => {
  const { on, set, hourly } = startGame(['gas_separator', 'aquifer_tap', 'atmo_processor']);
  for (const n of [0, 1, 2]) on(n);
  expect([hourly('oxygen'), hourly('toxicity')]).toEqual([0.5, -0.1]);
  set(0, { strength: 0.5 });
  expect([hourly('oxygen'), hourly('toxicity')]).toEqual([0.25, -0.05]);
  set(0, { direction: 'decrease' });
  expect([hourly('oxygen'), hourly('toxicity')]).toEqual([-0.25, 0.05]);
  expect([hourly('hydrosphere'), hourly('pressure')]).toEqual([0.6, 0.1]);
  set(1, { direction: 'decrease' });
  expect([hourly('hydrosphere'), hourly('pressure')]).toEqual([-0.6, 0.06]);
  set(2, { direction: 'decrease', strength: 0 });
  expect([hourly('pressure'), hourly('temperature')]).toEqual([-0.02, 0]);
});

test('devices of a type stack logarithmically, separately for each direction', () => {
  const { on, set, hourly } = startGame(Array.from({ length: 4 }, () => 'gas_separator' as const));
  for (const n of [0, 1]) {
    on(n);
    set(n, { strength: 0.75 });
  }
  // 0.75 · (1 + ln 2) = 1.2699.
  expect(hourly('oxygen')).toBe(0.635);
  on(2);
  set(2, { direction: 'decrease' });
  expect(hourly('oxygen')).toBe(0.135);
  on(3);
  expect(hourly('oxygen')).toBe(Number((0.5 * (0.75 * Math.log(3) + 1 - 1)).toFixed(3)));
});

test('seeders work only on habitable planets', () => {
  const mars = startGame(['bio_seeder']);
  mars.on();
  expect(mars.hourly('biosphere')).toBe(0);
  const earth = startGame(['bio_seeder'], 'SOL-3');
  earth.on();
  expect([earth.hourly('biosphere'), earth.hourly('oxygen')]).toEqual([0.3, 0.1]);
});

test('an active device cannot change its owner; a stowed one can be configured', () => {
  const { game, account, codes, on, set, settings } = startGame(['orbital_mirror']);
  on();
  const device = codes[0] ?? '';
  const { replicant_code } = game.device(account, device);
  expect(game.refusal(account, 'change_owner', { device, replicant_code })).toBe('device_busy');
  game.command(account, 'stow', { device });
  expect(set(0, { strength: 0.25 })).toMatchObject({ status: 'stowed' });
  game.command(account, 'deploy', { device });
  on();
  expect(settings()?.strength).toBe(0.25);
});

test('makes its refusals', () => {
  const fleet = ['orbital_mirror', 'orbital_shade'] as const;
  const { game, account, codes, on } = startGame(fleet, 'SOL-4', { perPlanet: 1 });
  const refusal = (n: number) => game.refusal(account, 'activate', { device: codes[n] });
  on();
  expect(refusal(1)).toBe('planet_full');
  game.command(account, 'deactivate', { device: codes[0] });
  on(1);
  for (const destination of ['SOL-4-1', 'SOL-4-L4', 'SOL', 'SOL-BELT-1']) {
    game.command(account, 'travel', { device: codes[0], destination });
    game.run(1000);
    expect(refusal(0)).toBe('not_a_planet');
  }
});

test("all accounts that work there get a milestone's event once", () => {
  const { milestonesMilli: all } = STANDARD_RULESET.terraforming;
  const milestonesMilli = { ...all, temperature: [210_001, 210_002] };
  const mirrors = ['orbital_mirror', 'orbital_mirror'] as const;
  const { game, on } = startGame(mirrors, 'SOL-4', { milestonesMilli });
  on(0);
  on(1);
  // 41,666 and 28,880 nanokelvins a tick: 1 millikelvin in 15 ticks, the second after 29.
  const milestones = game.run(40).filter((name) => name === 'terraforming.milestone');
  expect(milestones).toHaveLength(2);
  const last = { attribute: 2, milestone_milli: 210_002, direction: 1 };
  expect(game.events.at(-1)).toMatchObject(last);
});

test('a configuration keeps omitted members and answers in the shape of the contract', () => {
  const { game, codes, set, settings } = startGame(['gas_separator']);
  expect(settings()).toEqual({ direction: 'increase', strength: 1 });
  const now = { device_code: codes[0], device_type: 'gas_separator', status: 'idle' };
  const configuration = { settings: { direction: 'increase', strength: 0.75 } };
  expect(set(0, { strength: 0.75 })).toEqual({ ...now, configuration });
  const event = { name: 'terraforming.configured', strength_ppm: 750_000, direction: 1 };
  expect(game.events.at(-1)).toMatchObject(event);
  set(0, { direction: 'decrease' });
  expect(settings()).toEqual({ direction: 'decrease', strength: 0.75 });
  const eventCount = game.events.length;
  set(0, {});
  set(0, { direction: 'decrease', strength: 0.75 });
  expect(game.events.length).toBe(eventCount);
  set(0, { direction: 'increase', strength: 1 });
  expect(settings()).toEqual({ direction: 'increase', strength: 1 });
  set(0, { strength: 1 / 3 });
  expect(settings()?.strength).toBe(0.333333);
  set(0, { strength: 0 });
  expect(settings()?.strength).toBe(0);
});

test('ignores a direction for devices that are not reversible, or no terraformers', () => {
  const { game, account, codes, set } = startGame(['orbital_mirror', 'mining_drone']);
  const settings = { direction: 'increase', strength: 0.5 };
  expect(set(0, { direction: 'decrease', strength: 0.5 })['configuration']).toEqual({ settings });
  const { snapshot } = game;
  const none = { settings: { ...settings, strength: 1 } };
  expect(set(1, { direction: 'decrease' })['configuration']).toEqual(none);
  expect(game.snapshot).toBe(snapshot);
  for (const more of [{}, { direction: 'decrease', strength: 0.5 }]) {
    const order = { device: codes[1], ...more };
    expect(game.refusal(account, 'configure', order)).toBe('missing_feature');
  }
});

test('a change at tick t takes effect from t + 1', () => {
  const { game, on, planet, set } = startGame(['orbital_mirror']);
  const kelvins = () => planet().temperature.value;
  on();
  expect(kelvins()).toBe(210);
  game.run(1);
  // 0.15 K an hour.
  expect(kelvins()).toBeCloseTo(210.000041666, 9);
  game.run(1);
  set(0, { strength: 0.5 });
  expect(kelvins()).toBeCloseTo(210.000083332, 9);
  expect(planet().temperature.delta).toBe(0.000020833);
  game.run(1);
  expect(kelvins()).toBeCloseTo(210.000104165, 9);
});

test('names the field, the rule and the numbers in refusals', () => {
  const { game, account, codes } = startGame(['atmo_processor']);
  for (const [args, numbers] of [
    [{ strength: 1.1 }, { field: 'strength', rule: 'number', min: 0, max: 1 }],
    [{ strength: Infinity }, { field: 'args' }],
    [
      { direction: 'sideways' },
      { field: 'direction', rule: 'one_of', allowed: 'increase decrease' },
    ],
    [{ speed: 1 }, { field: 'speed', rule: 'unknown_member' }],
  ] as const) {
    const outcome = game.execute(account, 'configure', { device: codes[0], ...args });
    expect(outcome).toMatchObject({ refusal: { code: 'invalid_field', numbers } });
  }
});

/** Ruled by the second what the standard rules by the hour. */
function fast() {
  const { terraforming } = STANDARD_RULESET;
  const driftSeconds = Object.fromEntries(
    Object.entries(terraforming.driftSeconds).map(([kind, seconds]) => [kind, seconds / 3600]),
  );
  const restNano = Object.fromEntries(
    Object.entries(terraforming.restNano).map(([name, nano]) => [name, nano * 3600]),
  );
  return { turnSeconds: 1, driftSeconds, restNano };
}

test('a planet rests until a device works there, and rests again in its equilibrium', () => {
  const mirror = startGame(['orbital_mirror'], 'SOL-4', fast());
  const { game, account, codes, climate, on } = mirror;
  expect(climate().at_rest).toBe(true);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
  on();
  expect(astrarium.nextDue(game.snapshot)).toBe(game.snapshot.now + 1);
  game.run(1000);
  // 0.15 K a turn against a drift of 1 / 288: 43 K above.
  const { temperature } = climate().attributes;
  expect(temperature.value).toBeGreaterThan(240);
  expect(temperature.value).toBeLessThan(253.2);
  game.run(4000);
  expect(climate().at_rest).toBe(true);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
  game.command(account, 'deactivate', { device: codes[0] });
  expect(game.events.at(-1)).toMatchObject({ name: 'terraforming.stopped', reason: 1 });
  game.run(5000);
  expect(climate().at_rest).toBe(true);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
  expect(climate().attributes.temperature.value).toBeCloseTo(210, 0);
});

test('the view shows the effect of the next tick', () => {
  const types = Object.keys(STANDARD_RULESET.terraforming.milliPerTurn) as DeviceType[];
  const fleet = [...types, ...types];
  const { game, account, codes, climate } = startGame(fleet, 'SOL-4', fast());
  for (let n = 0; n < 80; n += 1) {
    const device = codes[(n * 7) % codes.length] ?? '';
    const active = game.device(account, device).status === 'active';
    if (n % 3 === 0) game.command(account, active ? 'deactivate' : 'activate', { device });
    else {
      const direction = n % 2 === 0 ? 'increase' : 'decrease';
      game.command(account, 'configure', { device, strength: ((n * 37) % 101) / 100, direction });
    }
    for (let tick = 0; tick < 5; tick += 1) {
      const before = climate().attributes;
      game.run(1);
      const after = climate().attributes;
      for (const [name, { value, delta, breakdown }] of Object.entries(before)) {
        const { devices, drift, couplings, held } = breakdown;
        const nano = (amount: number) => Math.round(amount * 1e9);
        const next = after[name as keyof typeof after].value;
        expect(nano(next)).toBe(nano(value) + nano(delta));
        expect(nano(delta)).toBe(nano(devices) + nano(drift) + nano(couplings) + nano(held));
      }
    }
  }
});

test('values stay in their ranges, and a planet at its limit rests', () => {
  const ruleset = { ...fast(), couplings: [] };
  const { game, climate, on } = startGame(['gas_separator'], 'SOL-3', ruleset);
  on();
  game.run(3000);
  expect(climate().attributes.oxygen.value).toBe(100);
  expect(climate().attributes.toxicity.value).toBe(0);
  expect(climate().at_rest).toBe(true);
  expect(climate().attributes.oxygen.breakdown.held).toBeLessThan(0);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
});

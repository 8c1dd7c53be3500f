import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

function startGame(fleet: readonly DeviceType[], place = 'SOL-4', terraforming = {}) {
  const start = { fleet: ['heaven_vessel', ...fleet] } as const;
  const { game, account } = soloTester({ rules: { start, terraforming } });
  const codes = fleet.map((type, n) =>
    game.code(account, type, fleet.slice(0, n).filter((one) => one === type).length),
  );
  const vessel = game.code(account, 'heaven_vessel');
  for (const device of [vessel, ...codes]) {
    game.command(account, 'travel', { device, destination: place });
  }
  game.run(200);
  const planet = (code = place) => {
    const view = locationView(game.world(), account, code)?.terraforming;
    if (view === undefined) throw new Error(`${code} is no planet`);
    return view.attributes;
  };
  const on = (n = 0) => game.command(account, 'activate', { device: codes[n] });
  const set = (n: number, settings: object) =>
    game.command(account, 'configure', { device: codes[n], ...settings });
  /** What devices add in an hour, in units. */
  const hourly = (attribute: keyof ReturnType<typeof planet>) =>
    Number((planet()[attribute].breakdown.devices * 3600).toFixed(3));
  return { game, account, codes, vessel, planet, on, set, hourly };
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
  const { game, account, codes, on, set } = startGame(['orbital_mirror']);
  on();
  const device = codes[0] ?? '';
  const { replicant_code } = game.device(account, device);
  expect(game.refusal(account, 'change_owner', { device, replicant_code })).toBe('device_busy');
  game.command(account, 'stow', { device });
  expect(set(0, { strength: 0.25 })).toMatchObject({ status: 'stowed' });
  game.command(account, 'deploy', { device });
  on();
  expect(game.device(account, device).configuration?.settings.strength).toBe(0.25);
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

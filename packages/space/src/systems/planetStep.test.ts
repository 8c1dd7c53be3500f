import { expect, test } from 'vitest';
import { astrarium } from '../game.js';
import type { DeviceType } from '../ruleset/deviceTypes.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { soloTester } from '../tester.js';
import { locationView } from '../views/places/locationView.js';

const HOUR = 3600;

function startGame(fleet: readonly DeviceType[], place = 'SOL-4', terraforming = {}) {
  const start = { fleet: ['heaven_vessel', ...fleet] } as const;
  const { game, account } = soloTester({
    rules: { terraforming, seasons: { calendar: [] }, start },
  });
  const codes = fleet.map((type, n) =>
    game.code(account, type, fleet.slice(0, n).filter((one) => one === type).length),
  );
  for (const device of codes) game.command(account, 'travel', { device, destination: place });
  game.run(1000);
  const climate = () => {
    const view = locationView(game.world(), account, place)?.terraforming;
    if (view === undefined) throw new Error(`${place} is no planet`);
    return view;
  };
  const activate = () => codes.forEach((device) => game.command(account, 'activate', { device }));
  return { game, account, codes, climate, activate };
}

/** Ruled by the second what the standard rules by the hour. */
function fast() {
  const { terraforming } = STANDARD_RULESET;
  const driftSeconds = Object.fromEntries(
    Object.entries(terraforming.driftSeconds).map(([kind, seconds]) => [kind, seconds / HOUR]),
  );
  const restNano = Object.fromEntries(
    Object.entries(terraforming.restNano).map(([name, nano]) => [name, nano * HOUR]),
  );
  return { turnSeconds: 1, driftSeconds, restNano };
}

test('a planet rests until a device works there, and rests again in its equilibrium', () => {
  const mirror = startGame(['orbital_mirror'], 'SOL-4', fast());
  const { game, account, codes, climate, activate } = mirror;
  expect(climate().at_rest).toBe(true);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
  activate();
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
  const { game, climate, activate } = startGame(['gas_separator'], 'SOL-3', ruleset);
  activate();
  game.run(3000);
  expect(climate().attributes.oxygen.value).toBe(100);
  expect(climate().attributes.toxicity.value).toBe(0);
  expect(climate().at_rest).toBe(true);
  expect(climate().attributes.oxygen.breakdown.held).toBeLessThan(0);
  expect(astrarium.nextDue(game.snapshot)).toBe(0);
});

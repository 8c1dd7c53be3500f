import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

function startGame(fleet: readonly DeviceType[]) {
  const { game, account } = soloTester({
    rules: { start: { fleet: ['heaven_vessel', ...fleet] } },
  });
  for (const [n, type] of fleet.entries()) {
    const device = game.code(account, type, fleet.slice(0, n).filter((one) => one === type).length);
    game.command(account, 'travel', { device, destination: 'SOL-4' });
  }
  game.run(200);
  const mars = () => locationView(game.world(), account, 'SOL-4')?.terraforming?.attributes;
  return { game, account, mars };
}

test('keeps omitted members and answers in the shape of the contract', () => {
  const { game, account } = startGame(['gas_separator']);
  const device = game.code(account, 'gas_separator');
  const settings = () => game.device(account, device).configuration?.settings;
  expect(settings()).toEqual({ direction: 'increase', strength: 1 });
  const answer = game.command(account, 'configure', { device, strength: 0.75 });
  const now = { device_code: device, device_type: 'gas_separator', status: 'idle' };
  const changed = { settings: { direction: 'increase', strength: 0.75 } };
  expect(answer).toEqual({ ...now, configuration: changed });
  const event = { name: 'terraforming.configured', strength_ppm: 750_000, direction: 1 };
  expect(game.events.at(-1)).toMatchObject(event);
  game.command(account, 'configure', { device, direction: 'decrease' });
  expect(settings()).toEqual({ direction: 'decrease', strength: 0.75 });
  const eventCount = game.events.length;
  game.command(account, 'configure', { device });
  game.command(account, 'configure', { device, direction: 'decrease', strength: 0.75 });
  expect(game.events.length).toBe(eventCount);
  game.command(account, 'configure', { device, direction: 'increase', strength: 1 });
  expect(settings()).toEqual({ direction: 'increase', strength: 1 });
  game.command(account, 'configure', { device, strength: 1 / 3 });
  expect(settings()?.strength).toBe(0.333333);
  game.command(account, 'configure', { device, strength: 0 });
  expect(settings()?.strength).toBe(0);
});

test('ignores a direction for an irreversible device', () => {
  const { game, account } = startGame(['orbital_mirror']);
  const device = game.code(account, 'orbital_mirror');
  const order = { device, direction: 'decrease', strength: 0.5 };
  const answer = game.command(account, 'configure', order);
  expect(answer['configuration']).toEqual({ settings: { direction: 'increase', strength: 0.5 } });
});

test('ignores a direction for a device that is no terraformer', () => {
  const { game, account } = startGame(['mining_drone']);
  const device = game.code(account, 'mining_drone');
  const { snapshot } = game;
  const answer = game.command(account, 'configure', { device, direction: 'decrease' });
  expect(answer['configuration']).toEqual({ settings: { direction: 'increase', strength: 1 } });
  expect(game.snapshot).toBe(snapshot);
  const order = { device, direction: 'decrease', strength: 0.5 };
  expect(game.refusal(account, 'configure', order)).toBe('missing_feature');
  expect(game.refusal(account, 'configure', { device })).toBe('missing_feature');
});

test('a change at tick t takes effect from t + 1', () => {
  const { game, account, mars } = startGame(['orbital_mirror']);
  const device = game.code(account, 'orbital_mirror');
  const kelvins = () => mars()?.temperature.value ?? 0;
  game.command(account, 'activate', { device });
  expect(kelvins()).toBe(210);
  game.run(1);
  // 0.15 K an hour.
  expect(kelvins()).toBeCloseTo(210.000041666, 9);
  game.run(1);
  game.command(account, 'configure', { device, strength: 0.5 });
  expect(kelvins()).toBeCloseTo(210.000083332, 9);
  expect(mars()?.temperature.delta).toBe(0.000020833);
  game.run(1);
  expect(kelvins()).toBeCloseTo(210.000104165, 9);
});

test('names the field, the rule and the numbers in refusals', () => {
  const { game, account } = startGame(['atmo_processor']);
  const device = game.code(account, 'atmo_processor');
  const refusal = (args: object) => {
    const outcome = game.execute(account, 'configure', { device, ...args });
    return outcome.done ? undefined : outcome.refusal;
  };
  const range = { field: 'strength', rule: 'number', min: 0, max: 1 };
  expect(refusal({ strength: 1.1 })).toMatchObject({ code: 'invalid_field', numbers: range });
  expect(refusal({ strength: Infinity })?.numbers).toMatchObject({ field: 'args' });
  const words = { field: 'direction', rule: 'one_of', allowed: 'increase decrease' };
  expect(refusal({ direction: 'sideways' })?.numbers).toMatchObject(words);
  expect(refusal({ speed: 1 })?.numbers).toEqual({ field: 'speed', rule: 'unknown_member' });
});

import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';

test('a cruise takes 33.83 s times the root of the distance in AU', () => {
  const { game, account, device } = deviceTester('mining_drone');
  // The belt's mid radius is 2.7 AU, Mars is at 1.52371: √(2.7² + 1.52371²) = 3.1003 AU.
  const answer = game.command(account, 'travel', { device, destination: 'SOL-4' });
  expect(answer['operation']).toMatchObject({ kind: 'travelling', completes_tick: 60 });
  game.run(59);
  const travel = { origin: 'SOL-BELT-1', destination: 'SOL-4', arrives_tick: 60 };
  const moving = { status: 'travelling', location: 'SOL-BELT-1', travel };
  expect(game.device(account, device)).toMatchObject(moving);
  expect(game.run(1)).toEqual(['travel.arrived']);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-4' });
});

test('between stars: to the edge, a surge of 45 s a light year, and in from the edge', () => {
  const { game, account, device } = deviceTester('heaven_vessel');
  const answer = game.command(account, 'travel', { device, destination: 'BARNARD' });
  const { completes_tick } = answer['operation'] as { completes_tick: number };
  // 5.96 light years are 268.3 s; the edge of the Sun's system is 37.6 AU from the star.
  expect(completes_tick).toBeGreaterThan(269 + 200);
  game.run(completes_tick);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'BARNARD' });
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

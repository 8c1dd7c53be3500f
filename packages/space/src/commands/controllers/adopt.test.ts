import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';
import { eventPayload } from '../../views/events/eventPayload.js';

/** A start with two controllers and four drones. */
function startGame(controllers = {}) {
  const two = <T>(type: T) => [type, type];
  const more = [...two('mining_drone' as const), ...two('ami_mining_controller' as const)];
  const { game, account, device } = deviceTester('ami_mining_controller', {
    more,
    rules: { controllers, start: { starCodes: ['SOL'] } },
  });
  const drone = (n: number) => game.code(account, 'mining_drone', n);
  return { game, account, device, drone };
}

test('a controller adopts and releases drones; both views show it', () => {
  const { game, account, device, drone } = startGame();
  const targets = [drone(1), drone(0)];
  const idle = { adopted_devices: [], directive: null, next_digest_tick: null };
  expect(game.device(account, device)).toMatchObject(idle);
  expect(game.command(account, 'adopt', { device, targets })).toMatchObject({ adopted: targets });
  expect(game.last(2)).toEqual(['ami.adopted', 'ami.adopted']);
  const busy = { adopted_devices: [drone(0), drone(1)], next_digest_tick: 3600 };
  expect(game.device(account, device)).toMatchObject(busy);
  expect(game.device(account, drone(0)).controller_device_code).toBe(device);
  expect(game.device(account, drone(2)).controller_device_code).toBeNull();
  game.command(account, 'release', { device, targets: [drone(0)] });
  expect(game.events.at(-1)?.name).toBe('ami.released');
  expect(game.device(account, device).adopted_devices).toEqual([drone(1)]);
  expect(game.device(account, drone(0)).controller_device_code).toBeNull();
  game.command(account, 'adopt', { device, targets: [drone(0)] });
});

test('names the target in each refusal, and adopts all or none', () => {
  const { game, account, device, drone } = startGame({ maxAdopted: 2 });
  const adopt = (targets: unknown, by = device) =>
    game.refusal(account, 'adopt', { device: by, targets });
  expect(adopt([game.code(account, 'survey_drone')])).toBe('wrong_type');
  expect(adopt([device])).toBe('wrong_type');
  game.command(account, 'adopt', { device, targets: [drone(0)] });
  expect(adopt([drone(0)])).toBe('already_adopted');
  const other = game.code(account, 'ami_mining_controller', 1);
  expect(adopt([drone(0)], other)).toBe('already_adopted');
  expect(adopt([drone(1), drone(2)])).toBe('controller_full');
  const release = (targets: unknown, by = device) =>
    game.refusal(account, 'release', { device: by, targets });
  expect(release([drone(1)])).toBe('not_adopted');
  expect(release([drone(0)], other)).toBe('not_adopted');
  expect(release([drone(0), drone(1)])).toBe('not_adopted');
  expect(game.device(account, device).adopted_devices).toEqual([drone(0)]);
});

test('the controller of a print order adopts the printed drone and directs it', () => {
  const { game, account, device, drone } = startGame({ maxAdopted: 1 });
  game.command(account, 'enqueue_print', {
    device: game.code(account, 'autofactory'),
    device_type: 'mining_drone',
    quantity: 2,
    controller: device,
    oncomplete: { command: 'start_mining', resource: 'carbon' },
  });
  const begun = ['ami.adopted', 'mining.started', 'print.started'];
  expect(game.run(600)).toEqual(['print.completed', ...begun]);
  const at = { controller_device_code: device, status: 'mining (carbon)' };
  expect(game.device(account, drone(4))).toMatchObject(at);
  expect(game.run(600)).toEqual(['print.completed', 'print.oncomplete_refused', 'mining.started']);
  const refused = game.events.find(({ name }) => name === 'print.oncomplete_refused')!;
  const why = { command: 'adopt', code: 'controller_full' };
  expect(eventPayload(game.world(), refused)).toMatchObject(why);
});

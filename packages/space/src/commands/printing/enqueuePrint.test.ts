import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';
import { deviceViewIds } from '../../views/devices/deviceView.js';
import { perCategory } from '../../ruleset/categories.js';
import { HOLDING } from '../../state/account.js';
import { eventEnvelope } from '../../views/events/eventEnvelope.js';
import { eventPayload } from '../../views/events/eventPayload.js';

test('runs jobs one after another; each is paid when it starts', () => {
  const { game, account, device } = deviceTester('autofactory');
  const order = { device, device_type: 'mining_drone', quantity: 2 };
  expect(game.command(account, 'enqueue_print', order)).toMatchObject({
    status: 'printing',
    batch_id: game.job(1),
    job_ids: [game.job(1), game.job(2)],
    operation: { completes_tick: 600 },
  });
  const ordered = game.events.filter(({ name }) => name === 'print.ordered');
  expect(ordered.map((event) => eventPayload(game.world(), event))).toEqual(
    [1, 2].map((n) => ({
      location: 'SOL-BELT-1',
      device_type: 'mining_drone',
      job_id: game.job(n),
      batch_id: game.job(1),
    })),
  );
  expect(game.stock(account)).toMatchObject({ structural: 1100, carbon: 275, rares: 60 });
  const printing = { status: 'printing (mining_drone)', completes_tick: 600 };
  expect(game.device(account, device)).toMatchObject(printing);
  expect(game.run(600)).toEqual(['print.completed', 'print.started']);
  expect(game.stock(account)).toMatchObject({ structural: 1000 });
  expect(deviceViewIds(game.world(), account)).toHaveLength(6);
  expect(game.run(600)).toEqual(['print.completed']);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', print_queue: [] });
});

test('a cancelled job is refunded in full, and the next one starts', () => {
  const { game, account, device } = deviceTester('autofactory');
  const before = game.stock(account);
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  game.command(account, 'enqueue_print', { device, device_type: 'survey_drone' });
  game.run(10);
  const job_id = game.job(3);
  expect(game.refusal(account, 'dequeue_print', { device, job_id })).toBe('unknown_job');
  game.command(account, 'dequeue_print', { device, job_id: game.job(1) });
  expect(game.device(account, device)).toMatchObject({ status: 'printing (survey_drone)' });
  expect(game.command(account, 'clear_queue', { device })['job_ids']).toEqual([game.job(2)]);
  expect(game.stock(account)).toEqual(before);
  expect(game.device(account, device).status).toBe('idle');
  expect(game.run(1000)).toEqual([]);
});

test('makes its refusals in order', () => {
  const { game, account, device } = deviceTester('autofactory', {
    rules: { limits: { devices: 20, devicesPerAccount: 7 } },
  });
  const print = (more: object) =>
    game.refusal(account, 'enqueue_print', { device, device_type: 'ftl_beacon', ...more });
  expect(print({ quantity: 11 })).toBe('queue_full');
  const vessel = { device: game.code(account, 'heaven_vessel'), device_type: 'ftl_beacon' };
  expect(game.execute(account, 'enqueue_print', { ...vessel, quantity: 2 })).toMatchObject({
    refusal: {
      code: 'queue_full',
      message: 'Too many jobs: 2, the queue of 1 has room for 1 more',
      numbers: { queued: 0, quantity: 2, free: 1, max: 1, field: 'quantity' },
    },
  });
  expect(print({ quantity: 3 })).toBe('device_limit');
  expect(print({ quantity: 2 })).toBe('done');
  expect(print({})).toBe('device_limit');
  game.open('Bo');
  const third = game.open('Cy');
  const theirs = game.code(third, 'autofactory');
  const order = { device: theirs, device_type: 'ftl_beacon', quantity: 2 };
  expect(game.execute(third, 'enqueue_print', { ...order, quantity: 2 }).done).toBe(true);
  expect(game.refusal(third, 'enqueue_print', { ...order, quantity: 2 })).toBe('device_limit');
});

function startGame() {
  const { game, account, device } = deviceTester('autofactory', { stock: perCategory(() => 9000) });
  const order = (more: object) => ({ device, device_type: 'mining_drone', ...more });
  return { game, account, device, order };
}

test("oncomplete runs as a player's command for each new device", () => {
  const { game, account, device, order } = startGame();
  const oncomplete = { command: 'start_mining', resource: 'carbon' };
  game.command(account, 'enqueue_print', order({ quantity: 2, oncomplete }));
  expect(game.device(account, device).print_queue).toEqual([
    {
      job_id: game.job(1),
      batch_id: game.job(1),
      device_type: 'mining_drone',
      tags: [],
      controller_device_code: null,
      oncomplete,
    },
    expect.objectContaining({ job_id: game.job(2), batch_id: game.job(1), oncomplete }),
  ]);
  expect(game.run(600)).toEqual(['print.completed', 'mining.started', 'print.started']);
  expect(game.device(account, game.code(account, 'mining_drone', 2)).status).toBe(
    'mining (carbon)',
  );
  expect(game.run(600)).toEqual(['print.completed', 'mining.started']);
  expect(game.world().orders.ids()).toEqual([]);
});

test('new devices have their tags before anything else happens to them', () => {
  const { game, account, order } = startGame();
  const oncomplete = { command: 'start_mining', resource: 'rares' };
  game.command(account, 'enqueue_print', order({ tags: ['team:red', 'spare'], oncomplete }));
  expect(game.run(600)).toEqual(['print.completed', 'device.tagged', 'mining.started']);
  const printed = game.device(account, game.code(account, 'mining_drone', 2));
  expect(printed.tags).toEqual(['spare', 'team:red']);
});

test('a refused oncomplete emits an event with the reason and changes nothing', () => {
  const { game, account, device, order } = startGame();
  const oncomplete = { command: 'travel', destination: 'SOL-BELT-1' };
  game.command(account, 'enqueue_print', order({ oncomplete }));
  expect(game.run(600)).toEqual(['print.completed', 'print.oncomplete_refused']);
  const event = game.events.at(-1)!;
  expect(eventPayload(game.world(), event)).toMatchObject({
    command: 'travel',
    code: 'already_there',
    new_device_code: game.code(account, 'mining_drone', 2),
  });
  expect(eventEnvelope(game.world(), event, 0)).toMatchObject({ device_code: device });
  expect(game.device(account, game.code(account, 'mining_drone', 2)).status).toBe('idle');
});

test('cancels a whole batch or its remaining jobs', () => {
  const { game, account, device, order } = startGame();
  const oncomplete = { command: 'search' };
  const places = () => game.world().holdings.get(account, HOLDING.devices);
  const before = places();
  game.command(account, 'enqueue_print', order({ quantity: 3 }));
  expect(places()).toBe(before + 3);
  const second = { device, device_type: 'survey_drone', quantity: 2, oncomplete };
  expect(game.command(account, 'enqueue_print', second)).toMatchObject({ batch_id: game.job(4) });
  game.run(600);
  game.command(account, 'dequeue_print', { device, job_id: game.job(3) });
  expect(game.command(account, 'dequeue_print', { device, batch_id: game.job(1) })).toMatchObject({
    job_ids: [game.job(2)],
    status: 'printing',
  });
  const gone = { device, batch_id: game.job(1) };
  expect(game.refusal(account, 'dequeue_print', gone)).toBe('unknown_batch');
  game.command(account, 'clear_queue', { device });
  expect(places()).toBe(before + 1);
  expect(game.world().orders.ids()).toEqual([]);
});

test('refuses the order when its oncomplete or its controller is impossible', () => {
  const { game, account, order } = startGame();
  const print = (more: object) => game.refusal(account, 'enqueue_print', order(more));
  expect(print({ oncomplete: { command: 'decommission' } })).toBe('invalid_field');
  expect(print({ oncomplete: { command: 'toString' } })).toBe('invalid_field');
  expect(print({ oncomplete: { command: 'travel', device: 'x' } })).toBe('invalid_field');
  expect(print({ oncomplete: { command: 'search' } })).toBe('missing_feature');
  expect(print({ controller: game.code(account, 'mining_drone') })).toBe('missing_feature');
});

import { perCategory } from '../../ruleset/categories.js';
import { expect, test } from 'vitest';
import { HOLDING } from '../../state/account.js';
import { deviceTester } from '../../tester.js';
import { eventEnvelope } from '../../views/events/eventEnvelope.js';
import { eventPayload } from '../../views/events/eventPayload.js';

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
  const event = game.events.at(-1);
  if (event === undefined) throw new Error('nothing was told');
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
  game.command(account, 'enqueue_print', order({ quantity: 3 }));
  const second = { device, device_type: 'survey_drone', quantity: 2, oncomplete };
  expect(game.command(account, 'enqueue_print', second)).toMatchObject({ batch_id: game.job(4) });
  game.run(600);
  game.command(account, 'dequeue_print', { device, job_id: game.job(3) });
  expect(game.command(account, 'dequeue_print', { device, batch_id: game.job(1) })).toMatchObject({
    job_ids: [game.job(2)],
    status: 'printing',
  });
  expect(game.refusal(account, 'dequeue_print', { device, batch_id: game.job(1) })).toBe(
    'unknown_batch',
  );
  expect(game.refusal(account, 'dequeue_print', { device })).toBe('invalid_field');
  expect(
    game.refusal(account, 'dequeue_print', { device, job_id: game.job(4), batch_id: game.job(4) }),
  ).toBe('invalid_field');
  game.command(account, 'clear_queue', { device });
  expect(game.world().orders.ids()).toEqual([]);
});

test('refuses the order when its oncomplete is impossible', () => {
  const { game, account, order } = startGame();
  const print = (more: object) => game.refusal(account, 'enqueue_print', order(more));
  const oncomplete = (value: unknown) => print({ oncomplete: value });
  expect(oncomplete('travel')).toBe('invalid_field');
  expect(oncomplete(null)).toBe('invalid_field');
  expect(oncomplete({ command: 'decommission' })).toBe('invalid_field');
  expect(oncomplete({ command: 'toString' })).toBe('invalid_field');
  expect(oncomplete({ command: 'travel', device: 'x' })).toBe('invalid_field');
  expect(oncomplete({ command: 'travel', destination: 'x'.repeat(65) })).toBe('invalid_field');
  expect(oncomplete({ command: 'travel', destination: 0.5 })).toBe('invalid_field');
  expect(oncomplete({ command: 'travel', via: [['SOL']] })).toBe('invalid_field');
  expect(oncomplete({ command: 'search' })).toBe('missing_feature');
  expect(print({ tags: 'a' })).toBe('invalid_field');
  expect(print({ tags: [''] })).toBe('invalid_field');
  expect(print({ tags: Array.from({ length: 33 }, () => 'a') })).toBe('invalid_field');
  expect(print({ controller: '00000000' })).toBe('unknown_device');
  expect(print({ controller: game.code(account, 'mining_drone') })).toBe('missing_feature');
});

test('a cancelled batch gives back a place for each of its jobs', () => {
  const { game, account, device, order } = startGame();
  const places = () => game.world().holdings.get(account, HOLDING.devices);
  const before = places();
  game.command(account, 'enqueue_print', order({ quantity: 3 }));
  expect(places()).toBe(before + 3);
  game.command(account, 'dequeue_print', { device, batch_id: game.job(1) });
  expect(places()).toBe(before);
});

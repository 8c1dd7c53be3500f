import { expect, test } from 'vitest';
import { tester } from '../../tester.js';
import { eventEnvelope, eventEnvelopeAccount } from './eventEnvelope.js';

test('mining events have the fields of the contract', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  game.tell(account, 'start_mining', { device, resource: 'carbon' });
  game.run(100);
  game.tell(account, 'deactivate', { device });
  const [started, stopped] = game.events
    .filter(({ name }) => name.startsWith('mining.'))
    .map((event, order) => eventEnvelope(game.world(), event, order + 9));
  expect(started).toMatchObject({
    id: '1767225600000-9',
    version: 1,
    category: 'mining',
    event: 'mining.started',
    device_code: device,
    device_type: 'mining_drone',
    star: 'SOL',
    location: 'SOL-BELT-1',
  });
  expect(started?.payload).toEqual({
    availability: 'moderate',
    belt: 'SOL-BELT-1',
    cycle_time_seconds: 52,
    density: 'moderate',
    designation: 'SOL-BELT-1-SITE-0',
    location: 'SOL-BELT-1',
    location_type: 'belt',
    resource_type: 'carbon',
    site: 'SOL-BELT-1-SITE-0',
  });
  expect(stopped).toMatchObject({ id: '1767225700001-0', tick: 100 });
  expect(stopped?.payload).toMatchObject({
    belt: 'SOL-BELT-1',
    location: 'SOL-BELT-1',
    resource_type: 'carbon',
    quantity_mined: 7,
    reason: 'deactivated',
  });
});

test('every event belongs to an account and can be shown', () => {
  const game = tester();
  const account = game.open();
  game.tell(account, 'search', { device: game.code(account, 'survey_drone') });
  const device = game.code(account, 'autofactory');
  game.tell(account, 'enqueue_print', { device, device_type: 'ftl_beacon', quantity: 2 });
  game.tell(account, 'travel', {
    device: game.code(account, 'heaven_vessel'),
    destination: 'TAUCETI',
  });
  game.run(300);
  for (const event of game.events) {
    expect(eventEnvelopeAccount(game.world(), event)).toBe(account);
    const envelope = eventEnvelope(game.world(), event, 0);
    expect(JSON.stringify(envelope)).not.toMatch(/undefined|NaN/);
    expect(envelope.device_type).not.toBeNull();
  }
});

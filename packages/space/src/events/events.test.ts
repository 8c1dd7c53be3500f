import { expect, test } from 'vitest';
import { NOTIFY_CATEGORIES } from '../state/account.js';
import { eventMessage, messageParts } from './eventMessage.js';
import { MAIL_CATEGORIES } from './defineEvents.js';
import type { EventDefinition } from './defineEvents.js';
import { EVENT_PAYLOADS } from './eventPayloads.js';
import { type EventName, EVENTS } from './events.js';
import { mailFor, notificationOf, notifyFor } from './mailFor.js';

test.each(Object.entries<EventDefinition>(EVENTS))('%s has all its parts', (name, definition) => {
  const { fields, logEntry, mail, many, notify, text } = definition;
  const payload = EVENT_PAYLOADS[name as EventName];
  expect(fields.length).toBeLessThanOrEqual(6);
  expect(fields[0]).toBe('replicant');
  expect(name.split('.').length).toBeGreaterThan(1);
  const names = payload.map((member) => member.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([...names].sort());
  for (const { from } of payload) expect(fields).toContain(from);
  for (const sentence of [text, ...(many === null ? [] : [many])]) expect(sentence).toMatch(/\.$/);
  for (const [, word] of text.matchAll(/\{(\w+)\}/g)) expect([...names, 'device']).toContain(word);
  for (const [, word] of many?.matchAll(/\{(\w+)\}/g) ?? []) {
    expect([...names, 'devices', 'count']).toContain(word);
  }
  expect([...NOTIFY_CATEGORIES, null]).toContain(notify);
  expect([...MAIL_CATEGORIES, null]).toContain(mail);
  expect(logEntry.event_type).toMatch(/^[a-z_]+$/);
  for (const member of logEntry.members ?? []) expect(names).toContain(member);
});

test.each([
  ['print.completed', 'ftl_beacon', 'The autofactory printed an FTL beacon.'],
  ['print.completed', 'mining_drone', 'The autofactory printed a mining drone.'],
  [
    'print.started',
    'ami_mining_controller',
    'The autofactory began to print an AMI mining controller.',
  ],
  ['megastructure.contributed', 'orbital_mirror', 'An orbital mirror became part of SOL-OBJ-1.'],
] as const)('%s of a %s has an English text', (event, device_type, text) => {
  const payload = { device_type, location: 'SOL-OBJ-1' };
  expect(eventMessage(event, payload, 'autofactory')).toBe(text);
});

test('a sentence is made of parts, so that values can be shown by other names', () => {
  const payload = { destination: 'SOL-3', location: 'SOL-BELT-1' };
  expect(messageParts('travel.departed', [{ payload, device_type: 'mining_drone' }])).toEqual([
    { text: 'The ' },
    { text: 'mining drone', member: 'device' },
    { text: ' left ' },
    { text: 'SOL-BELT-1', member: 'location' },
    { text: ' for ' },
    { text: 'SOL-3', member: 'destination' },
    { text: '.' },
  ]);
});

test('several events of one name have a sentence together', () => {
  const stopped = (device_type: string, quantity_mined: number) => ({
    device_type,
    payload: { quantity_mined, resource_type: 'carbon' },
  });
  const told = (...events: readonly ReturnType<typeof stopped>[]) =>
    messageParts('mining.stopped', events)
      .map(({ text }) => text)
      .join('');
  const drone = stopped('mining_drone', 30);
  expect(told(drone, drone)).toBe('2 mining drones stopped mining after 60 units.');
  expect(told(drone, stopped('autofactory', 5))).toBe('2 devices stopped mining after 35 units.');
  expect(told(stopped('autofactory', 1), stopped('autofactory', 1))).toMatch(/^2 autofactories /);
  const sent = (text: string) => ({ device_type: null, payload: { sender_code: 'r1', text } });
  expect(messageParts('message.received', [sent('Hello'), sent('Again')])).toEqual(
    messageParts('message.received', [sent('Hello')]),
  );
});

test('one that is counted is in the singular', () => {
  const scanned = (sites_found: number, units_found: number) => ({
    device_type: 'survey_drone',
    payload: { location: 'SOL-3', sites_found, units_found },
  });
  const told = (...events: readonly ReturnType<typeof scanned>[]) =>
    messageParts('scan.completed', events)
      .map(({ text }) => text)
      .join('');
  expect(told(scanned(1, 340))).toBe('The survey drone scanned SOL-3: 1 site, 340 units.');
  expect(told(scanned(11, 1))).toBe('The survey drone scanned SOL-3: 11 sites, 1 unit.');
  expect(told(scanned(1, 1), scanned(0, 0))).toBe(
    '2 survey drones finished a scan: 1 site, 1 unit.',
  );
});

test('mails account news to all who accept mail, and other news to subscribers', () => {
  expect(mailFor('account.opened', { email: true, subscribed: [] })).toBe('account');
  expect(mailFor('account.opened', { email: false, subscribed: ['account'] })).toBeNull();
  expect(mailFor('mining.started', { email: true, subscribed: ['alert'] })).toBeNull();
  expect(mailFor('hub.destroyed', { email: true, subscribed: ['alert'] })).toBe('alert');
});

test('sends a notification by the channels enabled for its category', () => {
  const settings = {
    email: true,
    webhook: false,
    preferences: { email: { mining: true }, webhook: { mining: true } },
  };
  expect(notifyFor('mining.stopped', settings)).toEqual({ email: true, webhook: false });
  expect(notifyFor('travel.arrived', settings)).toEqual({ email: false, webhook: false });
});

test('the kind of a mail is its category of mail, else that of the notification', () => {
  const preferences = { email: { mining: true, scanning: true }, webhook: {} };
  const message_notify = { email: true, webhook: false, preferences };
  const messages = { email: true, subscribed: ['alert'] };
  expect(notificationOf('account.opened', { messages, message_notify }).mail).toBe('account');
  expect(notificationOf('mining.stopped', { messages, message_notify }).mail).toBe('mining');
  expect(notificationOf('travel.arrived', { messages, message_notify }).mail).toBeNull();
});

test('mails sites as alerts, locks as social, and runs of controllers as simulation', () => {
  const subscribed = ['alert', 'simulation', 'social'];
  const mailed = (event: Parameters<typeof mailFor>[0]) =>
    mailFor(event, { email: true, subscribed });
  expect(mailed('search.completed')).toBe('alert');
  expect(mailed('hub.locked_out')).toBe('social');
  expect(mailed('ami.directive_set')).toBe('simulation');
  expect(mailed('ami.directive_cleared')).toBe('simulation');
  expect(mailed('ami.directive_timed_out')).toBe('simulation');
});

test('messages.email off stops every mail about events, but no webhook', () => {
  const preferences = { email: { mining: true }, webhook: { mining: true } };
  const message_notify = { email: true, webhook: true, preferences };
  const off = { messages: { email: false, subscribed: ['alert'] }, message_notify };
  expect(notificationOf('account.opened', off)).toEqual({ mail: null, webhook: false });
  expect(notificationOf('mining.stopped', off)).toEqual({ mail: null, webhook: true });
});

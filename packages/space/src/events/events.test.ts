import { expect, test } from 'vitest';
import { NOTIFY_CATEGORIES } from '../state/account.js';
import { eventMessage, messageParts } from './eventMessage.js';
import { MAIL_CATEGORIES, type EventDefinition } from './defineEvents.js';
import { EVENT_PAYLOADS } from './eventPayloads.js';
import { type EventName, EVENTS } from './events.js';
import { mailFor, notificationOf } from './mailFor.js';
import { compileMute } from './compileMute.js';

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

const toldOf = (...args: Parameters<typeof messageParts>): string =>
  messageParts(...args)
    .map(({ text }) => text)
    .join('');

test('several events of one name have a sentence together', () => {
  const stopped = (device_type: string, quantity_mined: number) => ({
    device_type,
    payload: { quantity_mined, resource_type: 'carbon' },
  });
  const told = (...events: readonly ReturnType<typeof stopped>[]) =>
    toldOf('mining.stopped', events);
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
    toldOf('scan.completed', events);
  expect(told(scanned(1, 340))).toBe('The survey drone scanned SOL-3: 1 site, 340 units.');
  expect(told(scanned(11, 1))).toBe('The survey drone scanned SOL-3: 11 sites, 1 unit.');
  expect(told(scanned(1, 1), scanned(0, 0))).toBe(
    '2 survey drones finished a scan: 1 site, 1 unit.',
  );
});

/** Settings of an account that gets mails and notifications about some categories. */
const settings = (email: boolean, subscribed: string[] = []) => ({
  messages: { email, subscribed },
  message_notify: {
    email: true,
    webhook: true,
    preferences: { email: { mining: true, scanning: true }, webhook: { mining: true } },
  },
});

test.each([
  ['account.opened', settings(true), 'account'],
  ['account.opened', settings(false, ['account']), null],
  ['mining.started', settings(true, ['alert']), null],
  ['hub.destroyed', settings(true, ['alert']), 'alert'],
  ['search.completed', settings(true, ['alert', 'simulation', 'social']), 'alert'],
  ['hub.locked_out', settings(true, ['alert', 'simulation', 'social']), 'social'],
  ['ami.directive_set', settings(true, ['simulation']), 'simulation'],
  ['ami.directive_cleared', settings(true, ['simulation']), 'simulation'],
  ['ami.directive_timed_out', settings(true, ['simulation']), 'simulation'],
] as const)('%s is mailed under %j as %s', (event, { messages }, category) => {
  expect(mailFor(event, messages)).toBe(category);
});

test.each([
  ['account.opened', true, { mail: 'account', webhook: false }],
  ['mining.stopped', true, { mail: 'mining', webhook: true }],
  ['travel.arrived', true, { mail: null, webhook: false }],
  ['account.opened', false, { mail: null, webhook: false }],
  ['mining.stopped', false, { mail: null, webhook: true }],
] as const)('%s with mails about events %s gives %j', (event, email, expected) => {
  const given = settings(email, ['alert']);
  expect(notificationOf(event, given)).toEqual(expected);
  const message_notify = { ...given.message_notify, webhook: false };
  expect(notificationOf(event, { ...given, message_notify }).webhook).toBe(false);
});

test.each([
  [['mining.*'], 'mining.started', true],
  [['mining.*'], 'mining.stopped', true],
  [['mining.*'], 'mining', false],
  [['mining.*'], 'mining.site.started', false],
  [['mining'], 'mining.started', false],
  [['*'], 'mining.started', false],
  [['*.*'], 'mining.started', true],
  [['*.started'], 'print.started', true],
  [['*.started'], 'print.completed', false],
  [['min*.started'], 'mining.started', false],
  [['travel.departed', 'mining.stopped'], 'mining.stopped', true],
  [['travel.departed', 'travel.*'], 'travel.arrived', true],
  [['experience.*'], 'travel.arrived', false],
  [[], 'travel.arrived', false],
  [[''], 'travel.arrived', false],
  [['*.*.*', 'ami.mining.digest'], 'ami.mining.digest', false],
  [['*.*.*'], 'ami.mining.planned', true],
])('%j and %s: %s', (patterns, event, muted) => {
  expect(compileMute(patterns)(event)).toBe(muted);
});

test('matches many wildcards and a long name in linear time', () => {
  const stars = Array.from({ length: 2000 }, () => '*').join('.');
  const muted = compileMute([stars, `${stars}.x`, ...Array.from({ length: 99 }, () => '*.*')]);
  expect(muted(Array.from({ length: 2000 }, () => 'a').join('.'))).toBe(true);
  expect(muted(Array.from({ length: 1999 }, () => 'a').join('.'))).toBe(false);
});

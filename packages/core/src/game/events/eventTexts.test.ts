import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.js';
import type { EventName } from './catalogue.js';
import { NOTIFY_CATEGORIES } from '../state/accounts/account.js';
import { eventHeadings, MESSAGE_CATEGORIES } from './eventHeadings.js';
import { mailFor, notifyFor } from './mailFor.js';
import { EVENT_FIELDS, eventMembers } from './eventMembers.js';
import { EVENT_TEXTS } from './eventTexts.js';
import { logEntryKind } from './logEntryKind.js';
import { eventMessage } from '../views/events/eventPayload.js';

const NAMES = Object.keys(CATALOGUE) as EventName[];

test.each(NAMES)('%s has all that is to be known of an event', (name) => {
  expect(CATALOGUE[name].length).toBeLessThanOrEqual(6);
  expect(CATALOGUE[name][0]).toBe('replicant');
  expect(name.split('.').length).toBeGreaterThan(1);
  for (const field of CATALOGUE[name]) expect(EVENT_FIELDS).toHaveProperty([field]);
  const members = eventMembers(name).map(({ member }) => member);
  expect(new Set(members).size).toBe(members.length);
  const text = EVENT_TEXTS[name];
  expect(text).toMatch(/\.$/);
  for (const [, word] of text.matchAll(/\{(\w+)\}/g))
    expect([...members, 'device']).toContain(word);
  const { mail, notify } = eventHeadings(name);
  expect([...NOTIFY_CATEGORIES, null]).toContain(notify);
  expect([...MESSAGE_CATEGORIES, null]).toContain(mail);
  expect(logEntryKind(name).event_type).toMatch(/^[a-z_]+$/);
  for (const member of logEntryKind(name).members ?? []) expect(members).toContain(member);
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
] as const)('%s of a %s is English', (event, device_type, text) => {
  const payload = { device_type, location: 'SOL-OBJ-1' };
  expect(eventMessage(event, payload, 'autofactory')).toBe(text);
});

test('no text and no number without an event', () => {
  expect(Object.keys(EVENT_TEXTS).sort()).toEqual([...NAMES].sort());
  const used = new Set<string>(NAMES.flatMap((name) => [...CATALOGUE[name]]));
  expect(Object.keys(EVENT_FIELDS).filter((field) => !used.has(field))).toEqual([]);
});

test('account mail goes to everybody who takes mail, the rest to who subscribed', () => {
  expect(mailFor('account.opened', { email: true, subscribed: [] })).toBe('account');
  expect(mailFor('account.opened', { email: false, subscribed: ['account'] })).toBeNull();
  expect(mailFor('mining.started', { email: true, subscribed: ['alert'] })).toBeNull();
});

test('a notification goes the ways that are on for its category', () => {
  const settings = {
    email: true,
    webhook: false,
    preferences: { email: { mining: true }, webhook: { mining: true } },
  };
  expect(notifyFor('mining.stopped', settings)).toEqual({ email: true, webhook: false });
  expect(notifyFor('travel.arrived', settings)).toEqual({ email: false, webhook: false });
});

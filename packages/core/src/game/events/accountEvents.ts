import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of accounts and their replicants. */
export const accountEvents = /* @__PURE__ */ defineEvents({
  'account.opened': {
    members: [...AT_DEVICE, 'account'],
    text: 'The account was opened; its fleet is at {location}.',
    mail: 'account',
  },
  'account.updated': {
    members: ['replicant', 'account', 'changed: account_fields'],
    text: 'The account was changed: {changed}.',
  },
  'account.address_change_requested': {
    members: ['replicant', 'account'],
    text: 'Another e-mail address was given. It is not confirmed yet.',
  },
  'account.address_changed': {
    members: ['replicant', 'account'],
    text: 'The account has another e-mail address.',
  },
  'account.token_replaced': {
    members: ['replicant', 'account'],
    text: 'The account has a new token.',
  },
  'replicant.updated': {
    members: ['replicant', 'account', 'changed: replicant_fields'],
    text: 'The replicant was changed: {changed}.',
    notify: 'progression',
  },
  'replicant.created': {
    members: [...AT_DEVICE, 'new_replicant: replicant'],
    text: 'The {device} is the home of {new_replicant_code} now.',
    notify: 'progression',
  },
});

/** The events of the messaging network. */
export const messageEvents = /* @__PURE__ */ defineEvents({
  'message.received': {
    members: ['replicant', 'sender', 'message'],
    derived: ['channel', 'text'],
    text: '{sender_code} wrote: “{text}”.',
    notify: 'multiplayer',
  },
});

/** The events of seasons and megastructures. */
export const seasonEvents = /* @__PURE__ */ defineEvents({
  'megastructure.contributed': {
    members: [...AT_DEVICE, 'season: count', 'device_type', 'contributed: count'],
    text: 'A {device_type} became part of {location}.',
    notify: 'progression',
  },
  'megastructure.completed': {
    members: [...AT_DEVICE, 'season: count'],
    text: '{location} is complete.',
    notify: 'progression',
    mail: 'progression',
  },
  'season.started': {
    members: [...AT_DEVICE, 'season: count', 'deadline_at: tick'],
    text: 'Season {season} has begun: its objective is {location}.',
    notify: 'progression',
    mail: 'story',
  },
  'season.succeeded': {
    members: [...AT_DEVICE, 'season: count'],
    text: 'Season {season} has succeeded.',
    notify: 'progression',
    mail: 'story',
  },
  'season.failed': {
    members: [...AT_DEVICE, 'season: count', 'contributed: count', 'needed: count'],
    text: 'Season {season} has failed with {contributed} of {needed} devices.',
    notify: 'progression',
    mail: 'story',
  },
});

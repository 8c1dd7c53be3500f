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
  'account.token_created': {
    members: ['replicant', 'account'],
    text: 'The account has another token.',
  },
  'account.token_replaced': {
    members: ['replicant', 'account'],
    text: 'The account has a new token.',
  },
  'account.token_revoked': {
    members: ['replicant', 'account'],
    text: 'A token of the account was revoked.',
  },
  'account.fork_started': {
    members: ['replicant', 'account'],
    text: 'A fork was started. It takes some time.',
    mail: 'simulation',
  },
  'account.fork_completed': {
    members: ['replicant', 'account'],
    text: 'A fork is completed. Its answer has the outcome.',
    mail: 'simulation',
  },
  'account.fork_timed_out': {
    members: ['replicant', 'account'],
    text: 'A fork was cancelled: nobody waited for its answer any more.',
    mail: 'simulation',
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

/** The events of what an account can achieve and build. */
export const progressEvents = /* @__PURE__ */ defineEvents({
  'achievement.earned': {
    members: ['replicant', 'account', 'achievement'],
    text: 'Achieved: {achievement}.',
    notify: 'progression',
    mail: 'progression',
  },
  'blueprint.needed': {
    members: ['replicant', 'season: count', 'device_type'],
    text: 'Season {season} needs a {device_type}: its blueprint is of use from now on.',
    notify: 'progression',
    mail: 'progression',
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
    many: '{count} devices became part of {location}.',
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

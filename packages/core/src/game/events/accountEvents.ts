import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of accounts and their replicants. */
export const accountEvents = /* @__PURE__ */ defineEvents({
  'account.opened': {
    members: [...AT_DEVICE, 'account'],
    text: 'The account was opened; its fleet is at {location}.',
    mail: 'account',
  },
  'account.updated': {
    members: ['replicant', 'account'],
    text: 'The settings of the account were changed.',
  },
  'replicant.updated': {
    members: ['replicant', 'account'],
    text: 'The settings of the replicant were changed.',
    notify: 'progression',
  },
  'replicant.created': {
    members: [...AT_DEVICE, 'new_replicant: replicant'],
    text: 'The {device} is the home of {new_replicant_code} now.',
    notify: 'progression',
  },
});

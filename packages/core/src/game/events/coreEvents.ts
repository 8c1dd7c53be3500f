import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of the core's own stream, in no account's log. */
export const coreEvents = /* @__PURE__ */ defineEvents({
  'core.device_changed': {
    members: [...AT_DEVICE, 'device_type', 'status: count', 'subject: count'],
    text: 'The {device} has changed.',
  },
  'core.device_removed': {
    members: ['replicant', 'device'],
    text: 'The {device} is no more.',
  },
  'core.stock_changed': {
    members: [
      'replicant',
      'account',
      'location',
      'resource',
      'change_micro: micro',
      'rate_change_micro: micro',
    ],
    text: 'A stock of {resource_type} has changed.',
  },
  'core.deposit_changed': {
    members: [
      'replicant',
      'location',
      'site',
      'resource',
      'change_micro: micro',
      'rate_change_micro: micro',
    ],
    text: 'What is left of {resource_type} at {site} has changed.',
  },
  'core.site_changed': {
    members: ['replicant', 'location', 'site', 'is_open: count'],
    text: '{site} has been opened or closed.',
  },
  'core.job_queued': {
    members: [...AT_DEVICE, 'device_type', 'job_id: count', 'batch_id: count'],
    text: 'Job {job_id} is queued: {device_type}.',
  },
  'core.tag_added': {
    members: [
      'replicant',
      'device',
      'text_1: text',
      'text_2: text',
      'text_3: text',
      'text_4: text',
    ],
    text: 'The {device} has another tag.',
  },
  'core.tag_removed': {
    members: [
      'replicant',
      'device',
      'text_1: text',
      'text_2: text',
      'text_3: text',
      'text_4: text',
    ],
    text: 'The {device} has a tag less.',
  },
});

/**
 * Whether an event is for the core's own stream only, in no account's log: the names of `core.`,
 * which tell what changed in numbers, so that the stream alone rebuilds the views (`foldEvents`).
 */
export function eventIsInternal(name: string): boolean {
  return name.startsWith('core.');
}

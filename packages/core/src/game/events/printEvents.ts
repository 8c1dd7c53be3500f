import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of printing. */
export const printEvents = /* @__PURE__ */ defineEvents({
  'print.started': {
    members: [...AT_DEVICE, 'device_type', 'job_id: count', 'completes_at: tick'],
    text: 'The {device} began to print a {device_type}.',
    notify: 'printing',
  },
  'print.waiting': {
    members: [...AT_DEVICE, 'device_type', 'job_id: count'],
    text: 'The {device} waits for resources to print a {device_type}.',
    notify: 'printing',
  },
  'print.completed': {
    members: [...AT_DEVICE, 'device_type', 'job_id: count', 'new_device: device'],
    text: 'The {device} printed a {device_type}.',
    notify: 'printing',
    logEntry: {
      event_type: 'print_complete',
      members: ['device_type', 'location', 'new_device_code'],
    },
  },
  'print.cancelled': {
    members: [...AT_DEVICE, 'device_type', 'job_id: count'],
    text: 'The print of a {device_type} was cancelled.',
    notify: 'printing',
  },
  'print.oncomplete_refused': {
    members: [...AT_DEVICE, 'new_device: device', 'follow_up', 'refusal'],
    text: '{new_device_code} could not {command}: {code}.',
    notify: 'printing',
  },
});

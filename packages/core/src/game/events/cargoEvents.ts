import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of cargo. */
export const cargoEvents = /* @__PURE__ */ defineEvents({
  'cargo.collected': {
    members: [...AT_DEVICE, 'resource', 'quantity: units'],
    text: 'The {device} loaded {quantity} {resource_type} at {location}.',
    notify: 'devices',
  },
  'cargo.deposited': {
    members: [...AT_DEVICE, 'resource', 'quantity: units'],
    text: 'The {device} unloaded {quantity} {resource_type} at {location}.',
    notify: 'devices',
  },
});

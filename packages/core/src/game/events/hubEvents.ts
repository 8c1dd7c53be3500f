import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of hubs, relays and beacons. */
export const hubEvents = /* @__PURE__ */ defineEvents({
  'hub.activated': {
    members: [...AT_DEVICE, 'shield_ends_at: tick'],
    text: 'The {device} at {location} is active: its system is locked.',
    notify: 'hub',
    mail: 'social',
  },
  'hub.deactivated': {
    members: [...AT_DEVICE, 'reason'],
    text: 'The {device} at {location} is inactive ({reason}): its system is open again.',
    notify: 'hub',
  },
  'hub.warning': {
    members: [...AT_DEVICE, 'integrity_ppm: ppm'],
    text: 'The {device} at {location} has decayed to {integrity_ppm} millionths.',
    notify: 'hub',
    mail: 'alert',
  },
  'hub.maintained': {
    members: [...AT_DEVICE, 'steps: count', 'integrity_ppm: ppm'],
    text: 'The {device} at {location} was maintained from the stock there.',
    notify: 'hub',
  },
  'hub.destroyed': {
    members: [...AT_DEVICE, 'device_type'],
    text: 'The {device_type} at {location} has decayed to nothing.',
    notify: 'hub',
    mail: 'alert',
  },
  'relay.activated': {
    members: AT_DEVICE,
    text: 'The {device} at {location} is active.',
    notify: 'devices',
  },
  'relay.deactivated': {
    members: [...AT_DEVICE, 'reason'],
    text: 'The {device} at {location} is inactive ({reason}).',
    notify: 'devices',
  },
  'beacon.activated': {
    members: AT_DEVICE,
    text: 'The {device} at {location} is active.',
    notify: 'devices',
  },
  'beacon.deactivated': {
    members: [...AT_DEVICE, 'reason'],
    text: 'The {device} at {location} is inactive ({reason}).',
    notify: 'devices',
  },
});

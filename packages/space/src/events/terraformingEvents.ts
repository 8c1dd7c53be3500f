import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of terraforming. */
export const terraformingEvents = /* @__PURE__ */ defineEvents({
  'terraforming.started': {
    members: AT_DEVICE,
    text: 'The {device} began to work on {location}.',
    many: '{devices} began to work on planets.',
    notify: 'devices',
  },
  'terraforming.stopped': {
    members: [...AT_DEVICE, 'reason'],
    text: 'The {device} stopped its work on {location} ({reason}).',
    many: '{devices} stopped their work on planets.',
    notify: 'devices',
  },
  'terraforming.configured': {
    members: [...AT_DEVICE, 'strength_ppm: ppm', 'direction'],
    text: 'The {device} is set to {direction} at {strength_ppm} ppm.',
    notify: 'devices',
  },
  'terraforming.milestone': {
    members: [...AT_DEVICE, 'attribute', 'milestone_milli: milli', 'direction'],
    text: 'On {location}, {attribute} passed {milestone_milli} / 1000.',
    many: '{count} milestones of planets were passed.',
    notify: 'devices',
  },
});

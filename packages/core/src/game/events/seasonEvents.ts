import { AT_DEVICE, defineEvents } from './defineEvents.js';

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

import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of asteroids. */
export const asteroidEvents = /* @__PURE__ */ defineEvents({
  'asteroid.sighted': {
    members: ['replicant', 'location', 'strikes_at: tick'],
    text: 'An asteroid strikes {location} at tick {strikes_tick}. Carried devices are safe.',
    notify: 'location_events',
    mail: 'alert',
  },
  'asteroid.struck': {
    members: [...AT_DEVICE, 'capacity_ppm: ppm'],
    text: 'An asteroid hit the {device} at {location}: its capacity is {capacity_ppm} millionths.',
    many: 'Asteroids hit {devices}.',
    notify: 'location_events',
    mail: 'alert',
  },
});

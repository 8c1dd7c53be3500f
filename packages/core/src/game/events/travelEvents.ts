import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of journeys. */
export const travelEvents = /* @__PURE__ */ defineEvents({
  'travel.departed': {
    members: [...AT_DEVICE, 'destination: location', 'arrives_at: tick'],
    text: 'The {device} left {location} for {destination}.',
    notify: 'travel',
  },
  'travel.cancelled': {
    members: [...AT_DEVICE, 'destination: location', 'arrives_at: tick'],
    text: 'The {device} turned back to {destination}.',
    notify: 'travel',
  },
  'travel.arrived': {
    members: [...AT_DEVICE, 'origin: location'],
    text: 'The {device} arrived at {location} from {origin}.',
    notify: 'travel',
  },
});

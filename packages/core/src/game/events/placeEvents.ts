import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of mining, and of searches and scans for something to mine. */
export const miningEvents = /* @__PURE__ */ defineEvents({
  'mining.started': {
    members: [...AT_DEVICE, 'site', 'resource', 'cycle_time_seconds: seconds'],
    derived: ['availability', 'belt', 'density', 'designation', 'location_type'],
    text: 'The {device} began to mine {resource_type} at {site}.',
    notify: 'mining',
  },
  'mining.relocated': {
    members: [...AT_DEVICE, 'site', 'resource', 'former_site: site'],
    derived: ['belt'],
    text: 'The {device} moved from {former_site} to {site} to mine {resource_type}.',
    notify: 'mining',
  },
  'mining.stopped': {
    members: [...AT_DEVICE, 'resource', 'quantity_mined: units', 'reason'],
    derived: ['belt'],
    text: 'The {device} stopped after {quantity_mined} {resource_type} ({reason}).',
    notify: 'mining',
  },
  'site.depleted': {
    members: [...AT_DEVICE, 'site', 'resource'],
    derived: ['belt'],
    text: '{site} has run out of {resource_type}.',
    notify: 'mining',
  },
  'site.closed': {
    members: [...AT_DEVICE, 'site'],
    derived: ['belt'],
    text: '{site} is closed.',
    notify: 'location_events',
  },
  'search.started': {
    members: [...AT_DEVICE, 'site', 'completes_at: tick'],
    derived: ['belt'],
    text: 'The {device} began to look for a site in {belt}.',
    notify: 'scanning',
  },
  'search.completed': {
    members: [...AT_DEVICE, 'site'],
    derived: ['belt'],
    text: 'The {device} found {site}.',
    notify: 'scanning',
  },
  'search.cancelled': {
    members: [...AT_DEVICE, 'site'],
    derived: ['belt'],
    text: 'The {device} gave up its search in {belt}.',
    notify: 'scanning',
  },
  'scan.started': {
    members: [...AT_DEVICE, 'completes_at: tick'],
    text: 'The {device} began to scan {location}.',
    notify: 'scanning',
  },
  'scan.completed': {
    members: [...AT_DEVICE, 'sites_found: count', 'units_found: units'],
    text: 'The {device} scanned {location}: {sites_found} sites, {units_found} units.',
    notify: 'scanning',
  },
  'scan.cancelled': {
    members: AT_DEVICE,
    text: 'The {device} gave up its scan of {location}.',
    notify: 'scanning',
  },
  'salvage.found': {
    members: [...AT_DEVICE, 'site'],
    text: 'The {device} found salvage: {site}.',
    notify: 'scanning',
    mail: 'alert',
  },
});

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

/** The events of terraforming. */
export const terraformingEvents = /* @__PURE__ */ defineEvents({
  'terraforming.started': {
    members: AT_DEVICE,
    text: 'The {device} began to work on {location}.',
    notify: 'devices',
  },
  'terraforming.stopped': {
    members: [...AT_DEVICE, 'reason'],
    text: 'The {device} stopped its work on {location} ({reason}).',
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
    notify: 'devices',
  },
});

import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of mining, and of searches and scans for something to mine. */
export const miningEvents = /* @__PURE__ */ defineEvents({
  'mining.started': {
    members: [...AT_DEVICE, 'site', 'resource', 'cycle_time_seconds: seconds'],
    derived: ['availability', 'belt', 'density', 'designation', 'location_type'],
    text: 'The {device} began to mine {resource_type} at {site}.',
    many: '{devices} began to mine.',
    notify: 'mining',
  },
  'mining.relocated': {
    members: [...AT_DEVICE, 'site', 'resource', 'former_site: site'],
    derived: ['belt'],
    text: 'The {device} moved from {former_site} to {site} to mine {resource_type}.',
    many: '{devices} moved to other sites.',
    notify: 'mining',
  },
  'mining.stopped': {
    members: [...AT_DEVICE, 'resource', 'quantity_mined: units', 'reason'],
    derived: ['belt'],
    text: 'The {device} stopped after {quantity_mined} {resource_type} ({reason}).',
    many: '{devices} stopped mining after {quantity_mined} units.',
    notify: 'mining',
  },
  'mining.evicted': {
    members: [...AT_DEVICE, 'resource'],
    derived: ['belt'],
    text: 'The {device} may no longer mine {resource_type}: another account locks the system.',
    notify: 'multiplayer',
  },
  'site.depleted': {
    members: [...AT_DEVICE, 'site', 'resource'],
    derived: ['belt'],
    text: '{site} has run out of {resource_type}.',
    many: '{count} deposits have run out.',
    notify: 'mining',
  },
  'site.closed': {
    members: [...AT_DEVICE, 'site'],
    derived: ['belt'],
    text: '{site} is closed.',
    many: '{count} sites are closed.',
    notify: 'location_events',
  },
  'search.started': {
    members: [...AT_DEVICE, 'site', 'completes_at: tick'],
    derived: ['belt'],
    text: 'The {device} began to look for a site in {belt}.',
    many: '{devices} began to look for sites.',
    notify: 'scanning',
  },
  'search.completed': {
    members: [...AT_DEVICE, 'site'],
    derived: ['belt'],
    text: 'The {device} found {site}.',
    many: '{devices} found sites.',
    notify: 'location_events',
    mail: 'alert',
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
    many: '{devices} began a scan.',
    notify: 'scanning',
  },
  'scan.completed': {
    members: [...AT_DEVICE, 'sites_found: count', 'units_found: units'],
    text: 'The {device} scanned {location}: {sites_found} sites, {units_found} units.',
    many: '{devices} finished a scan: {sites_found} sites, {units_found} units.',
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

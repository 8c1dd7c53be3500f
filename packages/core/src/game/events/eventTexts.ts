import type { EventName } from './catalogue.js';

/**
 * What each event says to a person, one line for each event of CATALOGUE. `{device}` is the type of
 * its device in words, any other name in braces a member of its payload. Whoever appends an event
 * appends a line here; a new kind of number wants a line in EVENT_FIELDS (`eventMembers.ts`), a new
 * first segment one in HEADINGS (`eventHeadings.ts`). The compiler asks for all three.
 */
export const EVENT_TEXTS: Readonly<Record<EventName, string>> = {
  'account.opened': 'The account was opened; its fleet is at {location}.',
  'account.updated': 'The settings of the account were changed.',
  'replicant.updated': 'The settings of the replicant were changed.',
  'replicant.created': 'The {device} is the home of {new_replicant_code} now.',
  'device.deployed': 'The {device} was deployed at {location}.',
  'travel.departed': 'The {device} left {location} for {destination}.',
  'travel.cancelled': 'The {device} turned back to {destination}.',
  'travel.arrived': 'The {device} arrived at {location} from {origin}.',
  'mining.started': 'The {device} began to mine {resource_type} at {site}.',
  'mining.relocated': 'The {device} moved from {former_site} to {site} to mine {resource_type}.',
  'mining.stopped': 'The {device} stopped after {quantity_mined} {resource_type} ({reason}).',
  'site.depleted': '{site} has run out of {resource_type}.',
  'site.closed': '{site} is closed.',
  'search.started': 'The {device} began to look for a site in {belt}.',
  'search.completed': 'The {device} found {site}.',
  'search.cancelled': 'The {device} gave up its search in {belt}.',
  'print.started': 'The {device} began to print a {device_type}.',
  'print.waiting': 'The {device} waits for resources to print a {device_type}.',
  'print.completed': 'The {device} printed a {device_type}.',
  'print.cancelled': 'The print of a {device_type} was cancelled.',
  'device.stowed': 'The {device} was stowed in {carrier_device_code}.',
  'device.attached': 'The {device} was attached to {carrier_device_code}.',
  'device.detached': 'The {device} was let go by {carrier_device_code}.',
  'device.changed_owner': 'The {device} went from {former_replicant_code} to {new_replicant_code}.',
  'device.tagged': 'The {device} has {tag_count} tags now.',
  'print.oncomplete_refused': '{new_device_code} could not {command}: {code}.',
  'cargo.collected': 'The {device} loaded {quantity} {resource_type} at {location}.',
  'cargo.deposited': 'The {device} unloaded {quantity} {resource_type} at {location}.',
  'terraforming.started': 'The {device} began to work on {location}.',
  'terraforming.stopped': 'The {device} stopped its work on {location} ({reason}).',
  'terraforming.configured': 'The {device} is set to {direction} at {strength_ppm} ppm.',
  'terraforming.milestone': 'On {location}, {attribute} passed {milestone_milli} / 1000.',
  'device.repaired': 'The {device} repaired {target_device_code} at {location}.',
  'hub.activated': 'The {device} at {location} is active: its system is locked.',
  'hub.deactivated': 'The {device} at {location} is inactive ({reason}): its system is open again.',
  'hub.warning': 'The {device} at {location} has decayed to {integrity_ppm} millionths.',
  'hub.maintained': 'The {device} at {location} was maintained from the stock there.',
  'hub.destroyed': 'The {device_type} at {location} has decayed to nothing.',
  'relay.activated': 'The {device} at {location} is active.',
  'relay.deactivated': 'The {device} at {location} is inactive ({reason}).',
  'beacon.activated': 'The {device} at {location} is active.',
  'beacon.deactivated': 'The {device} at {location} is inactive ({reason}).',
  'scan.started': 'The {device} began to scan {location}.',
  'scan.completed': 'The {device} scanned {location}: {sites_found} sites, {units_found} units.',
  'scan.cancelled': 'The {device} gave up its scan of {location}.',
  'salvage.found': 'The {device} found salvage: {site}.',
  'ami.adopted': 'The {device} adopted {adopted_device_code}.',
  'ami.released': 'The {device} released {adopted_device_code}.',
  'ami.directive_set': 'The {device} has a directive: {directive}.',
  'ami.directive_cleared': 'The {device} no longer has a directive.',
  'ami.mining.digest':
    'Mined for the {device}: structural {structural}, conductive {conductive}, ' +
    'silicates {silicates}, carbon {carbon}, volatiles {volatiles}, rares {rares}.',
};

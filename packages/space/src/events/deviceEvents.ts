import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of devices: carried, handed over, tagged, repaired, taken apart. */
export const deviceEvents = /* @__PURE__ */ defineEvents({
  'device.deployed': {
    members: AT_DEVICE,
    derived: ['star'],
    text: 'The {device} was deployed at {location}.',
    many: '{devices} were deployed.',
    notify: 'devices',
    logEntry: { event_type: 'device_deployed', members: ['location', 'star'] },
  },
  'device.stowed': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was stowed in {carrier_device_code}.',
    many: '{devices} were stowed.',
    notify: 'devices',
  },
  'device.attached': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was attached to {carrier_device_code}.',
    many: '{devices} were attached.',
    notify: 'devices',
  },
  'device.detached': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was let go by {carrier_device_code}.',
    many: '{devices} were let go.',
    notify: 'devices',
  },
  'device.changed_owner': {
    members: [...AT_DEVICE, 'former_replicant: replicant', 'new_replicant: replicant'],
    text: 'The {device} went from {former_replicant_code} to {new_replicant_code}.',
    notify: 'trade',
  },
  'device.received': {
    members: AT_DEVICE,
    text: 'Another account gave you the {device} at {location}.',
    notify: 'multiplayer',
  },
  'device.tagged': {
    members: [...AT_DEVICE, 'tag_count: count'],
    text: 'The tags of the {device} changed.',
    many: '{devices} have other tags now.',
    notify: 'devices',
  },
  'device.named': {
    members: AT_DEVICE,
    text: 'The name of the {device} changed.',
    notify: 'devices',
  },
  'device.repaired': {
    members: [...AT_DEVICE, 'target: device', 'restored_ppm: ppm'],
    text: 'The {device} repaired {target_device_code} at {location}.',
    notify: 'devices',
  },
  'device.decommissioning': {
    members: [...AT_DEVICE, 'destination: location', 'arrives_at: tick'],
    text: 'The {device} left {location} for {destination} to be taken apart.',
    notify: 'devices',
  },
  'device.disassembling': {
    members: [...AT_DEVICE, 'completes_at: tick'],
    text: 'The {device} is being taken apart at {location}.',
    many: '{devices} are being taken apart.',
    notify: 'devices',
  },
  'device.decommission_cancelled': {
    members: AT_DEVICE,
    text: 'The {device} found no autofactory and is idle at {location}.',
    notify: 'devices',
  },
  'device.recovered': {
    members: [...AT_DEVICE, 'resource', 'quantity: units'],
    text: '{quantity} {resource_type} came back from the {device} at {location}.',
    many: '{quantity} units came back from devices that were taken apart.',
    notify: 'devices',
  },
  'device.decommissioned': {
    members: [...AT_DEVICE, 'device_type'],
    text: 'The {device} was taken apart at {location}.',
    many: '{devices} were taken apart.',
    notify: 'devices',
  },
});

/** The events of journeys. */
export const travelEvents = /* @__PURE__ */ defineEvents({
  'travel.departed': {
    members: [...AT_DEVICE, 'destination: location', 'arrives_at: tick'],
    text: 'The {device} left {location} for {destination}.',
    many: '{devices} departed.',
    notify: 'travel',
  },
  'travel.cancelled': {
    members: [...AT_DEVICE, 'destination: location', 'arrives_at: tick'],
    text: 'The {device} turned back to {destination}.',
    many: '{devices} turned back.',
    notify: 'travel',
  },
  'travel.arrived': {
    members: [...AT_DEVICE, 'origin: location'],
    text: 'The {device} arrived at {location} from {origin}.',
    many: '{devices} arrived.',
    notify: 'travel',
  },
});

/** The events of cargo. */
export const cargoEvents = /* @__PURE__ */ defineEvents({
  'cargo.collected': {
    members: [...AT_DEVICE, 'resource', 'quantity: units'],
    text: 'The {device} loaded {quantity} {resource_type} at {location}.',
    many: '{devices} loaded {quantity} units.',
    notify: 'devices',
  },
  'cargo.deposited': {
    members: [...AT_DEVICE, 'resource', 'quantity: units'],
    text: 'The {device} unloaded {quantity} {resource_type} at {location}.',
    many: '{devices} unloaded {quantity} units.',
    notify: 'devices',
  },
});

/** The events of printing. */
export const printEvents = /* @__PURE__ */ defineEvents({
  'print.ordered': {
    members: [...AT_DEVICE, 'device_type', 'job_id: job', 'batch_id: job'],
    text: 'The {device} has an order to print a {device_type}.',
    many: '{count} prints were ordered.',
    notify: 'printing',
  },
  'print.started': {
    members: [...AT_DEVICE, 'device_type', 'job_id: job', 'completes_at: tick'],
    text: 'The {device} began to print a {device_type}.',
    many: '{count} prints began.',
    notify: 'printing',
  },
  'print.waiting': {
    members: [...AT_DEVICE, 'device_type', 'job_id: job'],
    text: 'The {device} waits for resources to print a {device_type}.',
    many: '{count} prints wait for resources.',
    notify: 'printing',
  },
  'print.completed': {
    members: [...AT_DEVICE, 'device_type', 'job_id: job', 'new_device: device'],
    text: 'The {device} printed a {device_type}.',
    many: '{count} devices were printed.',
    notify: 'printing',
    logEntry: {
      event_type: 'print_complete',
      members: ['device_type', 'location', 'new_device_code'],
    },
  },
  'print.cancelled': {
    members: [...AT_DEVICE, 'device_type', 'job_id: job'],
    text: 'The print of a {device_type} was cancelled.',
    many: '{count} prints were cancelled.',
    notify: 'printing',
  },
  'print.oncomplete_refused': {
    members: [...AT_DEVICE, 'new_device: device', 'follow_up', 'refusal'],
    text: '{new_device_code} could not {command}: {code}.',
    notify: 'printing',
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
  'hub.locked_out': {
    members: ['replicant', 'location'],
    text: 'A hub of another account locks the system of {location}.',
    notify: 'multiplayer',
    mail: 'social',
  },
  'hub.greeting': {
    members: ['replicant', 'location', 'sender'],
    derived: ['greeting'],
    text: '{sender_code} greets you at {location}: “{greeting}”.',
    notify: 'multiplayer',
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
    many: '{devices} were maintained from stock.',
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

import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of devices: carried, handed over, tagged, repaired, taken apart. */
export const deviceEvents = /* @__PURE__ */ defineEvents({
  'device.deployed': {
    members: AT_DEVICE,
    derived: ['star'],
    text: 'The {device} was deployed at {location}.',
    notify: 'devices',
    logEntry: { event_type: 'device_deployed', members: ['location', 'star'] },
  },
  'device.stowed': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was stowed in {carrier_device_code}.',
    notify: 'devices',
  },
  'device.attached': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was attached to {carrier_device_code}.',
    notify: 'devices',
  },
  'device.detached': {
    members: [...AT_DEVICE, 'carrier: device'],
    text: 'The {device} was let go by {carrier_device_code}.',
    notify: 'devices',
  },
  'device.changed_owner': {
    members: [...AT_DEVICE, 'former_replicant: replicant', 'new_replicant: replicant'],
    text: 'The {device} went from {former_replicant_code} to {new_replicant_code}.',
    notify: 'devices',
  },
  'device.tagged': {
    members: [...AT_DEVICE, 'tag_count: count'],
    text: 'The {device} has {tag_count} tags now.',
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
    notify: 'devices',
  },
  'device.decommissioned': {
    members: [...AT_DEVICE, 'device_type'],
    text: 'The {device} was taken apart at {location}.',
    notify: 'devices',
  },
});

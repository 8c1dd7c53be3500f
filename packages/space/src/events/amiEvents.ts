import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of controllers. */
export const amiEvents = /* @__PURE__ */ defineEvents({
  'ami.adopted': {
    members: [...AT_DEVICE, 'adopted_device: device'],
    text: 'The {device} adopted {adopted_device_code}.',
    many: '{count} devices were adopted.',
    notify: 'ami',
  },
  'ami.released': {
    members: [...AT_DEVICE, 'adopted_device: device'],
    text: 'The {device} released {adopted_device_code}.',
    many: '{count} devices were released.',
    notify: 'ami',
  },
  'ami.directive_set': {
    members: [...AT_DEVICE, 'directive'],
    text: 'The {device} has a directive: {directive}.',
    notify: 'ami',
    mail: 'simulation',
  },
  'ami.directive_cleared': {
    members: [...AT_DEVICE, 'directive'],
    text: 'The {device} no longer has a directive.',
    notify: 'ami',
    mail: 'simulation',
  },
  'ami.directive_timed_out': {
    members: [...AT_DEVICE, 'directive'],
    text: 'The {device} had nothing to mine at {location} for too long: its directive has ended.',
    notify: 'ami',
    mail: 'simulation',
  },
  'ami.idle': {
    members: [...AT_DEVICE, 'drones: count'],
    text: 'The {device} has nothing to mine at {location} for its {drones} drones there.',
    many: '{devices} have nothing to mine for their drones.',
    notify: 'ami',
    mail: 'simulation',
  },
  'ami.mining.digest': {
    members: [...AT_DEVICE, 'mined_1_2: pair', 'mined_3_4: pair', 'mined_5_6: pair'],
    derived: ['structural', 'conductive', 'silicates', 'carbon', 'volatiles', 'rares'],
    text:
      'Mined for the {device}: structural {structural}, conductive {conductive}, ' +
      'silicates {silicates}, carbon {carbon}, volatiles {volatiles}, rares {rares}.',
    notify: 'ami',
    mutable: false,
  },
});

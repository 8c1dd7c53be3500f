import { AT_DEVICE, defineEvents } from './defineEvents.js';

/** The events of controllers. */
export const amiEvents = /* @__PURE__ */ defineEvents({
  'ami.adopted': {
    members: [...AT_DEVICE, 'adopted_device: device'],
    text: 'The {device} adopted {adopted_device_code}.',
    notify: 'ami',
  },
  'ami.released': {
    members: [...AT_DEVICE, 'adopted_device: device'],
    text: 'The {device} released {adopted_device_code}.',
    notify: 'ami',
  },
  'ami.directive_set': {
    members: [...AT_DEVICE, 'directive'],
    text: 'The {device} has a directive: {directive}.',
    notify: 'ami',
  },
  'ami.directive_cleared': {
    members: [...AT_DEVICE, 'directive'],
    text: 'The {device} no longer has a directive.',
    notify: 'ami',
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

import type { Feature } from '../ruleset/blueprint.js';
import type { Status } from '../state/statuses.js';

/** The commands of devices, in the order of lists. */
export const DEVICE_COMMANDS = [
  'travel',
  'recall',
  'start_mining',
  'retarget',
  'deactivate',
  'search',
  'enqueue_print',
  'dequeue_print',
  'clear_queue',
] as const;

/** A command that a device can be given. */
export type DeviceCommand = (typeof DEVICE_COMMANDS)[number];

/** What the machine says to a command: `allowed`, or the code of the refusal. */
export type Permission = 'allowed' | 'device_busy' | 'wrong_state';

/** The features that bring a command, any of them. */
export const FEATURES_OF: Readonly<Record<DeviceCommand, readonly Feature[]>> = {
  travel: ['cruise'],
  recall: ['cruise'],
  start_mining: ['mine'],
  retarget: ['mine'],
  deactivate: ['mine', 'survey'],
  search: ['survey'],
  enqueue_print: ['print'],
  dequeue_print: ['print'],
  clear_queue: ['print'],
};

const PARKED = {
  travel: 'allowed',
  recall: 'allowed',
  start_mining: 'allowed',
  retarget: 'wrong_state',
  deactivate: 'wrong_state',
  search: 'allowed',
  enqueue_print: 'allowed',
  dequeue_print: 'allowed',
  clear_queue: 'allowed',
} as const satisfies Readonly<Record<DeviceCommand, Permission>>;

const UNDER_WAY = {
  travel: 'device_busy',
  recall: 'allowed',
  start_mining: 'device_busy',
  retarget: 'wrong_state',
  deactivate: 'wrong_state',
  search: 'device_busy',
  enqueue_print: 'device_busy',
  dequeue_print: 'wrong_state',
  clear_queue: 'wrong_state',
} as const satisfies Readonly<Record<DeviceCommand, Permission>>;

const AT_WORK = {
  ...PARKED,
  start_mining: 'device_busy',
  deactivate: 'allowed',
  search: 'device_busy',
  enqueue_print: 'device_busy',
  dequeue_print: 'wrong_state',
  clear_queue: 'wrong_state',
} as const satisfies Readonly<Record<DeviceCommand, Permission>>;

/** A printer with a job stays where it is: `clear_queue` frees it. */
const AT_PRINT = {
  ...PARKED,
  travel: 'device_busy',
  recall: 'device_busy',
  start_mining: 'device_busy',
  search: 'device_busy',
} as const satisfies Readonly<Record<DeviceCommand, Permission>>;

/** Whether a device in a state can be given a command: state × command, the whole of it. */
export const STATE_MACHINE: Readonly<Record<Status, Readonly<Record<DeviceCommand, Permission>>>> =
  {
    idle: PARKED,
    travelling: UNDER_WAY,
    recalling: { ...UNDER_WAY, recall: 'wrong_state' },
    mining: { ...AT_WORK, retarget: 'allowed' },
    searching: AT_WORK,
    tracking: AT_WORK,
    printing: AT_PRINT,
    waiting_for_resources: AT_PRINT,
  };

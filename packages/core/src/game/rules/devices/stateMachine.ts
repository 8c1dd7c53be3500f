import type { Feature } from '../../ruleset/blueprint.js';
import type { Status } from '../../state/devices/statuses.js';

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
  'scan',
  'stow',
  'deploy',
  'attach',
  'detach',
  'collect_resources',
  'deposit_resources',
  'adopt',
  'release',
  'set_directive',
  'clear_directive',
  'activate',
  'repair',
  'change_owner',
  'decommission',
  'configure',
  'set_tags',
  'replicate',
] as const;

/** A command that a device can be given. */
export type DeviceCommand = (typeof DEVICE_COMMANDS)[number];

/** What the machine says to a command: `allowed`, or the code of the refusal. */
export type Permission = 'allowed' | 'device_busy' | 'wrong_state';

/** The features that bring a command, any of them; a command without any is for every device. */
export const FEATURES_OF: Readonly<Record<DeviceCommand, readonly Feature[]>> = {
  travel: ['cruise'],
  recall: ['cruise'],
  start_mining: ['mine'],
  retarget: ['mine'],
  deactivate: ['mine', 'survey', 'hub', 'relay', 'beacon', 'terraform'],
  search: ['survey'],
  enqueue_print: ['print'],
  dequeue_print: ['print'],
  clear_queue: ['print'],
  scan: ['survey'],
  stow: ['stow'],
  deploy: ['stow'],
  attach: ['attach'],
  detach: ['attach'],
  collect_resources: ['transport'],
  deposit_resources: ['transport'],
  adopt: ['ami'],
  release: ['ami'],
  set_directive: ['ami'],
  clear_directive: ['ami'],
  activate: ['hub', 'relay', 'beacon', 'terraform'],
  repair: ['maintenance'],
  change_owner: [],
  decommission: [],
  configure: ['terraform'],
  set_tags: [],
  replicate: ['host'],
};

type Row = Readonly<Record<DeviceCommand, Permission>>;

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
  scan: 'allowed',
  stow: 'allowed',
  deploy: 'wrong_state',
  attach: 'allowed',
  detach: 'allowed',
  collect_resources: 'allowed',
  deposit_resources: 'allowed',
  adopt: 'allowed',
  release: 'allowed',
  set_directive: 'allowed',
  clear_directive: 'allowed',
  activate: 'allowed',
  repair: 'allowed',
  change_owner: 'allowed',
  decommission: 'allowed',
  configure: 'allowed',
  set_tags: 'allowed',
  replicate: 'allowed',
} as const satisfies Row;

/** What has begun cannot be begun again; leaving for elsewhere ends it. */
const AT_WORK = {
  ...PARKED,
  start_mining: 'device_busy',
  deactivate: 'allowed',
  search: 'device_busy',
  enqueue_print: 'device_busy',
  dequeue_print: 'wrong_state',
  clear_queue: 'wrong_state',
  scan: 'device_busy',
  collect_resources: 'device_busy',
  deposit_resources: 'device_busy',
  activate: 'device_busy',
  repair: 'device_busy',
  change_owner: 'device_busy',
  replicate: 'device_busy',
} as const satisfies Row;

/** A printer with a job stays where it is: `clear_queue` frees it. */
const AT_PRINT = {
  ...PARKED,
  travel: 'device_busy',
  recall: 'device_busy',
  start_mining: 'device_busy',
  search: 'device_busy',
  scan: 'device_busy',
  stow: 'device_busy',
  activate: 'device_busy',
  repair: 'device_busy',
  change_owner: 'device_busy',
  decommission: 'device_busy',
  replicate: 'device_busy',
} as const satisfies Row;

const UNDER_WAY = {
  ...AT_WORK,
  travel: 'device_busy',
  deactivate: 'wrong_state',
  stow: 'device_busy',
  attach: 'device_busy',
  detach: 'device_busy',
  adopt: 'device_busy',
  decommission: 'device_busy',
} as const satisfies Row;

/** Carried by another device: what moves or works must come out first. */
const ABOARD = {
  ...UNDER_WAY,
  recall: 'device_busy',
  stow: 'wrong_state',
  deploy: 'allowed',
  release: 'device_busy',
  set_directive: 'device_busy',
  clear_directive: 'device_busy',
  change_owner: 'allowed',
} as const satisfies Row;

const LEAVING = {
  ...UNDER_WAY,
  recall: 'device_busy',
  release: 'device_busy',
  set_directive: 'device_busy',
  clear_directive: 'device_busy',
  configure: 'device_busy',
} as const satisfies Row;

/** Whether a device in a state can be given a command: state × command, the whole of it. */
export const STATE_MACHINE: Readonly<Record<Status, Row>> = {
  idle: PARKED,
  travelling: UNDER_WAY,
  recalling: { ...UNDER_WAY, recall: 'wrong_state' },
  mining: { ...AT_WORK, retarget: 'allowed' },
  searching: AT_WORK,
  tracking: AT_WORK,
  printing: AT_PRINT,
  waiting_for_resources: AT_PRINT,
  scanning: AT_WORK,
  stowed: ABOARD,
  attached: { ...ABOARD, deploy: 'wrong_state' },
  active: { ...AT_WORK, activate: 'wrong_state' },
  decommissioning: LEAVING,
  disassembling: LEAVING,
};

import type { EventName } from '../../events/events.js';
import type { StopReason } from '../../events/eventMembers.js';

/** What a device can be at, or in, when something comes between. */
export const INTERRUPTIBLES = [
  'travel',
  'mining',
  'search',
  'tracking',
  'print',
  'scan',
  'adoption',
  'cargo',
  'hub',
  'beacon',
  'terraforming',
  'decommission',
  'stowed',
  'attached',
] as const;

/** One kind of what can be interrupted. */
export type Interruptible = (typeof INTERRUPTIBLES)[number];

/**
 * What can come between. The first eight are commands: to the device itself, or (`attach`) to one
 * that is to carry it, or (`contribute`) of the account; `change_owner` is to another account,
 * `give_to_sibling` within it. Then:
 * another account's hub locks the system; what the operation is about is no more (the site's
 * resource, the controller, the carrier); the account's autofactory goes to another account.
 */
export const INTERRUPTIONS = [
  'travel',
  'recall',
  'stow',
  'attach',
  'change_owner',
  'give_to_sibling',
  'decommission',
  'contribute',
  'eviction',
  'loss_of_target',
  'loss_of_autofactory',
] as const;

/** One kind of interruption. */
export type Interruption = (typeof INTERRUPTIONS)[number];

/**
 * What becomes of an operation: the interruption is refused with this code (of `contribute`: the
 * reason in `rejected_detail`); or the operation ends,
 * told by this event (with this reason); or it goes on; or the two never meet.
 */
export type InterruptionResult = `refused ${string}` | `ends ${Ending}` | 'goes on' | 'cannot be';

type Ending = EventName | `${EventName} ${StopReason}`;

type Row = Readonly<Record<Interruption, InterruptionResult>>;

/** What stops nobody but miners, at places that have no megastructure. */
const ALONE = {
  contribute: 'cannot be',
  eviction: 'goes on',
  loss_of_target: 'cannot be',
  loss_of_autofactory: 'goes on',
} as const;

const BUSY = {
  travel: 'refused device_busy',
  recall: 'refused device_busy',
  stow: 'refused device_busy',
  attach: 'refused device_busy',
  change_owner: 'refused device_busy',
  give_to_sibling: 'refused device_busy',
  decommission: 'refused device_busy',
} as const;

const CARRIED = {
  ...BUSY,
  stow: 'refused wrong_state',
  attach: 'refused wrong_state',
  change_owner: 'refused still_aboard',
  give_to_sibling: 'goes on',
  contribute: 'cannot be',
  eviction: 'goes on',
  loss_of_autofactory: 'goes on',
} as const;

/** Work at a place ends, always in the same way, when its device is taken away. */
function work(ended: EventName) {
  return {
    ...BUSY,
    travel: `ends ${ended}`,
    recall: `ends ${ended}`,
    stow: `ends ${ended}`,
    attach: `ends ${ended}`,
    decommission: `ends ${ended}`,
    ...ALONE,
  } as const;
}

/** What becomes of a running operation: operation × interruption, the whole of it. */
export const INTERRUPTION_RESULTS: Readonly<Record<Interruptible, Row>> = {
  travel: { ...BUSY, recall: 'ends travel.cancelled', ...ALONE, contribute: 'refused in_transit' },
  mining: {
    ...work('mining.stopped'),
    travel: 'ends mining.stopped departed',
    recall: 'ends mining.stopped departed',
    stow: 'ends mining.stopped stowed',
    attach: 'ends mining.stopped attached',
    eviction: 'ends mining.stopped system_locked',
    // Before that it moves to another site of the place that has the resource.
    loss_of_target: 'ends mining.stopped depleted',
    decommission: 'ends mining.stopped decommissioned',
  },
  search: work('search.cancelled'),
  tracking: work('site.closed'),
  // Its matter is in escrow: only `clear_queue` and `dequeue_print` refund it, where it prints.
  print: {
    ...BUSY,
    ...ALONE,
    contribute: 'refused busy',
    loss_of_autofactory: 'refused device_busy',
  },
  scan: work('scan.cancelled'),
  adoption: {
    travel: 'goes on',
    recall: 'goes on',
    stow: 'goes on',
    attach: 'goes on',
    change_owner: 'ends ami.released',
    give_to_sibling: 'ends ami.released',
    decommission: 'ends ami.released',
    ...ALONE,
    contribute: 'ends ami.released',
    loss_of_target: 'ends ami.released',
  },
  // What is in the hold goes along; before a decommission it is put into the stock at the place.
  cargo: {
    travel: 'goes on',
    recall: 'goes on',
    stow: 'goes on',
    attach: 'goes on',
    change_owner: 'goes on',
    give_to_sibling: 'goes on',
    decommission: 'ends cargo.deposited',
    ...ALONE,
    contribute: 'refused busy',
  },
  hub: {
    ...BUSY,
    travel: 'refused missing_feature',
    recall: 'refused missing_feature',
    stow: 'refused missing_feature',
    attach: 'ends hub.deactivated attached',
    decommission: 'ends hub.deactivated decommissioned',
    ...ALONE,
    // A system has one hub.
    eviction: 'cannot be',
  },
  beacon: {
    ...work('beacon.deactivated'),
    travel: 'refused missing_feature',
    recall: 'refused missing_feature',
    stow: 'ends beacon.deactivated stowed',
    attach: 'ends beacon.deactivated attached',
    decommission: 'ends beacon.deactivated decommissioned',
    contribute: 'ends beacon.deactivated contributed',
  },
  terraforming: {
    ...work('terraforming.stopped'),
    travel: 'ends terraforming.stopped departed',
    recall: 'ends terraforming.stopped departed',
    stow: 'ends terraforming.stopped stowed',
    attach: 'ends terraforming.stopped attached',
    decommission: 'ends terraforming.stopped decommissioned',
  },
  // What cannot go on to another autofactory of the system is idle where it is.
  decommission: {
    ...BUSY,
    ...ALONE,
    contribute: 'refused in_transit',
    loss_of_autofactory: 'ends device.decommission_cancelled',
  },
  stowed: {
    ...CARRIED,
    contribute: 'ends device.deployed',
    loss_of_target: 'ends device.deployed',
  },
  attached: {
    ...CARRIED,
    contribute: 'ends device.detached',
    loss_of_target: 'ends device.detached',
  },
};

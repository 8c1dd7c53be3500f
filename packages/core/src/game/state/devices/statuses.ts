import { itemAt } from '../itemAt.js';

/** What a device can be doing. A status's number in the state is its position + 1: append only. */
export const STATUSES = [
  'idle',
  'travelling',
  'recalling',
  'mining',
  'searching',
  'tracking',
  'printing',
  'waiting_for_resources',
  'scanning',
  'stowed',
  'attached',
  'active',
  'decommissioning',
  'disassembling',
] as const;

/** One status of a device by its name. */
export type Status = (typeof STATUSES)[number];

/** The numbers of the statuses. */
export const STATUS = {
  idle: 1,
  travelling: 2,
  recalling: 3,
  mining: 4,
  searching: 5,
  tracking: 6,
  printing: 7,
  waitingForResources: 8,
  scanning: 9,
  stowed: 10,
  attached: 11,
  active: 12,
  decommissioning: 13,
  disassembling: 14,
} as const;

/**
 * The status of a number in the state.
 *
 * @throws Error when no status has this number.
 */
export function statusAt(number: number): Status {
  return itemAt(STATUSES, number - 1);
}

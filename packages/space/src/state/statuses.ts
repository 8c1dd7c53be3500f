import { itemAt } from './itemAt.js';

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

/** A device that works at its place and may leave; leaving ends the work. */
export const AT_WORK = [
  'mining',
  'searching',
  'tracking',
  'scanning',
  'active',
] as const satisfies readonly Status[];

/** A printer with a job; it stays where it is. */
export const PRINTING = ['printing', 'waiting_for_resources'] as const satisfies readonly Status[];

/** A device between places. */
export const UNDER_WAY = ['travelling', 'recalling'] as const satisfies readonly Status[];

/** A device that another one carries. */
export const CARRIED = ['stowed', 'attached'] as const satisfies readonly Status[];

/** A device on its way out of the game. */
export const LEAVING = ['decommissioning', 'disassembling'] as const satisfies readonly Status[];

/** A device that others at its place can reach. */
export const IN_REACH: readonly Status[] = ['idle', ...AT_WORK, ...PRINTING];

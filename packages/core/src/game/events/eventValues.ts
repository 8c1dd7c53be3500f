import { floorDiv } from '../../kernel.js';

/** Why a mining run ended. A reason's number in an event is its position + 1: append only. */
export const STOP_REASONS = [
  'deactivated',
  'departed',
  'retargeted',
  'depleted',
  'stock_full',
  'site_closed',
  'stowed',
  'attached',
  'system_locked',
  'directed',
  'decommissioned',
] as const;

/** One reason why a run ended, as the wire names it. */
export type StopReason = (typeof STOP_REASONS)[number];

/** The number of a reason in an event. */
export function reasonIndex(reason: StopReason): number {
  return STOP_REASONS.indexOf(reason) + 1;
}

/**
 * The commands that may follow a print, given to (or for) the new device. A command's number in
 * an event is its position + 1: append only.
 */
export const FOLLOW_UPS = [
  'set_tags',
  'adopt',
  'start_mining',
  'travel',
  'stow',
  'activate',
  'search',
  'scan',
] as const;

/** The number of a follow-up in an event; 0 for what is none. */
export function followUpIndex(name: string): number {
  return (FOLLOW_UPS as readonly string[]).indexOf(name) + 1;
}

/** The maximum of each number of a pair: 2^26 - 1. */
export const MAX_PAIR = 67_108_863;

/** Two numbers from 0 to MAX_PAIR as one integer of an event. */
export function packPair(first: number, second: number): number {
  return first * (MAX_PAIR + 1) + second;
}

/** The two numbers of a pair. */
export function unpackPair(pair: number): { readonly first: number; readonly second: number } {
  return { first: floorDiv(pair, MAX_PAIR + 1), second: pair % (MAX_PAIR + 1) };
}

import { floorDiv } from '../../kernel.js';

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

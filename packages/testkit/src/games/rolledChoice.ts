import { below, roll } from '@astrarium/core/kernel';
import type { Choice } from './recordGame.js';

/** The purpose of all rolls of choices. */
const CHOICE_CHANCE = 0xc401;

/**
 * What chance says about the n-th step of a game that may go on for ever: seven of ten are
 * commands, mostly of somebody who is after something; the rest is time, at most `ticks` at once.
 */
export function rolledChoice(seed: number, n: number, ticks: number): Choice {
  const some = (salt: number, limit: number): number =>
    below(limit, roll(seed, CHOICE_CHANCE, n, 0, salt));
  const kind = some(0, 20);
  if (kind === 0) return { kind: 'tick' };
  if (kind < 4) return { kind: 'advance', ticks: some(1, 30) };
  if (kind < 6) return { kind: 'advance', ticks: some(1, ticks) };
  const pick = [2, 3, 4, 5, 6, 7].map((salt) => roll(seed, CHOICE_CHANCE, n, 0, salt) >>> 1);
  return { kind: kind < 11 ? 'choose' : 'aim', pick };
}

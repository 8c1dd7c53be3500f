import { below, roll } from '@astrarium/core/kernel';
import type { Choice } from './recordGame.js';

/** The domain of the rolls of choices. */
const CHOICE_ROLLS = 0xc401;

/**
 * The n-th step of an endless random game: 70 percent are commands, mostly of a player with an aim;
 * the rest are ticks, at most `ticks` at once.
 */
export function randomChoice(seed: number, n: number, ticks: number): Choice {
  const some = (salt: number, limit: number): number =>
    below(limit, roll(seed, CHOICE_ROLLS, n, 0, salt));
  const kind = some(0, 20);
  if (kind === 0) return { kind: 'tick' };
  if (kind < 4) return { kind: 'advance', ticks: some(1, 30) };
  if (kind < 6) return { kind: 'advance', ticks: some(1, ticks) };
  const pick = [2, 3, 4, 5, 6, 7].map((salt) => roll(seed, CHOICE_ROLLS, n, 0, salt) >>> 1);
  return { kind: kind < 11 ? 'choose' : 'aim', pick };
}

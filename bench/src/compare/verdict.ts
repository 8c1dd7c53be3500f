import { median } from '../measure/statistics.js';

/** The times of one round: of A, of A once more, and of B. */
export interface RoundTimes {
  readonly a: number;
  readonly again: number;
  readonly b: number;
}

/** The result of the rounds of one scenario. */
export interface Verdict {
  /** The time of B over the mean time of A: the median of the rounds. */
  readonly ratio: number;
  /** The median of the differences between the two measurements of A, as shares of the smaller. */
  readonly noise: number;
  readonly verdict: 'faster' | 'same' | 'slower';
}

/** The fewest rounds in which B can be told from A. */
export const MIN_ROUNDS = 7;
/** A smaller change of the time is not worth a report, even if it is certain. */
const SMALLEST_CHANGE = 0.02;
/** How often two equal programs may be called different in one direction. */
const FALSE_ALARMS = 1 / 1000;

/**
 * Compares B with A. B is slower when it takes longer than both measurements of A in almost every
 * round (see `roundsNeeded`), and at least 2 % longer in the median. This compares times only
 * within a round, and assumes nothing about their distribution.
 */
export function verdictOf(rounds: readonly RoundTimes[]): Verdict {
  const needed = roundsNeeded(rounds.length);
  const ratio = median(rounds.map(({ a, again, b }) => (2 * b) / (a + again)));
  const noise = median(rounds.map(({ a, again }) => Math.abs(a - again) / Math.min(a, again)));
  const slower = rounds.filter(({ a, again, b }) => b > Math.max(a, again)).length;
  const faster = rounds.filter(({ a, again, b }) => b < Math.min(a, again)).length;
  const isSlower = slower >= needed && ratio >= 1 + SMALLEST_CHANGE;
  const isFaster = faster >= needed && ratio <= 1 / (1 + SMALLEST_CHANGE);
  return { ratio, noise, verdict: isSlower ? 'slower' : isFaster ? 'faster' : 'same' };
}

/**
 * In how many of `rounds` B must take the longest of the three measurements. If A and B are equal,
 * each of the three is the longest in a third of the rounds; so many rounds come by chance less
 * than once in 1,000 comparisons. Returns more than `rounds` when these are too few.
 */
export function roundsNeeded(rounds: number): number {
  let needed = rounds + 1;
  /** The chance of exactly `needed - 1` rounds, and of all higher numbers. */
  let exactly = 3 ** -rounds;
  let chance = exactly;
  while (chance < FALSE_ALARMS) {
    needed -= 1;
    exactly *= (2 * needed) / (rounds - needed + 1);
    chance += exactly;
  }
  return needed;
}

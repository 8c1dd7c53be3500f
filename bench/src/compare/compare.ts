import { machine, table } from '../measure/page.js';
import { median } from '../measure/rounds.js';
import { contest, type Scenario, startApart, type Started } from '../measure/scenario.js';
import type { Build } from './build.js';

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

/** How two builds compare in one scenario. */
interface Comparison {
  readonly name: string;
  readonly size: number;
  /** The processor time of a measurement of all steps, in seconds. */
  readonly times: readonly RoundTimes[];
  readonly isSameHash: boolean;
}

/** What to compare. */
export interface ComparisonOptions {
  readonly rounds: number;
  /** The scenarios, which run at their own sizes (default: all with `compared`, at its sizes). */
  readonly scenarios?: readonly Scenario[] | undefined;
  /** This size instead. */
  readonly size?: number | undefined;
  readonly write: (text: string) => void;
  /** Starts our program of a build. */
  readonly start?: typeof startOurs;
  /** Shows what is being measured. */
  readonly onProgress: (text: string) => void;
}

const SIDES = ['a', 'b', 'again'] as const;
/** Rounds of steps in one measurement, after one that warms up. */
const STEP_ROUNDS = 5;

/**
 * Measures two builds in turns and prints how they compare. Returns the exit code: 1 when a
 * scenario is slower or reaches another hash, else 0. A scenario that a build does not have is
 * named and left out.
 */
export async function runComparison(
  [a, b]: readonly [Build, Build],
  all: readonly Scenario[],
  { onProgress, rounds, scenarios, size, start = startOurs, write }: ComparisonOptions,
): Promise<number> {
  const comparisons: Comparison[] = [];
  const missing: string[] = [];
  for (const scenario of scenarios ?? all.filter(({ compared }) => compared !== undefined)) {
    const { compared, name } = scenario;
    if (![a, b].every((build) => build.scenarios.some((each) => isOurs(each, name)))) {
      missing.push(name);
      continue;
    }
    const own = scenarios === undefined && compared !== undefined ? compared : scenario;
    const length = { rounds: STEP_ROUNDS, steps: own.steps };
    const times: RoundTimes[] = [];
    const hashes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      onProgress(`${name}: round ${round + 1} of ${rounds}`);
      const first = round % SIDES.length;
      // Each of the three is the first in every third round.
      const order = [...SIDES.slice(first), ...SIDES.slice(0, first)];
      const results = await contest(order, length, (side, steps) =>
        start(side === 'b' ? b : a, name, size ?? own.size, steps),
      );
      const timeOf = (side: (typeof SIDES)[number]): number =>
        median(results[side].rounds.map(({ cpuSeconds }) => cpuSeconds));
      for (const side of SIDES) hashes.add(results[side].hash);
      times.push({ a: timeOf('a'), again: timeOf('again'), b: timeOf('b') });
    }
    const isSameHash = hashes.size === 1;
    comparisons.push({ name, size: size ?? own.size, times, isSameHash });
  }
  onProgress('');
  const verdicts = comparisons.map(({ isSameHash, times }) =>
    isSameHash ? verdictOf(times).verdict : 'other hash',
  );
  const rows = comparisons.map(({ isSameHash, name, size: own, times }, at) => {
    const { noise, ratio } = verdictOf(times);
    const ofA = median(times.flatMap(({ a: one, again }) => [one, again])) * 1000;
    const ofB = median(times.map(({ b: one }) => one)) * 1000;
    const share = `${(noise * 100).toFixed(1)} %`;
    const hash = isSameHash ? 'same' : 'other';
    return [name, own, ofA, ofB, ratio.toFixed(3), share, hash, verdicts[at] ?? ''];
  });
  const heads = ['scenario', 'size', 'A ms', 'B ms', 'B / A', 'noise', 'hash', 'verdict'];
  write(`A is ${a.name}, B is ${b.name}; ${machine()}.\n\n${table(heads, rows)}`);
  for (const name of missing) write(`\n${name} is not in both revisions.\n`);
  return verdicts.some((verdict) => verdict === 'slower' || verdict === 'other hash') ? 1 : 0;
}

function isOurs({ name, programs }: Scenario, wanted: string): boolean {
  return name === wanted && programs?.['ours'] !== undefined;
}

function startOurs(build: Build, scenario: string, size: number, steps: number): Promise<Started> {
  return startApart(scenario, 'ours', size, steps, build.module);
}

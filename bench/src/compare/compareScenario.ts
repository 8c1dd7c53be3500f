import { contest } from '../measure/contest.js';
import type { Arena } from '../measure/contestant.js';
import { ALONE, type Compared, type Scenario } from '../measure/scenario.js';
import { median } from '../measure/statistics.js';
import { type RoundTimes, type Verdict, verdictOf } from './verdict.js';

/** How two builds compare in one scenario. */
export interface Comparison extends Omit<Verdict, 'verdict'> {
  readonly name: string;
  readonly devices: number;
  /** Milliseconds of processor time: the median of the measurements of A, and of those of B. */
  readonly a_ms: number;
  readonly b_ms: number;
  readonly same_hash: boolean;
  readonly verdict: Verdict['verdict'] | 'other hash';
  /** The processor time of each measurement, in seconds. */
  readonly rounds: readonly RoundTimes[];
}

/** How to compare. */
export interface CompareOptions {
  readonly devices: number;
  readonly rounds: number;
  /** Called before each round. */
  readonly onRound?: (round: number) => void;
}

/** Rounds of ticks in one measurement, after one that warms up. */
const TICK_ROUNDS = 5;
const SIDES = ['a', 'b', 'again'] as const;

/**
 * Compares two builds in one scenario. The arena has the contenders `a` and `again` of the first
 * and `b` of the second. Each round starts all three in fresh processes, which then take turns;
 * each of them is the first in every third round.
 */
export async function compareScenario(
  arena: Arena,
  { compared, name }: Scenario,
  { devices, onRound, rounds }: CompareOptions,
): Promise<Comparison> {
  const times: RoundTimes[] = [];
  const hashes = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    onRound?.(round + 1);
    const first = round % SIDES.length;
    const order = [...SIDES.slice(first), ...SIDES.slice(0, first)];
    const { a, again, b } = await contest(withoutWorlds(arena), order, lengthOf(compared));
    const [ofA, ofAgain, ofB] = [a, again, b].map(({ finish, summary }) => {
      hashes.add(finish.hash);
      return compared.ticks / summary.ticks_per_second;
    }) as [number, number, number];
    times.push({ a: ofA, again: ofAgain, b: ofB });
  }
  const { noise, ratio, verdict } = verdictOf(times);
  const same_hash = hashes.size === 1;
  return {
    name,
    devices,
    a_ms: median(times.flatMap(({ a, again }) => [a, again])) * 1000,
    b_ms: median(times.map(({ b }) => b)) * 1000,
    ratio,
    noise,
    same_hash,
    verdict: same_hash ? verdict : 'other hash',
    rounds: times,
  };
}

function lengthOf({ contender, ticks }: Compared) {
  if (contender === ALONE) return { rounds: 1, warmUps: 0, ticks };
  return { rounds: TICK_ROUNDS, ticks };
}

/** An arena whose contenders may reach different worlds: a comparison reports the other hash. */
function withoutWorlds(arena: Arena): Arena {
  return {
    async start(name, ticks) {
      const started = await arena.start(name, ticks);
      return { ...started, finish: async () => ({ ...(await started.finish()), world: {} }) };
    },
  };
}

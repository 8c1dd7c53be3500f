import { type Contender, type Round, runRound } from './round.js';
import { type Summary, summarise } from './statistics.js';

/** A contender and the number of its ticks in a round. */
export interface Entry {
  readonly contender: Contender;
  readonly ticks: number;
}

/** Runs contenders alternately, so that all have the same conditions. */
export async function alternate(
  entries: readonly Entry[],
  rounds: number,
  warmUps = 1,
): Promise<Summary[]> {
  const measured: Round[][] = entries.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, { contender, ticks }] of entries.entries()) {
      const result = await runRound(contender, ticks);
      if (round >= 0) measured[index]?.push(result);
    }
  }
  return measured.map(summarise);
}

/** The time of `a` for one change, divided by that of `b`. */
export function timeOver(a: Summary, b: Summary): number {
  return a.ns_per_change / b.ns_per_change;
}

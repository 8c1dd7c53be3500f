import { type Contender, type Round, runRound } from './round.js';
import { type Summary, summarise } from './statistics.js';

/** A contender, and how many ticks it runs in a round. */
export interface Entry {
  readonly contender: Contender;
  readonly ticks: number;
}

/** Runs contenders in turn, round after round, so that all meet the same machine. */
export async function alternate(
  entries: readonly Entry[],
  rounds: number,
  warmUps = 1,
): Promise<Summary[]> {
  const kept: Round[][] = entries.map(() => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, { contender, ticks }] of entries.entries()) {
      const measured = await runRound(contender, ticks);
      if (round >= 0) kept[index]?.push(measured);
    }
  }
  return kept.map(summarise);
}

/** How many times longer `a` takes than `b` for one change. */
export function timeOver(a: Summary, b: Summary): number {
  return a.ns_per_change / b.ns_per_change;
}

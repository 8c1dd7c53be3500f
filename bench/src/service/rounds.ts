import { median } from '../measure/statistics.js';
import type { LoadRound } from './load.js';
import type { Effort } from './sides.js';

/** Runs loads in turn, round after round, so that all meet the same machine; one warms up. */
export async function alternateLoads<N extends string>(
  { rounds }: Effort,
  entries: Readonly<Record<N, () => Promise<LoadRound>>>,
): Promise<Record<N, LoadRound[]>> {
  const names = Object.keys(entries) as N[];
  const kept = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    N,
    LoadRound[]
  >;
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const measured = await entries[name]();
      if (round >= 0) kept[name].push(measured);
    }
  }
  return kept;
}

/** The median of what one load does over what its neighbour in the same round does. */
export function over(a: readonly LoadRound[], b: readonly LoadRound[]): number {
  return median(a.map(({ perSecond }, at) => perSecond / (b[at]?.perSecond ?? NaN)));
}

import type { BenchReport } from './runBench.js';

/** How one scenario differs between two runs. */
export interface Comparison {
  readonly name: string;
  readonly ticks_per_second_before: number;
  readonly ticks_per_second_after: number;
  /** After over before: above one is faster. */
  readonly speed: number;
  readonly same_hash: boolean;
}

/** Compares the scenarios that both runs have. */
export function compareReports(before: BenchReport, after: BenchReport): Comparison[] {
  return before.scenarios.flatMap((old) => {
    const other = after.scenarios.find(
      ({ name, devices }) => name === old.name && devices === old.devices,
    );
    if (other === undefined) return [];
    return {
      name: old.name,
      ticks_per_second_before: old.ticks_per_second,
      ticks_per_second_after: other.ticks_per_second,
      speed: other.ticks_per_second / old.ticks_per_second,
      same_hash: old.final_hash === other.final_hash,
    };
  });
}

import type { BenchReport } from './runBench.js';

/** The difference of one scenario between two runs. */
export interface Comparison {
  readonly name: string;
  readonly ticks_per_second_before: number;
  readonly ticks_per_second_after: number;
  /** Ticks per second after, divided by those before; above 1 is faster. */
  readonly speed: number;
  readonly same_hash: boolean;
}

/** Compares the scenarios that two reports share. */
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

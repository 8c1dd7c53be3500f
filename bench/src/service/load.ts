import { median, percentile } from '../measure/statistics.js';

/** Something that is asked again and again, by several at once; each has a number from 0. */
export interface Load {
  readonly name: string;
  readonly askers: number;
  readonly ask: (asker: number) => Promise<void>;
}

/** What one round of a load gave. */
export interface LoadRound {
  readonly perSecond: number;
  /** How long each answer took, in microseconds. */
  readonly micros: readonly number[];
}

/** Figures over the rounds of a load: the median round, percentiles over all answers. */
export interface LoadReport {
  readonly name: string;
  readonly askers: number;
  readonly per_second: number;
  readonly p50_us: number;
  readonly p99_us: number;
}

/** Lets all ask, one question after the other, for so many milliseconds. */
export async function runLoad({ ask, askers }: Omit<Load, 'name'>, ms: number): Promise<LoadRound> {
  const start = performance.now();
  const micros: number[] = [];
  const goOn = async (asker: number): Promise<void> => {
    for (let now = performance.now(); now < start + ms;) {
      await ask(asker);
      const then = performance.now();
      micros.push((then - now) * 1000);
      now = then;
    }
  };
  await Promise.all(Array.from({ length: askers }, (_, asker) => goOn(asker)));
  return { perSecond: (micros.length * 1000) / (performance.now() - start), micros };
}

/** Sums up the rounds of a load. */
export function loadReport(name: string, askers: number, rounds: readonly LoadRound[]): LoadReport {
  const all = Float64Array.from(rounds.flatMap(({ micros }) => micros)).sort();
  return {
    name,
    askers,
    per_second: median(rounds.map(({ perSecond }) => perSecond)),
    p50_us: percentile(all, 0.5),
    p99_us: percentile(all, 0.99),
  };
}

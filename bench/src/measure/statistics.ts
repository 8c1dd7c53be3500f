import type { Round } from './round.js';

/** The value below which a share of sorted values lies. */
export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The median of numbers. */
export function median(values: readonly number[]): number {
  return percentile(Float64Array.from(values).sort(), 0.5);
}

/** Figures over the rounds of one contender. */
export interface Summary {
  readonly ticks_per_second: number;
  readonly changes_per_tick: number;
  readonly changes_per_second: number;
  readonly ns_per_change: number;
  readonly p50_us: number;
  readonly p95_us: number;
  readonly p99_us: number;
  readonly max_us: number;
  readonly p99_over_p50: number;
  /** The slowest tick over the median tick. */
  readonly max_over_p50: number;
  readonly gc_us_per_tick: number;
}

/** Summarises rounds: throughput of the median round, percentiles over all ticks. */
export function summarise(rounds: readonly Round[]): Summary {
  const secondsPerTick = median(rounds.map(({ seconds, ticks }) => seconds / ticks));
  const ticks = rounds.reduce((sum, round) => sum + round.ticks, 0);
  const changes = rounds.reduce((sum, round) => sum + round.changes, 0) / ticks;
  const gcSeconds = rounds.reduce((sum, round) => sum + round.gcSeconds, 0);
  const all = new Float64Array(ticks);
  let at = 0;
  for (const { latenciesMicros } of rounds) {
    all.set(latenciesMicros, at);
    at += latenciesMicros.length;
  }
  all.sort();
  const p50 = percentile(all, 0.5);
  const p99 = percentile(all, 0.99);
  const max = percentile(all, 1);
  return {
    ticks_per_second: 1 / secondsPerTick,
    changes_per_tick: changes,
    changes_per_second: changes / secondsPerTick,
    ns_per_change: changes === 0 ? 0 : (secondsPerTick * 1e9) / changes,
    p50_us: p50,
    p95_us: percentile(all, 0.95),
    p99_us: p99,
    max_us: max,
    p99_over_p50: p99 / p50,
    max_over_p50: max / p50,
    gc_us_per_tick: (gcSeconds * 1e6) / ticks,
  };
}

/** The growth of a total within the last hour. */
export interface HourlyGrowth {
  /** Notes a total at a moment. */
  note(nowMs: number, total: number): void;
  /** How much the total has grown in the last hour; in the first hour, at the same rate. */
  perHour(nowMs: number, total: number): number;
}

const HOUR_MS = 3_600_000;

/** Milliseconds between two kept samples; a rate is that of a longer time. */
const SAMPLE_MS = 60_000;

/** The growth of a total that is 0 at a moment. */
export function hourlyGrowth(startMs: number): HourlyGrowth {
  /** The oldest is the last one from before the last hour, or from the start. */
  let samples: { readonly ms: number; readonly total: number }[] = [{ ms: startMs, total: 0 }];
  const note = (nowMs: number, total: number): void => {
    const last = samples.at(-1)?.ms ?? startMs;
    // A wall clock that was set back starts the hour again.
    if (nowMs < last) samples = [{ ms: nowMs, total }];
    else if (nowMs - last >= SAMPLE_MS) samples.push({ ms: nowMs, total });
    while ((samples[1]?.ms ?? nowMs) <= nowMs - HOUR_MS) samples.shift();
  };
  return {
    note,
    perHour(nowMs, total) {
      note(nowMs, total);
      const [first = { ms: startMs, total: 0 }] = samples;
      const ms = Math.max(nowMs - first.ms, SAMPLE_MS);
      return Math.round(((total - first.total) * HOUR_MS) / ms);
    },
  };
}

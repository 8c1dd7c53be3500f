/** The measurements of a round of steps. */
export interface Round {
  readonly steps: number;
  readonly changes: number;
  readonly seconds: number;
  /** Seconds of processor time, in all threads of the process. */
  readonly cpuSeconds: number;
  /** Microseconds of each step. */
  readonly micros: Float64Array;
}

/** Times a number of steps, also one by one; `step` returns the number of changes in it. */
export async function runRound(
  step: () => number | Promise<number>,
  steps: number,
): Promise<Round> {
  const micros = new Float64Array(steps);
  let changes = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  let last = start;
  for (let n = 0; n < steps; n += 1) {
    const done = step();
    changes += typeof done === 'number' ? done : await done;
    const now = performance.now();
    micros[n] = (now - last) * 1000;
    last = now;
  }
  const { system, user } = process.cpuUsage(cpu);
  const seconds = (last - start) / 1000;
  return { steps, changes, seconds, cpuSeconds: (user + system) / 1e6, micros };
}

/** Figures over the rounds of one program. */
export interface Summary {
  readonly perSecond: number;
  readonly changesPerStep: number;
  readonly nanosPerChange: number;
  /** The same in processor time, in all threads of the process. */
  readonly cpuNanosPerChange: number;
  readonly p50Micros: number;
  readonly p99Micros: number;
  readonly maxMicros: number;
}

/** Summarises rounds: throughput of the median round, percentiles over all steps. */
export function summarise(rounds: readonly Round[]): Summary {
  const seconds = median(rounds.map((round) => round.seconds / round.steps));
  const cpuSeconds = median(rounds.map((round) => round.cpuSeconds / round.steps));
  const sum = (of: (round: Round) => number) => rounds.reduce((all, each) => all + of(each), 0);
  const changesPerStep = sum(({ changes }) => changes) / sum(({ steps }) => steps);
  const all = sorted(rounds.map(({ micros }) => micros));
  return {
    perSecond: 1 / seconds,
    changesPerStep,
    nanosPerChange: (seconds * 1e9) / changesPerStep,
    cpuNanosPerChange: (cpuSeconds * 1e9) / changesPerStep,
    p50Micros: percentile(all, 0.5),
    p99Micros: percentile(all, 0.99),
    maxMicros: percentile(all, 1),
  };
}

/** All numbers of some lists, the smallest first. */
export function sorted(lists: readonly Iterable<number>[]): Float64Array {
  return Float64Array.from(lists.flatMap((list) => [...list])).sort();
}

/** The value below which a share of sorted values lies. */
export function percentile(values: Float64Array, share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** The median of numbers. */
export function median(values: readonly number[]): number {
  return percentile(sorted([values]), 0.5);
}

/** Bytes in use after garbage collection, on the heap and in array buffers. */
export async function bytesInUse(): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

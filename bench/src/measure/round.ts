import { PerformanceObserver } from 'node:perf_hooks';

/** Something whose ticks are timed. */
export interface Contender {
  readonly name: string;
  /** Runs one tick as a user would; returns the number of changes in it. */
  tick(): number;
}

/** The measurements of a round of ticks. */
export interface Round {
  readonly ticks: number;
  readonly changes: number;
  readonly seconds: number;
  /** Seconds of garbage collection inside `seconds`. */
  readonly gcSeconds: number;
  /** Microseconds of each tick. */
  readonly latenciesMicros: Float64Array;
}

let gcMillis = 0;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) gcMillis += duration;
}).observe({ entryTypes: ['gc'] });

/** Waits for the observer's entries of garbage collections, which arrive late. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

/** Collects garbage, when Node runs with --expose-gc. */
export async function collect(): Promise<void> {
  globalThis.gc?.();
  await settle();
}

/** Times `ticks` ticks, also one by one. */
export async function runRound(contender: Contender, ticks: number): Promise<Round> {
  await settle();
  gcMillis = 0;
  const latenciesMicros = new Float64Array(ticks);
  let changes = 0;
  const start = performance.now();
  let last = start;
  for (let tick = 0; tick < ticks; tick += 1) {
    changes += contender.tick();
    const now = performance.now();
    latenciesMicros[tick] = (now - last) * 1000;
    last = now;
  }
  const seconds = (last - start) / 1000;
  await settle();
  return { ticks, changes, seconds, gcSeconds: gcMillis / 1000, latenciesMicros };
}

/**
 * Bytes that a tick allocates, on the heap and in array buffers: the maximum of a few short runs,
 * because a collection during a run can only hide allocations.
 */
export async function allocatedPerTick(contender: Contender): Promise<number> {
  const ticks = 8;
  let max = 0;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await collect();
    const before = process.memoryUsage();
    for (let tick = 0; tick < ticks; tick += 1) contender.tick();
    const after = process.memoryUsage();
    const bytes = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
    max = Math.max(max, bytes / ticks);
  }
  return max;
}

/** Bytes in use after garbage collection, on the heap and in array buffers. */
export async function bytesInUse(): Promise<number> {
  await collect();
  await collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

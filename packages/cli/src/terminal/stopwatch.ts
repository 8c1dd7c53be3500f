/** Measures real time, on which no game depends. */
export function stopwatch(): { seconds(): number } {
  const start = performance.now();
  return { seconds: () => (performance.now() - start) / 1000 };
}

/** A count per second, as an integer. */
export function stopwatchRate(count: number, seconds: number): number {
  return Math.round(count / Math.max(seconds, 0.001));
}

/** A clock of this machine; nothing of the game depends on it. */
export function stopwatch(): { seconds(): number } {
  const start = performance.now();
  return { seconds: () => (performance.now() - start) / 1000 };
}

/** So many in so many seconds as a whole number a second. */
export function stopwatchRate(count: number, seconds: number): number {
  return Math.round(count / Math.max(seconds, 0.001));
}

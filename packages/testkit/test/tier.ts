/** Whether the full tier runs, which takes hours. */
export const FULL = process.env['ASTRARIUM_TIER'] === 'full';

/**
 * The number of random runs of a property, and their seed: always the same seed in the quick tier,
 * a new one each time in the full tier, or that of `ASTRARIUM_SEED`. A property that fails prints
 * its seed and path.
 */
export function runs(quick: number, full: number): { numRuns: number; seed: number } {
  const named = process.env['ASTRARIUM_SEED'];
  const seed = FULL ? Math.floor(Math.random() * 2 ** 31) : 1;
  return { numRuns: FULL ? full : quick, seed: named === undefined ? seed : Number(named) };
}

/** Prints what does not run on this machine. */
export function notRun(what: string): void {
  process.stdout.write(`not run: ${what}\n`);
}

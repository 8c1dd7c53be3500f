/** Whether the full tier runs, which takes hours. */
export const FULL = process.env['ASTRARIUM_TIER'] === 'full';

const named = process.env['ASTRARIUM_SEED'];

/**
 * The seed of all properties: always the same in the quick tier, a new one for each process in the
 * full tier, or that of `ASTRARIUM_SEED`. A property that fails prints it with its path.
 */
export const SEED = Number(named ?? (FULL ? Math.floor(Math.random() * 2 ** 31) : 1));

/** The number of random runs of a property. */
export const runs = (quick: number, full: number): { numRuns: number } => ({
  numRuns: FULL ? full : quick,
});

/** Prints what does not run on this machine. */
export function notRun(what: string): void {
  process.stdout.write(`not run: ${what}\n`);
}

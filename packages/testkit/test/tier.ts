/** Whether everything is run that there is, however long it takes. */
export const FULL = process.env['ASTRARIUM_TIER'] === 'full';

/** Tests of the full tier may take an hour. */
export const TIMEOUT = FULL ? 3_600_000 : 120_000;

/**
 * How many random runs a property gets, and from which seed: always the same in the quick tier, so
 * that it is green or red for a reason; a new one each time in the full tier. `ASTRARIUM_SEED`
 * names one. A property that fails prints the seed and the path.
 */
export function runs(quick: number, full: number): { numRuns: number; seed: number } {
  const named = process.env['ASTRARIUM_SEED'];
  const chance = FULL ? Math.floor(Math.random() * 2 ** 31) : 1;
  return { numRuns: FULL ? full : quick, seed: named === undefined ? chance : Number(named) };
}

/** Says what this tier leaves out. */
export function notRun(what: string): void {
  process.stdout.write(`not run: ${what}\n`);
}

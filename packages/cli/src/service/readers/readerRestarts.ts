import type { ProcessEnd } from '@astrarium/http';

/**
 * Returns the milliseconds to wait before a reader that has ended is replaced; undefined when it is
 * not replaced any more. `ranMs` is the time from its start to its end.
 */
export type ReaderRestarts = (end: ProcessEnd, ranMs: number) => number | undefined;

/** The wait after the first end; each further one doubles it. */
const FIRST_MS = 500;

/** Maximum of milliseconds to wait. */
const MAX_MS = 60_000;

/** The ends before a reader that ran for so long do not count. */
const STEADY_MS = 600_000;

/** A reader whose replay has differed so often would differ again. */
const MAX_DIFFERENCES = 3;

/** The restarts of one reader. */
export function readerRestarts(): ReaderRestarts {
  let waitMs = FIRST_MS;
  let differences = 0;
  return (end, ranMs) => {
    if (ranMs >= STEADY_MS) [waitMs, differences] = [FIRST_MS, 0];
    if (end === 'differs') differences += 1;
    if (differences >= MAX_DIFFERENCES) return undefined;
    const ms = waitMs;
    waitMs = Math.min(2 * waitMs, MAX_MS);
    return ms;
  };
}

import type { PageFiles } from './pageFiles.js';

/** The pages of a database that were not compared with their checksums at the start. */
export interface PendingPages {
  /** Compares those of some pages that still wait; returns the damaged ones. */
  check(pages: Iterable<number>): readonly number[];
  /** Compares the others in the background. `damaged` gets damaged ones, if any; then `done`. */
  run(damaged: (pages: readonly number[]) => void, done: () => void): void;
  stop(): void;
}

/** Pages that are compared at once: less than a millisecond of work. */
const PIECE = 64;

/**
 * The first `count` pages of a database file without those of `except`. A checksum of 0 is unknown,
 * but one must be there for each page. The file must not change at a page before that page was
 * compared: checkpoints write pages of commits, so the pages of each commit are compared first.
 */
export function pendingPages(
  files: PageFiles,
  sums: Uint32Array,
  count: number,
  except: Iterable<number>,
): PendingPages {
  const waits = Uint8Array.from({ length: count }, (_, at) => (sums[at] === 0 ? 0 : 1));
  for (const page of except) waits[page - 1] = 0;
  let isStopped = false;

  /** Whether a page differs; false for one that was compared before. */
  const differs = (page: number, sumOf: () => number | undefined): boolean => {
    if (waits[page - 1] !== 1) return false;
    waits[page - 1] = 0;
    const sum = sumOf();
    return sum === undefined || sum !== sums[page - 1];
  };
  return {
    check: (pages) => Array.from(pages).filter((page) => differs(page, () => files.sum(page))),
    run(damaged, done) {
      const step = (first: number): void => {
        if (isStopped) return;
        if (first > count) return done();
        files.readSums(first, PIECE, (found) => {
          if (isStopped) return;
          const pages = Array.from({ length: PIECE }, (_, at) => first + at);
          const damagedPages = pages.filter((page, at) => differs(page, () => found[at]));
          if (damagedPages.length > 0) damaged(damagedPages);
          step(first + PIECE);
        });
      };
      step(1);
    },
    stop: () => void (isStopped = true),
  };
}

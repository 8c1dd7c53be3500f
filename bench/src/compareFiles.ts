import { readFileSync } from 'node:fs';
import { compareReports, figure } from './printReport.js';
import type { BenchReport } from './runBench.js';

/** How to print a comparison. */
interface CompareOptions {
  /** Prints one line of JSON instead of text. */
  readonly json: boolean;
  readonly write: (text: string) => void;
}

/**
 * Prints how two results of `--json` differ. Returns the exit code: 1 when a scenario reached
 * another hash, else 0.
 *
 * @throws Error when there are not two files with results, or they share no scenario
 */
export function compareFiles(paths: readonly string[], { json, write }: CompareOptions): number {
  const [before, after, ...others] = paths;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(`--compare needs two files with results of --json, not ${paths.length}`);
  }
  const comparisons = compareReports(readReport(before), readReport(after));
  if (comparisons.length === 0) {
    throw new Error(`${before} and ${after} have no scenario of the same size in common`);
  }
  if (json) write(`${JSON.stringify(comparisons)}\n`);
  for (const each of json ? [] : comparisons) {
    write(
      `${each.name}: ${figure(each.ticks_per_second_before)} -> ` +
        `${figure(each.ticks_per_second_after)} ticks/s, × ${figure(each.speed)}` +
        `${each.same_hash ? '' : ', HASH DIFFERS'}\n`,
    );
  }
  return comparisons.every(({ same_hash }) => same_hash) ? 0 : 1;
}

function readReport(path: string): BenchReport {
  let report: Partial<BenchReport> | null;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Partial<BenchReport> | null;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (!Array.isArray(report?.scenarios)) throw new Error(`${path} has no results of --json`);
  return report as BenchReport;
}

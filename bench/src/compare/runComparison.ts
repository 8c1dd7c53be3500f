import type { Arena } from '../measure/contestant.js';
import { processArena } from '../measure/processArena.js';
import type { Scenario } from '../measure/scenario.js';
import { figure } from '../printReport.js';
import { environment } from '../runBench.js';
import { findScenario } from '../runScenario.js';
import type { Build } from './build.js';
import { compareScenario, type Comparison } from './compareScenario.js';

/**
 * The scenarios that are compared by default, with sizes at which a measurement takes one to two
 * seconds: tables with their journal and hash; all rules, by the commands of a season; the log of
 * a game; snapshots as bytes; dry runs.
 */
export const DEFAULT_SIZES: Readonly<Record<string, number>> = {
  'state-1e5': 100_000,
  'season-1e5': 20_000,
  replay: 999,
  codec: 10_000,
  probe: 10_000,
};

/** What to compare, and where to print it. */
export interface ComparisonOptions {
  readonly rounds: number;
  /** Names of scenarios, which run at their own sizes (default: those of `DEFAULT_SIZES`). */
  readonly scenarios?: readonly string[] | undefined;
  /** This size instead. */
  readonly devices?: number | undefined;
  /** Prints one line of JSON instead of a table. */
  readonly json: boolean;
  readonly write: (text: string) => void;
  /** Makes an arena of the contenders `a` and `again` of the first build and `b` of the second. */
  readonly arenaOf?: typeof processArenaOf;
  /** Shows what is being measured. */
  readonly onProgress: (text: string) => void;
}

/**
 * Measures two builds in turns and prints how they compare. Returns the exit code: 1 when a
 * scenario is slower or reaches another hash, else 0. A scenario that a build does not have is
 * named and left out.
 */
export async function runComparison(
  builds: readonly [Build, Build],
  options: ComparisonOptions,
): Promise<number> {
  const { arenaOf = processArenaOf, devices, json, onProgress, rounds, scenarios, write } = options;
  const comparisons: Comparison[] = [];
  const not_in_both: string[] = [];
  for (const name of scenarios ?? Object.keys(DEFAULT_SIZES)) {
    const scenario = findScenario(name);
    if (!builds.every((each) => canRun(each, scenario))) {
      not_in_both.push(name);
      continue;
    }
    const size = devices ?? (scenarios ? scenario.devices : DEFAULT_SIZES[name]) ?? 0;
    const arena = arenaOf(builds, scenario, size);
    const onRound = (round: number) => onProgress(`${name}: round ${round} of ${rounds}`);
    comparisons.push(await compareScenario(arena, scenario, { devices: size, rounds, onRound }));
  }
  onProgress('');
  const [a, b] = builds.map(({ name }) => name);
  const report = { environment: environment(), a, b, comparisons, not_in_both };
  write(json ? `${JSON.stringify(report)}\n` : printComparisons(comparisons));
  if (!json) for (const name of not_in_both) write(`${name} is not in both revisions.\n`);
  return comparisons.some(({ verdict }) => FAILURES.includes(verdict)) ? 1 : 0;
}

const FAILURES: readonly Comparison['verdict'][] = ['slower', 'other hash'];

function canRun({ scenarios }: Build, { compared, name }: Scenario): boolean {
  const own = scenarios.find((each) => each.name === name);
  return own?.contenders[compared.contender] !== undefined;
}

/** Starts the contenders of two builds in processes of their own. */
function processArenaOf(
  [first, second]: readonly [Build, Build],
  { compared, name }: Scenario,
  devices: number,
): Arena {
  return {
    start(side, ticks) {
      const { module } = side === 'b' ? second : first;
      const arena = processArena(name, devices, module);
      return arena.start(compared.contender, compared.preparedTicks ?? ticks);
    },
  };
}

/** Formats comparisons as a table. */
export function printComparisons(comparisons: readonly Comparison[]): string {
  const rows = [['scenario', 'devices', 'A ms', 'B ms', 'B / A', 'noise', 'hash', 'verdict']];
  for (const { a_ms, b_ms, devices, name, noise, ratio, same_hash, verdict } of comparisons) {
    const times = [figure(a_ms), figure(b_ms), ratio.toFixed(3), `${(noise * 100).toFixed(1)} %`];
    rows.push([name, figure(devices), ...times, same_hash ? 'same' : 'other', verdict]);
  }
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

import { cpus, loadavg, totalmem } from 'node:os';
import type { ScenarioReport } from './measure/report.js';
import { runScenario } from './runScenario.js';
import { SCENARIOS } from './scenarios/scenarios.js';

/** Options of a run. */
export interface BenchOptions {
  /** Names of scenarios; all when omitted. */
  readonly scenarios?: readonly string[];
  /** A size instead of each scenario's own. */
  readonly devices?: number;
  /** Accepts any hash, to find new golden hashes. */
  readonly unchecked?: boolean;
  /** Called when a scenario starts. */
  readonly onStart?: (name: string) => void;
  /** Called when a scenario ends. */
  readonly onReport?: (report: ScenarioReport) => void;
}

/** The machine and the Node version of a run. */
export interface Environment {
  readonly node: string;
  readonly v8: string;
  readonly platform: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memory_gib: number;
}

/** The report that `--json` prints. */
export interface BenchReport {
  readonly environment: Environment;
  /** The load average of the last minute before the first scenario. */
  readonly load_average: number;
  readonly scenarios: readonly ScenarioReport[];
}

/**
 * Runs scenarios one after another, each contender in a fresh process.
 *
 * @throws Error when a scenario fails, or ends with a wrong hash.
 */
export async function runBench(options: BenchOptions = {}): Promise<BenchReport> {
  const [load_average = 0] = loadavg();
  const scenarios: ScenarioReport[] = [];
  for (const name of options.scenarios ?? SCENARIOS.map((each) => each.name)) {
    options.onStart?.(name);
    const { devices, unchecked } = options;
    const report = await runScenario(name, { devices, unchecked });
    scenarios.push(report);
    options.onReport?.(report);
  }
  return { environment: environment(), load_average, scenarios };
}

/** This machine and this Node version. */
export function environment(): Environment {
  const [cpu] = cpus();
  return {
    node: process.versions.node,
    v8: process.versions.v8,
    platform: `${process.platform} ${process.arch}`,
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memory_gib: Math.round(totalmem() / 2 ** 30),
  };
}

import { spawn } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ScenarioReport } from './measure/report.js';
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
  readonly scenarios: readonly ScenarioReport[];
}

/**
 * Runs scenarios one after another, each in a fresh process.
 *
 * @throws Error when a scenario fails, or ends with a wrong hash.
 */
export async function runBench(options: BenchOptions = {}): Promise<BenchReport> {
  const scenarios: ScenarioReport[] = [];
  for (const name of options.scenarios ?? SCENARIOS.map((each) => each.name)) {
    options.onStart?.(name);
    const report = await inChild(name, options);
    scenarios.push(report);
    options.onReport?.(report);
  }
  return { environment: environment(), scenarios };
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

function inChild(name: string, options: BenchOptions): Promise<ScenarioReport> {
  const script = fileURLToPath(new URL('./child.js', import.meta.url));
  const { devices = '', unchecked = false } = options;
  const golden = unchecked ? 'unchecked' : 'checked';
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', script, name, String(devices), golden],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text) as ScenarioReport);
      else reject(new Error(`scenario ${name} failed`));
    });
  });
}

import { loadavg } from 'node:os';
import { type Arena, localArena } from './measure/contestant.js';
import { processArena } from './measure/processArena.js';
import type { ScenarioReport } from './measure/report.js';
import type { Scenario } from './measure/scenario.js';
import { SCENARIOS } from './scenarios/scenarios.js';

/** How to run a scenario. */
export interface RunOptions {
  /** A size instead of the scenario's own. */
  readonly devices?: number | undefined;
  /** Accepts any hash. */
  readonly unchecked?: boolean | undefined;
  /** Runs all contenders in this process, for tests. */
  readonly local?: boolean;
}

/**
 * Runs one scenario, each of its contenders in a process of its own.
 *
 * @throws Error when the hash is not the golden one, or a peer reaches another world.
 */
export async function runScenario(
  name: string,
  { devices, unchecked = false, local = false }: RunOptions = {},
): Promise<ScenarioReport> {
  const { contenders, golden, run, version, devices: own } = findScenario(name);
  const size = devices ?? own;
  const arena: Arena = local ? localArena(contenders, size) : processArena(name, size);
  const found = await run(size, arena);
  const isGolden = size === own && !unchecked;
  if (isGolden && found.final_hash !== golden) {
    throw new Error(`${name} ends with hash ${found.final_hash}, not the golden ${golden}`);
  }
  const checked = isGolden ? `golden; ${found.checked}` : found.checked;
  return { name, version, devices: size, ...found, checked, load_average: loadavg()[0] ?? 0 };
}

/**
 * The scenario with a name.
 *
 * @throws Error when there is none
 */
export function findScenario(name: string): Scenario {
  const scenario = SCENARIOS.find((each) => each.name === name);
  if (scenario !== undefined) return scenario;
  const names = SCENARIOS.map((each) => each.name).join(', ');
  throw new Error(`there is no scenario ${name}. Choose from ${names}`);
}

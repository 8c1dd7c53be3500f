import type { ScenarioReport } from './measure/report.js';
import { SCENARIOS } from './scenarios/scenarios.js';

/**
 * Runs one scenario in this process.
 *
 * @param devices a size instead of the scenario's own
 * @param check whether the hash must be the golden one
 * @throws Error when the hash is not the golden one, or a peer reaches another world.
 */
export async function runScenario(
  name: string,
  devices?: number,
  check = true,
): Promise<ScenarioReport> {
  const scenario = SCENARIOS.find((each) => each.name === name);
  if (scenario === undefined) {
    throw new Error(
      `there is no scenario ${name}. Choose from ${SCENARIOS.map((each) => each.name).join(', ')}`,
    );
  }
  const { version, golden } = scenario;
  const size = devices ?? scenario.devices;
  const found = await scenario.run(size);
  const own = size === scenario.devices;
  if (own && check && found.final_hash !== golden) {
    throw new Error(`${name} ends with hash ${found.final_hash}, not the golden ${golden}`);
  }
  const checked = own && check ? `golden; ${found.checked}` : found.checked;
  return { name, version, devices: size, ...found, checked };
}

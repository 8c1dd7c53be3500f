import type { Scenario } from '../measure/report.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';
import { simContest } from '../world/simContest.js';

/** A season in which all systems run: travel, mining, printing, controllers, planets, hubs. */
export function seasonScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 2, devices, golden, run };
}

async function run(devices: number) {
  const galaxy = seasonGalaxy(devices);
  const { contender, report } = await simContest({
    devices,
    rounds: 5,
    ticks: devices < 10_000 ? 10 : 100,
    fewTicks: 2,
    define: () => seasonDefinition(galaxy),
    makeContender: (name, sim, hashing) => new SeasonContender(name, sim, hashing, galaxy),
  });
  return { ...report, details: { ...contender.shares(), ...report.details } };
}

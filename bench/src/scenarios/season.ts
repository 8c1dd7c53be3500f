import { CHUNKED } from '../backends/objectBackend.js';
import type { Scenario } from '../measure/scenario.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';
import type { SimContender } from '../world/simContender.js';
import { simContenders, simContest } from '../world/simContest.js';

/** A season in which all systems run: travel, mining, printing, controllers, planets, hubs. */
export function seasonScenario(name: string, devices: number, golden: string): Scenario {
  return {
    name,
    version: 3,
    devices,
    golden,
    // A hundred small transitions in each tick: each copies only the chunks that it writes.
    contenders: simContenders(loadOf, CHUNKED),
    compared: { contender: 'journal', ticks: 100 },
    run: (size, arena) =>
      simContest(arena, size, { rounds: 5, ticks: size < 10_000 ? 10 : 100, fewTicks: 2 }),
  };
}

function loadOf(devices: number) {
  const galaxy = seasonGalaxy(devices);
  return {
    definition: seasonDefinition(galaxy),
    start: (name: string, sim: SimContender['sim'], hashing: boolean) =>
      new SeasonContender(name, sim, hashing, galaxy),
    details: (contender: SimContender) => (contender as SeasonContender).shares(),
  };
}

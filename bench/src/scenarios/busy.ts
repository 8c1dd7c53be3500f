import { FLAT } from '../backends/objectBackend.js';
import type { Scenario } from '../measure/scenario.js';
import { busyCrowd, crowdDefinition } from '../world/crowdedGalaxy.js';
import { SimContender } from '../world/simContender.js';
import { simContenders, simContest } from '../world/simContest.js';

const CHANGES = 1000;

/**
 * The systems of the game, with about a thousand changes of rates per tick. Systems of the
 * benchmark write what accepted commands write; no command is checked.
 */
export function busyScenario(name: string, devices: number, golden: string): Scenario {
  return {
    name,
    version: 3,
    devices,
    golden,
    // About 2,000 rows change in one transition: then chunks only add copies.
    contenders: simContenders(loadOf, FLAT),
    compared: { contender: 'journal', ticks: 75 },
    run: (size, arena) =>
      simContest(arena, size, {
        rounds: 6,
        ticks: size > 200_000 ? 100 : size < 10_000 ? 10 : 150,
        fewTicks: size > 200_000 ? 0 : size < 10_000 ? 3 : 12,
      }),
  };
}

function loadOf(devices: number) {
  return {
    definition: crowdDefinition(busyCrowd(devices, Math.min(CHANGES, devices / 100))),
    start: (name: string, sim: SimContender['sim'], hashing: boolean) =>
      new SimContender(name, sim, hashing),
  };
}

import { astrariumDefinition, type Draft } from '@astrarium/space';
import { invariant } from '@astrarium/core';
import { FLAT } from '../backends/objectBackend.js';
import type { Scenario } from '../measure/scenario.js';
import type { GameDefinition } from '../world/crowdedGalaxy.js';
import { SimContender } from '../world/simContender.js';
import { simContenders, simContest } from '../world/simContest.js';
import { type TerraformedGalaxy, terraformedGalaxy } from '../world/terraformedGalaxy.js';

/** Terraformed planets, each of which changes in each tick. */
export function terraformScenario(name: string, planets: number, golden: string): Scenario {
  return {
    name,
    version: 3,
    devices: planets,
    golden,
    // All planets change in one transition: chunks only add copies.
    contenders: simContenders(loadOf, FLAT),
    compared: { contender: 'journal', ticks: 15 },
    async run(size, arena) {
      const ticks = size < 1000 ? 10 : 60;
      const measured = await simContest(arena, size, { rounds: 6, ticks, fewTicks: 4 });
      return {
        ...measured,
        details: { ...measured.details, ns_per_planet: measured.ns_per_change },
      };
    },
  };
}

function loadOf(planets: number) {
  const galaxy = terraformedGalaxy(planets);
  return {
    definition: terraformedDefinition(galaxy),
    start: (name: string, sim: SimContender['sim'], hashing: boolean) =>
      new Climate(name, sim, hashing, galaxy),
  };
}

/** Counts planets as changes, because most changes of a planet emit no event. */
class Climate extends SimContender {
  readonly #planets: number;

  constructor(name: string, sim: SimContender['sim'], hashing: boolean, galaxy: TerraformedGalaxy) {
    super(name, sim, hashing, sim.genesis(galaxy.setting));
    this.#planets = galaxy.setting.ruleset.start.starCodes.length;
  }

  override tick(): number {
    super.tick();
    return this.#planets;
  }
}

/** The game with the commands that set up the galaxy in its genesis. */
function terraformedDefinition({ commands }: TerraformedGalaxy): GameDefinition {
  const game: GameDefinition = astrariumDefinition;
  const genesis = (draft: Draft): void => {
    game.genesis(draft);
    for (const command of commands) {
      const outcome = game.commands[command.type]?.(draft, command);
      invariant(outcome?.done === true, `a command was refused: ${JSON.stringify(outcome)}`);
    }
  };
  return { ...game, genesis };
}

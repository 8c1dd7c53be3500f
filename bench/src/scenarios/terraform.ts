import { astrariumDefinition, type Draft } from '@astrarium/core';
import { invariant } from '@astrarium/core/kernel';
import type { Scenario } from '../measure/report.js';
import type { GameDefinition } from '../world/crowdedGalaxy.js';
import { SimContender } from '../world/simContender.js';
import { simContest } from '../world/simContest.js';
import { type TerraformedGalaxy, terraformedGalaxy } from '../world/terraformedGalaxy.js';

/** Terraformed planets, each of which changes in each tick. */
export function terraformScenario(name: string, planets: number, golden: string): Scenario {
  return { name, version: 2, devices: planets, golden, run };
}

async function run(planets: number) {
  const galaxy = terraformedGalaxy(planets);
  const { report } = await simContest({
    devices: planets,
    rounds: 6,
    ticks: planets < 1000 ? 10 : 60,
    fewTicks: 4,
    define: () => terraformedDefinition(galaxy),
    makeContender: (name, sim, hashing) => new Climate(name, sim, hashing, galaxy),
  });
  return { ...report, details: { ...report.details, ns_per_planet: report.ns_per_change } };
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

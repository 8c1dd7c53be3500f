import { perAttribute } from '../ruleset/attributes.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { stackedStrength } from '../ruleset/stackedStrength.js';
import type { TerraformerType } from '../ruleset/terraformRules.js';
import { DEVICE } from '../state/devices.js';
import { PLANET, WORK_FIELDS } from '../state/planets.js';
import { DIRECTION_DEFAULT, TERRAFORMER } from '../state/terraformers.js';
import { addByTurn } from './planetForces.js';
import type { Draft, World } from './schema.js';
import { effectsOf } from './terraformLaw.js';

/** What the devices of one type amount to together: increasing less decreasing, in millionths. */
interface Team {
  readonly type: TerraformerType;
  readonly weightPpm: number;
}

/**
 * Adds up anew what the devices at a planet do, and has it stepped from the next tick on. To be
 * called whenever a device there begins, ends or is set.
 */
export function planetWork(draft: Draft, planet: number): void {
  const { planets } = draft;
  const rules = draft.setting.ruleset.terraforming;
  const work = perAttribute(() => 0);
  let seeders = 0;
  for (const { type, weightPpm } of teamsAt(draft, planet)) {
    if (type === 'bio_seeder') seeders = weightPpm;
    else addByTurn(work, rules.turnSeconds, effectsOf(rules.milliPerTurn[type]), weightPpm);
  }
  for (const [position, field] of WORK_FIELDS.entries()) {
    planets.set(planet, field, work[position] ?? 0);
  }
  planets.set(planet, PLANET.seeders, seeders);
  planets.schedule(planet, PLANET.step, draft.now + 1);
}

function teamsAt(world: World, planet: number): Team[] {
  const { devices, planets, setting, terraformers } = world;
  const types = Object.keys(setting.ruleset.terraforming.milliPerTurn) as TerraformerType[];
  const members = planets.members(planet, PLANET.terraformers).map((id) => ({
    type: deviceTypeAt(devices.get(terraformers.get(id, TERRAFORMER.device), DEVICE.type)),
    strength: terraformers.get(id, TERRAFORMER.strength),
    up: terraformers.get(id, TERRAFORMER.direction) === DIRECTION_DEFAULT,
  }));
  return types.map((type) => {
    const team = members.filter((member) => member.type === type);
    const weigh = (up: boolean) =>
      stackedStrength(team.filter((member) => member.up === up).map(({ strength }) => strength));
    return { type, weightPpm: team.length === 0 ? 0 : weigh(true) - weigh(false) };
  });
}

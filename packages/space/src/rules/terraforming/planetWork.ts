import { perAttribute } from '../../ruleset/attributes.js';
import { type DeviceType, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { stackedStrength } from '../../ruleset/stackedStrength.js';
import type { TerraformerType, TerraformRules } from '../../ruleset/terraformRules.js';
import { DEVICE } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import {
  DIRECTION_DEFAULT,
  PLANET,
  type PlanetId,
  TERRAFORMER,
  WORK_FIELDS,
} from '../../state/planets.js';
import type { Draft, World } from '../schema.js';
import { addByTurn } from './planetForces.js';
import { effectsOf } from './terraformLaw.js';

/**
 * Adds up anew what the devices at a planet do, and has it stepped from the next tick on. To be
 * called whenever a device there begins, ends or is set.
 */
export function planetWork(draft: Draft, planet: PlanetId): void {
  const { planets } = draft;
  const rows = planets.members(planet, PLANET.terraformers);
  const members = rows.map((row) => planetMember(draft, row));
  const { seeders, work } = teamWork(draft.setting.ruleset.terraforming, members);
  for (const [position, field] of WORK_FIELDS.entries()) {
    planets.set(planet, field, itemAt(work, position));
  }
  planets.set(planet, PLANET.seeders, seeders);
  planets.schedule(planet, PLANET.step, draft.now + 1);
}

/** A terraformer by its row. */
export function planetMember(world: World, row: number): TeamMember {
  const { devices, terraformers } = world;
  return {
    type: deviceTypeAt(devices.get(terraformers.get(row, TERRAFORMER.device), DEVICE.type)),
    strength: terraformers.get(row, TERRAFORMER.strength),
    up: terraformers.get(row, TERRAFORMER.direction) === DIRECTION_DEFAULT,
  };
}

/** A device at work at a planet. */
export interface TeamMember {
  readonly type: DeviceType | undefined;
  /** Millionths of the full rate. */
  readonly strength: number;
  /** Whether it increases; else it decreases. */
  readonly up: boolean;
}

/** What the devices at a planet amount to together, as its row keeps it. */
export interface TeamWork {
  /** What all but the seeders add in a tick, in the order of ATTRIBUTES. */
  readonly work: number[];
  /** Stacked strength of the seeders in millionths. */
  readonly seeders: number;
}

/** What the devices at a planet amount to together. */
function teamWork(rules: TerraformRules, members: readonly TeamMember[]): TeamWork {
  const work = perAttribute(() => 0);
  let seeders = 0;
  for (const type of Object.keys(rules.milliPerTurn) as TerraformerType[]) {
    const weight = teamWeight(members, type);
    if (weight === 0) continue;
    if (type === 'bio_seeder') seeders = weight;
    else addByTurn(work, rules.turnSeconds, effectsOf(rules.milliPerTurn[type]), weight);
  }
  return { work, seeders };
}

/** What the devices of one type come to: increasing less decreasing, in millionths. */
function teamWeight(members: readonly TeamMember[], type: TerraformerType): number {
  const team = members.filter((member) => member.type === type);
  if (team.length === 0) return 0;
  const weigh = (up: boolean) =>
    stackedStrength(team.filter((member) => member.up === up).map(({ strength }) => strength));
  return weigh(true) - weigh(false);
}

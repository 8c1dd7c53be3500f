import { perAttribute } from '../../ruleset/attributes.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { stackedStrength } from '../../ruleset/stackedStrength.js';
import type { TerraformerType, TerraformRules } from '../../ruleset/terraformRules.js';
import { addByTurn } from '../terraforming/planetForces.js';
import { effectsOf } from '../terraforming/terraformLaw.js';

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
export function teamWork(rules: TerraformRules, members: readonly TeamMember[]): TeamWork {
  const work = perAttribute(() => 0);
  let seeders = 0;
  for (const type of Object.keys(rules.milliPerTurn) as TerraformerType[]) {
    const weight = teamWeight(members, type);
    if (type === 'bio_seeder') seeders = weight;
    else addByTurn(work, rules.turnSeconds, effectsOf(rules.milliPerTurn[type]), weight);
  }
  return { work, seeders };
}

/** What the devices of one type come to: increasing less decreasing, in millionths. */
export function teamWeight(members: readonly TeamMember[], type: TerraformerType): number {
  const team = members.filter((member) => member.type === type);
  if (team.length === 0) return 0;
  const weigh = (up: boolean) =>
    stackedStrength(team.filter((member) => member.up === up).map(({ strength }) => strength));
  return weigh(true) - weigh(false);
}

import { trunc } from '@astrarium/core';
import { planetMember, type TeamMember, teamWeight } from '../../rules/terraforming/planetWork.js';
import type { World } from '../../rules/schema.js';
import { ATTRIBUTES } from '../../ruleset/attributes.js';
import { stackedStrength, stackWeightMicro } from '../../ruleset/stackedStrength.js';
import type { TerraformerType } from '../../ruleset/terraformRules.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { DIRECTIONS, PLANET, TERRAFORMER } from '../../state/planets.js';
import type { Explanation } from './explanation.js';
import { itemAt } from '../../state/itemAt.js';

interface OwnMember extends TeamMember {
  readonly device: DeviceId;
}

/**
 * The contribution of the visible devices at a planet to an attribute (a position) in a tick, by
 * type, as if there were no others; `habitable` says whether seeders have an effect.
 */
export function explainTeams(
  world: World,
  place: number,
  at: number,
  visible: readonly number[],
  habitable: boolean,
): Explanation[] {
  const { milliPerTurn, turnSeconds } = world.setting.ruleset.terraforming;
  const attribute = itemAt(ATTRIBUTES, at);
  const own = ownMembers(world, place, visible);
  return (Object.keys(milliPerTurn) as TerraformerType[]).flatMap((type): Explanation[] => {
    const milli = milliPerTurn[type][attribute] ?? 0;
    const team = own.filter((member) => member.type === type);
    if (milli === 0 || team.length === 0) return [];
    const isIdle = type === 'bio_seeder' && !habitable;
    const weight = teamWeight(team, type);
    return [
      {
        about: 'team',
        value: isIdle ? 0 : trunc((milli * weight) / turnSeconds) + 0,
        unit: 'nano_per_tick',
        formula: isIdle ? 'nothing: life cannot be here' : TEAM,
        terms: { device_type: type, milli_per_turn: milli, turn_seconds: turnSeconds },
        parts: [true, false].flatMap((up) => explainStack(world, team, up)),
      },
    ];
  });
}

const TEAM = 'trunc(milli_per_turn * (increase - decrease) / turn_seconds)';
const STACK = 'floor(sum of strength_ppm * weight_micro / 10^6), the strongest first';

/** The contribution of the devices of a team that work in one direction. */
function explainStack(world: World, team: readonly OwnMember[], up: boolean): Explanation[] {
  const members = team
    .filter((member) => member.up === up)
    .sort((a, b) => b.strength - a.strength || a.device - b.device);
  if (members.length === 0) return [];
  const parts = members.map(({ device, strength }, position): Explanation => ({
    about: 'device',
    value: strength,
    unit: 'ppm',
    formula: 'its strength; weight_micro is 10^6, then 10^6 * ln(n / (n - 1)) for the n-th',
    terms: {
      device_code: deviceCode(world.setting.key, device),
      weight_micro: stackWeightMicro(position + 1),
    },
    parts: [],
  }));
  const about = DIRECTIONS[up ? 0 : 1];
  const value = stackedStrength(members.map(({ strength }) => strength));
  return [{ about, value, unit: 'ppm', formula: STACK, terms: {}, parts }];
}

function ownMembers(world: World, place: number, visible: readonly number[]): OwnMember[] {
  const planet = world.planets.find(place);
  if (planet === 0) return [];
  return world.planets
    .members(planet, PLANET.terraformers)
    .map((row) => ({
      ...planetMember(world, row),
      device: world.terraformers.get(row, TERRAFORMER.device),
    }))
    .filter(({ device }) => visible.includes(world.devices.parent(device, DEVICE.replicant)));
}

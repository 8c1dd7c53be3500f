import { trunc } from '@astrarium/core';
import { planetMember, type TeamMember } from '../../rules/terraforming/planetWork.js';
import type { World } from '../../rules/schema.js';
import { inEntries, kept, mapped, sorted, type Steps } from '../../rules/takeSteps.js';
import { ATTRIBUTES } from '../../ruleset/attributes.js';
import { stackedStrength, stackWeightMicro } from '../../ruleset/stackedStrength.js';
import type { TerraformerType } from '../../ruleset/terraformRules.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { DIRECTIONS, PLANET, TERRAFORMER } from '../../state/planets.js';
import { MAX_LISTED, sumOf } from './explanation.js';
import type { Explanation } from './explanation.js';
import { itemAt } from '../../state/itemAt.js';

interface OwnMember extends TeamMember {
  readonly device: DeviceId;
}

/**
 * The contribution of the visible devices at a planet to an attribute (a position) in a tick, by
 * type, as if there were no others, in steps; `habitable` says whether seeders have an effect.
 */
export function* explainTeams(
  world: World,
  place: number,
  at: number,
  visible: readonly number[],
  habitable: boolean,
): Steps<Explanation[]> {
  const { milliPerTurn, turnSeconds } = world.setting.ruleset.terraforming;
  const attribute = itemAt(ATTRIBUTES, at);
  const own = yield* ownMembers(world, place, visible);
  const teams: Explanation[] = [];
  for (const type of Object.keys(milliPerTurn) as TerraformerType[]) {
    const milli = milliPerTurn[type][attribute] ?? 0;
    if (milli === 0) continue;
    const team = own.filter((member) => member.type === type);
    const increase = explainStack(world, team, true);
    const decrease = explainStack(world, team, false);
    const parts = [...increase, ...decrease];
    if (parts.length === 0) continue;
    const isIdle = type === 'bio_seeder' && !habitable;
    const weight = sumOf(increase) - sumOf(decrease);
    teams.push({
      about: 'team',
      value: isIdle ? 0 : trunc((milli * weight) / turnSeconds) + 0,
      unit: 'nano_per_tick',
      formula: isIdle ? 'nothing: life cannot be here' : TEAM,
      terms: { device_type: type, milli_per_turn: milli, turn_seconds: turnSeconds },
      parts,
    });
  }
  return teams;
}

const TEAM = 'trunc(milli_per_turn * (increase - decrease) / turn_seconds)';
const STACK =
  'floor((sum of strength_ppm * weight_micro, the strongest first, + unlisted_pico) / 10^6)';

/** The contribution of the devices of a team that work in one direction; nothing without any. */
function explainStack(world: World, team: readonly OwnMember[], up: boolean): Explanation[] {
  const members = team.filter((member) => member.up === up);
  if (members.length === 0) return [];
  const parts = members.slice(0, MAX_LISTED).map(({ device, strength }, position): Explanation => ({
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
  const unlisted_pico = members
    .slice(MAX_LISTED)
    .reduce(
      (sum, { strength }, position) => sum + strength * stackWeightMicro(MAX_LISTED + position + 1),
      0,
    );
  const about = DIRECTIONS[up ? 0 : 1];
  const value = stackedStrength(members.map(({ strength }) => strength));
  const terms = { devices: members.length, unlisted_pico };
  return [{ about, value, unit: 'ppm', formula: STACK, terms, parts }];
}

/** The visible devices at work at a planet, the strongest first: `perPlanet` of them at most. */
function* ownMembers(
  world: World,
  place: number,
  visible: readonly number[],
): Steps<readonly OwnMember[]> {
  const { devices, planets, terraformers } = world;
  const planet = planets.find(place);
  if (planet === 0) return [];
  const replicants: ReadonlySet<number> = new Set(visible);
  const deviceOf = (row: number): DeviceId => terraformers.get(row, TERRAFORMER.device);
  const all = yield* inEntries(planets.membersInSteps([planet], PLANET.terraformers));
  const rows = yield* kept(all, (row) =>
    replicants.has(devices.parent(deviceOf(row), DEVICE.replicant)),
  );
  const own = yield* mapped(rows, (row) => ({
    ...planetMember(world, row),
    device: deviceOf(row),
  }));
  return yield* sorted(own, (a, b) => b.strength - a.strength || a.device - b.device);
}

import { invariant } from '../../../kernel.js';
import type { Event } from '../../../kernel.js';
import { climateAt } from '../../galaxy/climate.js';
import { planetForces } from '../../rules/terraforming/planetForces.js';
import type { Setting } from '../../rules/setting.js';
import { teamWork } from '../../rules/controllers/teamWork.js';
import type { TeamMember } from '../../rules/controllers/teamWork.js';
import { terraformLaw } from '../../rules/terraforming/terraformLaw.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DIRECTION_DEFAULT, STRENGTH_FULL_PPM } from '../../state/places/terraformers.js';

/** A planet that was ever worked on: its values at a tick, and who works there since. */
export interface FoldedPlanet {
  readonly place: number;
  /** Nano of each attribute's unit, in the order of ATTRIBUTES, at `since`. */
  readonly values: readonly number[];
  readonly since: number;
  readonly members: ReadonlyMap<number, TeamMember>;
}

/** What the planets of a fold need of it. */
export interface PlanetFold {
  readonly planets: Map<number, FoldedPlanet>;
  readonly devices: ReadonlyMap<number, { readonly device_type: number }>;
  readonly settings: ReadonlyMap<
    number,
    { readonly strength_ppm: number; readonly direction: number }
  >;
}

/** Folds what changes the work at a planet; it counts from the next tick on. */
export function foldPlanet(fold: PlanetFold, event: Event, setting: Setting): void {
  const { planets } = fold;
  const place = Number(event['location']);
  const device = Number(event['device']);
  const known = planets.get(place);
  // A device may be set anywhere; only what is at work changes a planet.
  if (event.name !== 'terraforming.started' && known?.members.has(device) !== true) return;
  const planet = known ?? { place, values: naturalOf(setting, place), since: 0, members: NOBODY };
  const members = new Map(planet.members);
  if (event.name === 'terraforming.stopped') members.delete(device);
  else members.set(device, memberOf(fold, device));
  planets.set(place, {
    place,
    values: foldedValues(planet, setting, event.tick),
    since: event.tick,
    members,
  });
}

/** The values of a planet at a tick: stepped on by the rules from when its work last changed. */
export function foldedValues(
  { members, place, since, values: from }: FoldedPlanet,
  setting: Setting,
  tick: number,
): readonly number[] {
  const rules = setting.ruleset.terraforming;
  const law = terraformLaw(rules);
  const { kind } = climateOf(setting, place);
  const values = [...from];
  const state = {
    values,
    natural: naturalOf(setting, place),
    driftSeconds: rules.driftSeconds[kind],
    ...teamWork(rules, [...members.values()]),
  };
  for (let at = since; at < tick; at += 1) {
    const { delta } = planetForces(law, state);
    // At rest it stays as it is until its work changes.
    if (delta.every((change) => change === 0)) break;
    for (const [position, change] of delta.entries()) {
      values[position] = (values[position] ?? 0) + change;
    }
  }
  return values;
}

const NOBODY: ReadonlyMap<number, TeamMember> = new Map();

function memberOf({ devices, settings }: PlanetFold, device: number): TeamMember {
  const { direction, strength_ppm } = settings.get(device) ?? {
    direction: DIRECTION_DEFAULT,
    strength_ppm: STRENGTH_FULL_PPM,
  };
  return {
    type: deviceTypeAt(devices.get(device)?.device_type ?? 0),
    strength: strength_ppm,
    up: direction === DIRECTION_DEFAULT,
  };
}

function naturalOf(setting: Setting, place: number): readonly number[] {
  return climateOf(setting, place).natural;
}

function climateOf({ ruleset, seed }: Setting, place: number) {
  const climate = climateAt(seed, ruleset.terraforming, place);
  invariant(climate !== undefined, `no planet has number ${place}`);
  return climate;
}

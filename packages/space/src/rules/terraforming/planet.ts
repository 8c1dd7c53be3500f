import { climateAt } from '../../galaxy/climate.js';
import { invariant } from '@astrarium/core';
import { perAttribute } from '../../ruleset/attributes.js';
import {
  NATURAL_FIELDS,
  PLANET,
  type PlanetId,
  VALUE_FIELDS,
  WORK_FIELDS,
} from '../../state/planets.js';
import type { PlanetState } from './planetForces.js';
import type { Draft, World } from '../schema.js';
import { itemAt } from '../../state/itemAt.js';

/** The row of a planet; it appears, in its natural equilibrium, when first worked on. */
export function ensurePlanet(draft: Draft, place: number): PlanetId {
  const known = draft.planets.find(place);
  if (known !== 0) return known;
  const { ruleset, seed } = draft.setting;
  const climate = climateAt(seed, ruleset.terraforming, place);
  invariant(climate !== undefined, `no planet has number ${place}`);
  const planet = draft.planets.insert(place);
  const { natural, kind } = climate;
  draft.planets.set(planet, PLANET.driftSeconds, ruleset.terraforming.driftSeconds[kind]);
  for (const [position, value] of natural.entries()) {
    draft.planets.set(planet, itemAt(VALUE_FIELDS, position), value);
    draft.planets.set(planet, itemAt(NATURAL_FIELDS, position), value);
  }
  return planet;
}

/** The state of a planet, to be filled. */
interface PlanetRead extends PlanetState {
  readonly values: number[];
  readonly natural: number[];
  readonly work: number[];
  seeders: number;
  driftSeconds: number;
}

/** The state of a planet of which nothing is read yet. */
export function noPlanetState(): PlanetRead {
  return {
    values: perAttribute(() => 0),
    natural: perAttribute(() => 0),
    work: perAttribute(() => 0),
    seeders: 0,
    driftSeconds: 0,
  };
}

/**
 * What the next tick of a planet depends on, by its row.
 *
 * @param into what is filled and returned
 */
export function planetState(
  { planets }: World,
  planet: PlanetId,
  into = noPlanetState(),
): PlanetState {
  const { natural, values, work } = into;
  for (let at = 0; at < values.length; at += 1) {
    values[at] = planets.get(planet, VALUE_FIELDS[at] as (typeof VALUE_FIELDS)[number]);
    natural[at] = planets.get(planet, NATURAL_FIELDS[at] as (typeof NATURAL_FIELDS)[number]);
    work[at] = planets.get(planet, WORK_FIELDS[at] as (typeof WORK_FIELDS)[number]);
  }
  into.seeders = planets.get(planet, PLANET.seeders);
  into.driftSeconds = planets.get(planet, PLANET.driftSeconds);
  return into;
}

/** The state of a planet by its place, worked on or not; undefined for what is no planet. */
export function planetStateAt(world: World, place: number): PlanetState | undefined {
  const planet = world.planets.find(place);
  if (planet !== 0) return planetState(world, planet);
  const { ruleset, seed } = world.setting;
  const climate = climateAt(seed, ruleset.terraforming, place);
  if (climate === undefined) return undefined;
  const { natural, kind } = climate;
  const driftSeconds = ruleset.terraforming.driftSeconds[kind];
  return { values: natural, natural, work: perAttribute(() => 0), seeders: 0, driftSeconds };
}

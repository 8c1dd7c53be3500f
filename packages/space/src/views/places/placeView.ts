import { invariant } from '@astrarium/core';
import { SATELLITE_MICRO_AU } from '../../galaxy/distance.js';
import { makeLocation } from '../../galaxy/location.js';
import {
  lagrangeLocation,
  locationParts,
  type LocationParts,
  locationStar,
  MAX_LAGRANGE,
  moonLocation,
  planetLocation,
} from '../../galaxy/locationNumber.js';
import type { Belt, Planet } from '../../galaxy/star.js';
import { starAt } from '../../galaxy/starAt.js';
import { beltAt, starSystem } from '../../galaxy/starSystem.js';
import { knows } from '../../rules/mining/knowledge.js';
import type { World } from '../../rules/schema.js';
import type { AccountId } from '../../state/account.js';
import { placeNames } from './placeNames.js';
import { resourceSites, salvageViews, type SiteView } from './siteViews.js';
import { starView } from './starView.js';

/** What kinds of places have beside what all have. */
export type PlaceView = Partial<
  ReturnType<typeof bodyViewOfStar> &
    ReturnType<typeof bodyViewOfPlanet> &
    ReturnType<typeof bodyViewOfSatellite> &
    ReturnType<typeof beltView> &
    ReturnType<typeof surveyView>
>;

/** The members of a place that only its kind has, as an account may see them. */
export function placeView(world: World, account: AccountId, place: number): PlaceView {
  const { seed } = world.setting;
  const parts = locationParts(place);
  const belt = beltAt(seed, place);
  switch (parts?.kind) {
    case 'star':
      return bodyViewOfStar(seed, parts.star);
    case 'planet':
      return { ...bodyViewOfPlanet(seed, parts), ...surveyView(world, account, place) };
    case 'moon':
      return { ...bodyViewOfSatellite(seed, parts, place), ...surveyView(world, account, place) };
    case 'lagrange':
      return bodyViewOfSatellite(seed, parts, place);
    default: {
      const { surveyed } = surveyView(world, account, place);
      return belt === undefined ? {} : { surveyed, ...beltView(world, account, belt) };
    }
  }
}

/** Whether the account knows the place; its salvage, if so. */
function surveyView(
  world: World,
  account: AccountId,
  place: number,
): { readonly surveyed: boolean; readonly salvage_sites?: readonly SiteView[] } {
  if (!knows(world, account, world.locations.find(place))) return { surveyed: false };
  return { surveyed: true, salvage_sites: salvageViews(world, account, place) };
}

const MICRO_AU = 1_000_000;

/** A star as the wire shows it, with the bodies of its system; from the seed alone. */
function bodyViewOfStar(seed: number, index: number) {
  const star = starAt(seed, index);
  const { planets, belts, edgeMicroAu } = starSystem(seed, index);
  return {
    star: {
      ...starView(star),
      edge_au: edgeMicroAu / MICRO_AU,
      planets: planets.map((planet) => bodyOf(seed, planet)),
      belts: belts.map((belt) => ({
        designation: makeLocation(seed, belt.location),
        density: belt.density,
        inner_radius_au: belt.innerMicroAu / MICRO_AU,
        outer_radius_au: belt.outerMicroAu / MICRO_AU,
      })),
      names: placeNames(seed, index),
    },
  };
}

/** A planet as the wire shows it: its kind, its orbit, and the places around it. */
function bodyViewOfPlanet(seed: number, { star, planet }: LocationParts) {
  const found = starSystem(seed, star).planets[planet - 1];
  invariant(found !== undefined, 'parts are of a place that is there');
  const points = Array.from({ length: MAX_LAGRANGE }, (_, n) =>
    makeLocation(seed, lagrangeLocation(star, planet, n + 1)),
  );
  return { planet: { ...bodyOf(seed, found), lagrange_points: points } };
}

/** A moon or Lagrange point as the wire shows it: which planet's, and how far from that. */
function bodyViewOfSatellite(seed: number, parts: LocationParts, place: number) {
  const satellite = {
    designation: makeLocation(seed, place),
    number: parts.kind === 'moon' ? parts.moon : parts.lagrange,
    planet: makeLocation(seed, planetLocation(parts.star, parts.planet)),
    orbit_au: SATELLITE_MICRO_AU / MICRO_AU,
  };
  const shown: { readonly moon?: typeof satellite; readonly lagrange?: typeof satellite } =
    parts.kind === 'moon' ? { moon: satellite } : { lagrange: satellite };
  return shown;
}

function bodyOf(seed: number, planet: Planet) {
  const { kind, location, moons, orbitMicroAu } = planet;
  const star = locationStar(location);
  return {
    designation: makeLocation(seed, location),
    kind,
    orbit_au: orbitMicroAu / MICRO_AU,
    moons: Array.from({ length: moons }, (_, n) =>
      makeLocation(seed, moonLocation(star, planet.number, n + 1)),
    ),
  };
}

/** A belt as the wire shows it to an account: what it is like, and its open sites. */
function beltView(world: World, account: AccountId, belt: Belt) {
  return {
    belt: {
      density: belt.density,
      designation: makeLocation(world.setting.seed, belt.location),
      inner_radius_au: belt.innerMicroAu / MICRO_AU,
      outer_radius_au: belt.outerMicroAu / MICRO_AU,
      resources: belt.abundance,
    },
    resource_sites: resourceSites(world, account, belt.location),
  };
}

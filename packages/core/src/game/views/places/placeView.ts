import { locationParts } from '../../galaxy/locationNumber.js';
import { beltAt } from '../../galaxy/starSystem.js';
import { knows } from '../../rules/mining/knowledge.js';
import type { World } from '../../rules/schema.js';
import { beltView } from './beltView.js';
import { bodyViewOfPlanet, bodyViewOfSatellite, bodyViewOfStar } from './bodyView.js';
import { salvageViews } from './siteViews.js';
import type { SiteView } from './siteViews.js';
import type { AccountId } from '../../state/account.js';

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

import { locationParts } from '../galaxy/locationNumber.js';
import { scheduleAsteroid } from './asteroids/nextAsteroidAt.js';
import { addSite, surveySite } from './mining/addSite.js';
import { type Draft, rows } from './schema.js';
import type { LocationId } from '../state/locations.js';

/** The row of a place; it appears, a belt's with its open primary site, when first written to. */
export function ensureLocation(draft: Draft, place: number): LocationId {
  const known = draft.locations.find(place);
  if (known !== 0) return known;
  const location = draft.locations.insert(place);
  if (locationParts(place)?.kind === 'belt') {
    surveySite(draft, addSite(draft, rows(draft).locations.get(location), 0), 'generation');
  }
  scheduleAsteroid(draft, location);
  return location;
}

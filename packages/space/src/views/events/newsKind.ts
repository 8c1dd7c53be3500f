import type { Event } from '@astrarium/core';
import { eventNumber } from '../../events/eventNumber.js';
import type { EventName } from '../../events/events.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { PUBLIC_STARS } from '../../galaxy/starAt.js';
import type { World } from '../../rules/schema.js';

/** What strangers are told of. */
export const NEWS_KINDS = [
  'contributed',
  'hub_built',
  'milestone',
  'season_started',
  'season_completed',
  'season_failed',
] as const;

/** One kind of news. */
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The kinds of the events that are news. */
export const KIND_OF_NEWS: { readonly [Name in EventName]?: NewsKind } = {
  'megastructure.contributed': 'contributed',
  'hub.activated': 'hub_built',
  'terraforming.milestone': 'milestone',
  'season.started': 'season_started',
  'season.succeeded': 'season_completed',
  'season.failed': 'season_failed',
};

/**
 * Whether everybody may know of an event. A hub is news when it works for the first time, at a star
 * of the public map, which shows its owner then; a milestone at such a star, too.
 */
export function isNews({ setting }: Pick<World, 'setting'>, event: Event): boolean {
  const kind = KIND_OF_NEWS[event.name as EventName];
  if (kind !== 'hub_built' && kind !== 'milestone') return kind !== undefined;
  if (locationStar(eventNumber(event, 'location')) >= PUBLIC_STARS) return false;
  const { shieldSeconds } = setting.ruleset.hubs;
  return (
    kind === 'milestone' || eventNumber(event, 'shield_ends_at') === event.tick + shieldSeconds
  );
}

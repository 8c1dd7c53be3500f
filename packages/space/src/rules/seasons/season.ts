import { floorDiv, max, min } from '@astrarium/core';
import { objectLocation, MAX_OBJECTS } from '../../galaxy/locationNumber.js';
import { starIndex } from '../../galaxy/starAt.js';
import { type DeviceType, deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { seasonAt, seasonNeeds, seasonsInSystem } from '../../ruleset/seasonAt.js';
import {
  CREDIT,
  MEGASTRUCTURE,
  type MegastructureId,
  PART,
  SEASON_STATE,
} from '../../state/megastructures.js';
import { FLEET } from '../../state/replicant.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import type { Draft, World } from '../schema.js';

/** The number of the season at hand, or of the last one there was; 0 in rules without seasons. */
export function seasonNow(world: World): MegastructureId {
  return world.megastructures.count;
}

/**
 * The next season of the calendar begins, with a megastructure of which nothing is there. Where no
 * number is left for another object in its system, there are no more seasons.
 */
export function startSeason(draft: Draft): void {
  const { megastructures, now, parts } = draft;
  const { ruleset } = draft.setting;
  const number = seasonNow(draft) + 1;
  const plan = seasonAt(ruleset, number);
  const star = starIndex(plan?.starCode ?? '');
  const object = plan === undefined ? 0 : seasonsInSystem(ruleset, number);
  if (plan === undefined || star === undefined || object > MAX_OBJECTS) return;
  const place = objectLocation(star, object);
  const season = megastructures.insert(place);
  const deadline = now + plan.durationSeconds;
  megastructures.set(season, MEGASTRUCTURE.state, SEASON_STATE.active);
  megastructures.set(season, MEGASTRUCTURE.startedAt, now);
  megastructures.set(season, MEGASTRUCTURE.deadlineAt, deadline);
  megastructures.schedule(season, MEGASTRUCTURE.turn, deadline);
  for (const [type, needed] of seasonNeeds(ruleset, number)) {
    const part = parts.insert();
    parts.join(part, PART.megastructure, season);
    parts.set(part, PART.type, deviceTypeIndex(type));
    parts.set(part, PART.needed, needed);
  }
  draft.emit('season.started', 0, 0, place, season, deadline);
  for (const type of newlyNeeded(ruleset, number)) {
    draft.emit('blueprint.needed', 0, season, deviceTypeIndex(type));
  }
}

/** The types that are only parts, which this season of the calendar is the first to need. */
function newlyNeeded({ partsOnly, seasons: { calendar } }: Ruleset, number: number): DeviceType[] {
  const plan = calendar[number - 1];
  if (plan === undefined) return [];
  const before = calendar.slice(0, number - 1);
  return partsOnly.filter(
    (type) =>
      plan.requirements[type] !== undefined &&
      before.every(({ requirements }) => requirements[type] === undefined),
  );
}

/** The objective is complete: the season succeeds at once, and the next begins after a rest. */
export function completeSeason(draft: Draft, season: MegastructureId): void {
  const { megastructures, now } = draft;
  const place = megastructures.get(season, MEGASTRUCTURE.place);
  const deadline = megastructures.get(season, MEGASTRUCTURE.deadlineAt);
  const next = min(deadline, now + draft.setting.ruleset.seasons.restSeconds);
  megastructures.set(season, MEGASTRUCTURE.state, SEASON_STATE.succeeded);
  megastructures.set(season, MEGASTRUCTURE.completedAt, now);
  megastructures.schedule(season, MEGASTRUCTURE.turn, max(now + 1, next));
  draft.emit('megastructure.completed', 0, 0, place, season);
  draft.emit('season.succeeded', 0, 0, place, season);
  for (const credit of megastructures.members(season, MEGASTRUCTURE.credits)) {
    const account = draft.fleets.get(draft.credits.get(credit, CREDIT.replicant), FLEET.account);
    earnAchievement(draft, account, 'season_finished');
  }
}

/** The season's time is over: what is not complete has failed, and nothing more is accepted. */
export function failSeason(draft: Draft, season: MegastructureId): void {
  const { megastructures } = draft;
  const place = megastructures.get(season, MEGASTRUCTURE.place);
  const { needed, contributed } = seasonCount(draft, season);
  megastructures.set(season, MEGASTRUCTURE.state, SEASON_STATE.failed);
  draft.emit('season.failed', 0, 0, place, season, contributed, needed);
}

/** How many devices a season needs, and how many of them it has. */
export function seasonCount(world: World, season: MegastructureId) {
  let needed = 0;
  let contributed = 0;
  for (const part of world.megastructures.members(season, MEGASTRUCTURE.parts)) {
    needed += world.parts.get(part, PART.needed);
    contributed += world.parts.get(part, PART.contributed);
  }
  return { needed, contributed };
}

/** The progress of a season from 0 to 1, in whole millionths rounded down: 1 is complete. */
export function seasonProgress(world: World, season: MegastructureId): number {
  const { needed, contributed } = seasonCount(world, season);
  return floorDiv(contributed * 1_000_000, max(1, needed)) / 1_000_000;
}

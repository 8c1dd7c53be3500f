import { makeLocation } from '../../galaxy/location.js';
import type { World } from '../../rules/schema.js';
import { seasonNow, seasonProgress } from '../../rules/seasons/season.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { seasonAt } from '../../ruleset/seasonAt.js';
import { itemAt } from '../../state/itemAt.js';
import {
  CREDIT,
  type CreditId,
  MEGASTRUCTURE,
  type MegastructureId,
  PART,
  SEASON_STATES,
} from '../../state/megastructures.js';
import { replicantCode } from '../../state/replicant.js';
import { rankedRows } from './rankedRows.js';

/**
 * A season by its number: its objective, its deadline, and who gave how much, at most `maxRows`
 * contributors. By default it is the current one, which is shown after its success until the next
 * one begins. Undefined for a season that has not begun, and in rules without seasons.
 */
export function seasonView(
  world: World,
  season: MegastructureId = seasonNow(world),
  maxRows?: number,
) {
  const { megastructures, setting } = world;
  if (!megastructures.has(season)) return undefined;
  const board = contributors(world, season);
  const row = (field: 'startedAt' | 'deadlineAt' | 'completedAt') =>
    megastructures.get(season, MEGASTRUCTURE[field]);
  const next = megastructures.due(season, MEGASTRUCTURE.turn);
  return {
    season,
    name: seasonAt(setting.ruleset, season)?.name ?? '',
    state: itemAt(SEASON_STATES, megastructures.get(season, MEGASTRUCTURE.state) - 1),
    objective: {
      location: makeLocation(setting.seed, megastructures.get(season, MEGASTRUCTURE.place)),
      ...megastructureView(world, season),
    },
    started_tick: row('startedAt'),
    deadline_tick: row('deadlineAt'),
    completed_tick: row('completedAt') === 0 ? null : row('completedAt'),
    next_season_tick: next === 0 ? null : next,
    contributor_count: board.length,
    contributors: board.slice(0, maxRows),
  };
}

/** The replicants that gave to a season with their ranks, most first, then the earlier. */
function contributors(world: World, season: MegastructureId) {
  const { credits, replicants, setting } = world;
  const devices = (credit: CreditId): number => credits.get(credit, CREDIT.devices);
  const rows = world.megastructures
    .members(season, MEGASTRUCTURE.credits)
    .sort((a, b) => devices(b) - devices(a) || a - b)
    .flatMap((credit) => {
      const replicant = credits.get(credit, CREDIT.replicant);
      const document = replicants.get(replicant);
      // The account was deleted.
      if (document === undefined) return [];
      const replicant_code = replicantCode(setting.key, replicant);
      return [{ replicant_code, replicant: document.name, devices: devices(credit) }];
    });
  return rankedRows(rows);
}

/** How a megastructure stands, in the order of SEASON_STATES. */
const STATUS_OF = ['open', 'completed', 'expired'] as const;

/** What a season builds, as the wire shows it: `open`, `completed` or `expired`. */
export function megastructureView(world: World, season: MegastructureId) {
  const { megastructures, parts } = world;
  const requirements: Record<string, { needed: number; contributed: number }> = {};
  for (const part of megastructures.members(season, MEGASTRUCTURE.parts)) {
    requirements[deviceTypeAt(parts.get(part, PART.type))] = {
      needed: parts.get(part, PART.needed),
      contributed: parts.get(part, PART.contributed),
    };
  }
  const state = megastructures.get(season, MEGASTRUCTURE.state);
  return {
    name: seasonAt(world.setting.ruleset, season)?.structure ?? '',
    progress: seasonProgress(world, season),
    requirements,
    season,
    status: itemAt(STATUS_OF, state - 1),
  };
}

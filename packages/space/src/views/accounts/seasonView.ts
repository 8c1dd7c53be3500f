import { min } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import type { World } from '../../rules/schema.js';
import { inEntries, kept, mapped, sorted, type Steps, takeSteps } from '../../rules/takeSteps.js';
import { seasonNow, seasonProgress } from '../../rules/seasons/season.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { seasonAt } from '../../ruleset/seasonAt.js';
import type { AccountId } from '../../state/account.js';
import { itemAt } from '../../state/itemAt.js';
import {
  CREDIT,
  type CreditId,
  MEGASTRUCTURE,
  type MegastructureId,
  PART,
  SEASON_STATES,
} from '../../state/megastructures.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { rankedRows } from './rankedRows.js';

/** Which contributors of a season: those after a position from 1, all by default. */
export interface ContributorQuery {
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
  /** The account whose share is added. */
  readonly account?: AccountId;
}

/** A season as `seasonSteps` shows it, at once. */
export function seasonView(world: World, season?: MegastructureId, query?: ContributorQuery) {
  return takeSteps(seasonSteps(world, season, query));
}

/**
 * A season by its number, in steps: its objective, its deadline, and who gave how much. By default
 * it is the current one, which is shown after its success until the next one begins. Undefined for
 * a season that has not begun, and in rules without seasons.
 */
export function* seasonSteps(
  world: World,
  season: MegastructureId = seasonNow(world),
  { account, cursor = 0, limit }: ContributorQuery = {},
) {
  const { megastructures, setting } = world;
  if (!megastructures.has(season)) return undefined;
  const state = itemAt(SEASON_STATES, megastructures.get(season, MEGASTRUCTURE.state) - 1);
  const board = yield* contributors(world, season);
  const end = limit === undefined ? board.length : min(cursor + limit, board.length);
  const row = (field: 'startedAt' | 'deadlineAt' | 'completedAt') =>
    megastructures.get(season, MEGASTRUCTURE[field]);
  const next = megastructures.due(season, MEGASTRUCTURE.turn);
  return {
    season,
    name: seasonAt(setting.ruleset, season)?.name ?? '',
    state,
    objective: {
      location: makeLocation(setting.seed, megastructures.get(season, MEGASTRUCTURE.place)),
      ...megastructureView(world, season),
    },
    started_tick: row('startedAt'),
    deadline_tick: row('deadlineAt'),
    completed_tick: state === 'succeeded' ? row('completedAt') : null,
    next_season_tick: next === 0 ? null : next,
    contributor_count: board.length,
    contributors: board.slice(cursor, end).map(({ credit, ...row }) => {
      const replicant = world.credits.get(credit, CREDIT.replicant);
      const replicant_code = replicantCode(setting.key, replicant);
      return { ...row, replicant_code, replicant: world.replicants.get(replicant)?.name ?? '' };
    }),
    /** The position of the last contributor shown; null when there are no more. */
    next_cursor: end < board.length ? end : null,
    /** Null for an account that gave nothing. */
    ...(account !== undefined && { own: yield* shareOf(world, account, board) }),
  };
}

/** A credit of a season with its rank. */
interface Contributor {
  readonly rank: number;
  readonly credit: CreditId;
  readonly devices: number;
}

/** What the replicants of an account gave to a season together, with the best of their ranks. */
function* shareOf(world: World, account: AccountId, rows: readonly Contributor[]) {
  const { credits, fleets } = world;
  const own = yield* kept(
    rows,
    ({ credit }) => fleets.get(credits.get(credit, CREDIT.replicant), FLEET.account) === account,
  );
  const [first] = own;
  if (first === undefined) return null;
  return { rank: first.rank, devices: own.reduce((sum, { devices }) => sum + devices, 0) };
}

/** The credits of a season with their ranks, most devices first, then the earlier. */
function* contributors(
  { credits, megastructures, replicants }: World,
  season: MegastructureId,
): Steps<Contributor[]> {
  const ids = yield* inEntries(megastructures.membersInSteps([season], MEGASTRUCTURE.credits));
  // Without those of deleted accounts.
  const known = yield* kept(
    ids,
    (credit) => replicants.get(credits.get(credit, CREDIT.replicant)) !== undefined,
  );
  const rows = yield* mapped(known, (credit) => ({
    credit,
    devices: credits.get(credit, CREDIT.devices),
  }));
  const inOrder = yield* sorted(rows, (a, b) => b.devices - a.devices || a.credit - b.credit);
  return yield* rankedRows(inOrder);
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

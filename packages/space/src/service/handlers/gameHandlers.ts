import { problem, problemOf } from '../problems/spaceProblems.js';
import {
  auditViewSteps,
  blueprintsView,
  isRefused,
  leaderboardView,
  operationListView,
  operationView,
  rulesView,
  seasonView,
  utcText,
} from '@astrarium/space';
import { ok, problemAnswer } from '@astrarium/contract';
import {
  withSecondsLeft,
  type ReadHandler,
  type SlicedHandler,
  type SpaceHandler,
} from './spaceHandler.js';

/** Contributors of each season in a list, and in the overview. */
const LISTED_CONTRIBUTORS = { limit: 10 };

/** `time.get` */
const getTime: ReadHandler = ({ services, snapshot }) => {
  const { epoch_seconds } = snapshot.setting;
  return ok({
    tick: snapshot.now,
    time: utcText(epoch_seconds + snapshot.now),
    epoch: utcText(epoch_seconds),
    speed: services.clock.speed,
    version: services.version,
  });
};

/** `overview.get` */
const getOverview: ReadHandler = ({ services, world }) => {
  const season = seasonView(world, undefined, LISTED_CONTRIBUTORS) ?? null;
  const players = world.accounts.count - world.deletions.count;
  const { firstTick: first_tick, waysIn: ways_in } = services.server;
  return {
    ...ok({ tick: world.now, players, season, ways_in, first_tick }),
    entries: season?.contributor_count ?? 0,
  };
};

/** `leaderboards.megastructure` */
const getLeaderboard: ReadHandler = ({ world }) => {
  const body = leaderboardView(world);
  return { ...ok(body), entries: body.leaderboard.length };
};

/** `seasons.current` */
const getCurrentSeason: ReadHandler = ({ account, query, world }) => {
  const season = seasonView(world, undefined, { ...query, account });
  if (season !== undefined) return { ...ok(season), entries: season.contributor_count };
  return problemAnswer(problem('unknown_season', 'This ruleset has no seasons'));
};

/** `seasons.get` */
const getSeason: ReadHandler = ({ path, query, world }) => {
  const number = path['season'] ?? '';
  const season = seasonView(world, Number(number), query);
  if (season !== undefined) return { ...ok(season), entries: season.contributor_count };
  return problemAnswer(problem('unknown_season', `No season ${number} has begun`));
};

/** `seasons.list` */
const listSeasons: SlicedHandler = function* ({ query, world }) {
  const { cursor, limit } = query as { readonly cursor?: number; readonly limit: number };
  const { count } = world.megastructures;
  const seasons: ReturnType<typeof seasonView>[] = [];
  let entries = 0;
  let number = Math.min(count, (cursor ?? count + 1) - 1);
  for (; number > 0 && seasons.length < limit; number -= 1) {
    const season = seasonView(world, number, LISTED_CONTRIBUTORS);
    seasons.push(season);
    entries += season?.contributor_count ?? 0;
    yield;
  }
  return { ...ok({ seasons, next_cursor: number > 0 ? number + 1 : null }), entries };
};

/** `blueprints.list` */
const listBlueprints: ReadHandler = ({ snapshot }) =>
  ok({ blueprints: blueprintsView(snapshot.setting.ruleset) });

/** `rules.get` */
const getRules: ReadHandler = ({ world }) => ok(rulesView(world.setting.ruleset));

/** `audit.get` */
const getAudit: SlicedHandler = function* ({ account, world }) {
  return ok(yield* auditViewSteps(world, account));
};

/** `operations.get` */
const getOperation: ReadHandler = ({ account, path, query, services, world }) => {
  const id = path['id'] ?? '';
  const view = operationView(world, account, id, query['acting_replicant'] as string);
  if (isRefused(view)) return problemAnswer(problemOf(view.refusal, { in: 'query' }));
  if (view !== undefined) return ok(withSecondsLeft(view, world.now, services.clock.speed));
  return problemAnswer(
    problem('unknown_operation', `You have no operation ${id}, or it ended too long ago`),
  );
};

/** `operations.list` */
const listOperations: ReadHandler = ({ account, query, services, world }) => {
  let entries = 0;
  const asked = query as unknown as Parameters<typeof operationListView>[2];
  const list = operationListView(world, account, asked, (devices) => (entries = devices));
  if (isRefused(list)) return problemAnswer(problemOf(list.refusal, { in: 'query' }));
  const { speed } = services.clock;
  const operations = list.operations.map((one) => withSecondsLeft(one, world.now, speed));
  return { ...ok({ ...list, operations }), entries };
};

/** Handlers of the operations on the whole game. */
export const gameHandlers = {
  'time.get': { read: getTime },
  'overview.get': { read: getOverview },
  'operations.get': { read: getOperation },
  'operations.list': { read: listOperations },
  'blueprints.list': { read: listBlueprints, basis: 'world' },
  'rules.get': { read: getRules, basis: 'world' },
  'seasons.current': { read: getCurrentSeason, basis: 'world' },
  'seasons.list': { sliced: listSeasons, basis: 'world' },
  'seasons.get': { read: getSeason, basis: 'world' },
  'leaderboards.megastructure': { read: getLeaderboard, basis: 'world' },
  'audit.get': { sliced: getAudit },
} as const satisfies Readonly<Record<string, SpaceHandler>>;

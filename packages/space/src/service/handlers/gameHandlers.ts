import { problem, problemOf } from '../problems/spaceProblems.js';
import {
  auditViewSteps,
  blueprintsView,
  isRefused,
  leaderboardSteps,
  operationListSteps,
  operationView,
  rulesView,
  seasonSteps,
  type seasonView,
  utcText,
} from '@astrarium/space';
import { ok, problemAnswer } from '@astrarium/contract';
import { jsonInSteps } from './jsonInSteps.js';
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
const getOverview: SlicedHandler = function* ({ services, world }) {
  const season = (yield* seasonSteps(world, undefined, LISTED_CONTRIBUTORS)) ?? null;
  const players = world.accounts.count - world.deletions.count;
  const { firstTick: first_tick, waysIn: ways_in } = services.server;
  return ok({ tick: world.now, players, season, ways_in, first_tick });
};

/** `leaderboards.megastructure` */
const getLeaderboard: SlicedHandler = function* ({ asText, world }) {
  const document = yield* leaderboardSteps(world);
  if (!asText) return ok(document);
  return { status: 200, body: undefined, text: yield* jsonInSteps(document) };
};

/** `seasons.current` */
const getCurrentSeason: SlicedHandler = function* ({ account, query, world }) {
  const season = yield* seasonSteps(world, undefined, { ...query, account });
  if (season !== undefined) return ok(season);
  return problemAnswer(problem('unknown_season', 'This ruleset has no seasons'));
};

/** `seasons.get` */
const getSeason: SlicedHandler = function* ({ path, query, world }) {
  const number = path['season'] ?? '';
  const season = yield* seasonSteps(world, Number(number), query);
  if (season !== undefined) return ok(season);
  return problemAnswer(problem('unknown_season', `No season ${number} has begun`));
};

/** `seasons.list` */
const listSeasons: SlicedHandler = function* ({ query, world }) {
  const { cursor, limit } = query as { readonly cursor?: number; readonly limit: number };
  const { count } = world.megastructures;
  const seasons: ReturnType<typeof seasonView>[] = [];
  let number = Math.min(count, (cursor ?? count + 1) - 1);
  for (; number > 0 && seasons.length < limit; number -= 1) {
    seasons.push(yield* seasonSteps(world, number, LISTED_CONTRIBUTORS));
  }
  return ok({ seasons, next_cursor: number > 0 ? number + 1 : null });
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
const listOperations: SlicedHandler = function* ({ account, query, services, world }) {
  const asked = query as unknown as Parameters<typeof operationListSteps>[2];
  const list = yield* operationListSteps(world, account, asked);
  if (isRefused(list)) return problemAnswer(problemOf(list.refusal, { in: 'query' }));
  const { speed } = services.clock;
  const operations = list.operations.map((one) => withSecondsLeft(one, world.now, speed));
  return ok({ ...list, operations });
};

/** Handlers of the operations on the whole game. */
export const gameHandlers = {
  'time.get': { read: getTime, bound: 'the clock' },
  'overview.get': { sliced: getOverview },
  'operations.get': { read: getOperation, bound: 'the ended operations that the rules keep' },
  'operations.list': { sliced: listOperations },
  'blueprints.list': { read: listBlueprints, bound: 'the ruleset', basis: 'world' },
  'rules.get': { read: getRules, bound: 'the ruleset', basis: 'world' },
  'seasons.current': { sliced: getCurrentSeason, basis: 'world' },
  'seasons.list': { sliced: listSeasons, basis: 'world' },
  'seasons.get': { sliced: getSeason, basis: 'world' },
  'leaderboards.megastructure': { sliced: getLeaderboard, basis: 'world' },
  'audit.get': { sliced: getAudit },
} as const satisfies Readonly<Record<string, SpaceHandler>>;

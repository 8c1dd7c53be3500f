import { problem, problemOf } from '@astrarium/contract';
import {
  auditViewSteps,
  blueprintsView,
  isRefused,
  leaderboardView,
  operationView,
  rulesView,
  seasonView,
  utcText,
} from '@astrarium/core';
import { ok, problemAnswer } from './call.js';
import type { ReadHandler, SlicedHandler } from './handler.js';

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

/** `leaderboards.megastructure` */
const getLeaderboard: ReadHandler = ({ world }) => ok(leaderboardView(world));

/** `seasons.current` */
const getSeason: ReadHandler = ({ world }) => {
  const season = seasonView(world);
  if (season !== undefined) return ok(season);
  return problemAnswer(problem('unknown_season', 'This ruleset has no seasons'));
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
const getOperation: ReadHandler = ({ account, path, query, world }) => {
  const id = path['id'] ?? '';
  const view = operationView(world, account, id, query['acting_replicant'] as string);
  if (isRefused(view)) return problemAnswer(problemOf(view.refusal, { in: 'query' }));
  if (view !== undefined) return ok(view);
  return problemAnswer(problem('unknown_operation', `You have no running operation ${id}`));
};

/** Handlers of the operations on the whole game. */
export const gameHandlers = {
  'time.get': { read: getTime },
  'operations.get': { read: getOperation },
  'blueprints.list': { read: listBlueprints },
  'rules.get': { read: getRules },
  'seasons.current': { read: getSeason },
  'leaderboards.megastructure': { read: getLeaderboard },
  'audit.get': { sliced: getAudit },
} as const;

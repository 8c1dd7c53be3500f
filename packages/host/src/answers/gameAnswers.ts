import { problem, problemOf } from '@astrarium/contract';
import {
  auditView,
  blueprintsView,
  isRefused,
  leaderboardView,
  operationView,
  rulesView,
  seasonView,
  utcText,
} from '@astrarium/core';
import { answered, declined, type Reader } from './question.js';

/** `time.get` */
const getTime: Reader = ({ rooms, snapshot }) => {
  const { epoch_seconds } = snapshot.setting;
  return answered({
    tick: snapshot.now,
    time: utcText(epoch_seconds + snapshot.now),
    epoch: utcText(epoch_seconds),
    speed: rooms.speed,
    version: rooms.version,
  });
};

/** `leaderboards.megastructure` */
const getLeaderboard: Reader = ({ world }) => answered(leaderboardView(world));

/** `seasons.current` */
const getSeason: Reader = ({ world }) => {
  const season = seasonView(world);
  if (season !== undefined) return answered(season);
  return declined(problem('unknown_season', 'these rules have no seasons'));
};

/** `blueprints.list` */
const listBlueprints: Reader = ({ snapshot }) =>
  answered({ blueprints: blueprintsView(snapshot.setting.ruleset) });

/** `rules.get` */
const getRules: Reader = ({ world }) => answered(rulesView(world));

/** `audit.get` */
const getAudit: Reader = ({ account, world }) => answered(auditView(world, account));

/** `operations.get` */
const getOperation: Reader = ({ account, path, query, world }) => {
  const id = path['id'] ?? '';
  const view = operationView(world, account, id, query['acting_replicant'] as string);
  if (isRefused(view)) return declined(problemOf(view.refusal, { in: 'query' }));
  if (view !== undefined) return answered(view);
  return declined(problem('unknown_operation', `no operation ${id} of yours is running`));
};

/** How operations of the game as a whole are answered. */
export const gameAnswers = {
  'time.get': { read: getTime },
  'operations.get': { read: getOperation },
  'blueprints.list': { read: listBlueprints },
  'rules.get': { read: getRules },
  'seasons.current': { read: getSeason },
  'leaderboards.megastructure': { read: getLeaderboard },
  'audit.get': { read: getAudit },
} as const;

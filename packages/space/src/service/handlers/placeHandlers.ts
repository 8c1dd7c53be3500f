import { type Where, ok, problemAnswer, viewQueryOf } from '@astrarium/contract';
import { problemOf } from '../problems/spaceProblems.js';
import {
  actingReplicants,
  inventoryListSteps,
  inventoryListViewAt,
  isRefused,
  locationSteps,
  presenceSteps,
  publicJourneysSteps,
  starListSteps,
  type stockHistory,
} from '@astrarium/space';
import {
  answerOrder,
  type ReadHandler,
  type SlicedHandler,
  type SpaceHandler,
} from './spaceHandler.js';

/** The path parameter that names the place. */
const AT_CODE: Where = { in: 'body', path: { location: 'code' } };

/** `locations.get` */
const getLocation: SlicedHandler = function* ({ account, path, query, world }) {
  const visible = actingReplicants(world, account, (query['acting_replicant'] as string) ?? '');
  if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
  const code = path['code'] ?? '';
  const view = yield* locationSteps(world, account, code, visible);
  if (view !== undefined) return ok(view);
  const message = `There is no location ${code}`;
  const refusal = { code: 'unknown_location', message, numbers: { field: 'code', code } };
  return problemAnswer(problemOf(refusal, { in: 'path' }));
};

/** `locations.presence` */
const getPresence: SlicedHandler = function* ({ account, path, query, world }) {
  const page = query as { readonly cursor?: string; readonly limit: number };
  const view = yield* presenceSteps(world, account, path['code'] ?? '', page);
  return isRefused(view) ? problemAnswer(problemOf(view.refusal, { in: 'path' })) : ok(view);
};

/** `locations.inventory`, deprecated */
const getLocationInventory: ReadHandler = ({ account, path, world }) => {
  const entry = inventoryListViewAt(world, account, path['code'] ?? '');
  return isRefused(entry) ? problemAnswer(problemOf(entry.refusal, AT_CODE)) : ok(entry);
};

/** `inventory.list` */
const listInventory: SlicedHandler = function* (input) {
  const list = yield* inventoryListSteps(input.world, input.account, viewQueryOf(input));
  return isRefused(list) ? problemAnswer(problemOf(list.refusal, { in: 'query' })) : ok(list);
};

/** `inventory.history` */
export const readStockHistory =
  (stocks: ReturnType<typeof stockHistory>): ReadHandler =>
  ({ account, query, world }) => {
    const { location, points } = query as { readonly location: string; readonly points: number };
    const history = stocks.view(world, account, location, points);
    return isRefused(history)
      ? problemAnswer(problemOf(history.refusal, { in: 'query' }))
      : ok(history);
  };

/** `stars.list` */
const listStars: SlicedHandler = function* (input) {
  const list = yield* starListSteps(input.world, viewQueryOf(input));
  return isRefused(list) ? problemAnswer(problemOf(list.refusal, { in: 'query' })) : ok(list);
};

/** `galaxy.get` */
const getGalaxy: SlicedHandler = function* ({ query, world }) {
  const length = Number(query['limit']);
  const { maxPageLength } = world.setting.ruleset.limits;
  const stars: object[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && stars.length < length) {
    const limit = Math.min(maxPageLength, length - stars.length);
    const page: StarPage = cursor === undefined ? { limit } : { limit, cursor };
    const list: StarList = yield* starListSteps(world, page);
    if (isRefused(list)) return problemAnswer(problemOf(list.refusal));
    for (const star of list.stars) {
      stars.push({ ...star, planets: star.planets.length, belts: star.belts.length });
    }
    cursor = list.next_cursor;
  }
  return ok({ stars });
};

type StarList = Exclude<ReturnType<ReturnType<typeof starListSteps>['next']>['value'], number>;

interface StarPage {
  readonly limit: number;
  readonly cursor?: string;
}

/** `galaxy.fleets` */
const listFleets: SlicedHandler = function* ({ world }) {
  return ok(yield* publicJourneysSteps(world));
};

/** Handlers of the operations on places and stock. */
export const placeHandlers = {
  'locations.get': { sliced: getLocation, basis: 'world' },
  'locations.presence': { sliced: getPresence, basis: 'world' },
  'locations.contribute': { write: answerOrder },
  'locations.inventory': { read: getLocationInventory, bound: 'one pile' },
  'inventory.list': { sliced: listInventory, basis: 'world' },
  'galaxy.get': { sliced: getGalaxy, basis: 'world' },
  'galaxy.fleets': { sliced: listFleets, basis: 'world' },
  'stars.list': { sliced: listStars, basis: 'world' },
} as const satisfies Readonly<Record<string, SpaceHandler>>;

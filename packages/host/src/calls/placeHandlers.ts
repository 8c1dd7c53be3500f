import { problemOf, type Where } from '@astrarium/contract';
import {
  actingReplicants,
  inventoryListView,
  inventoryListViewAt,
  isRefused,
  locationView,
  starListView,
} from '@astrarium/core';
import { ok, problemAnswer } from './call.js';
import { answerOrder, type ReadHandler, viewQueryOf } from './handler.js';

/** The path parameter that names the place. */
const AT_CODE: Where = { in: 'body', path: { location: 'code' } };

/** `locations.get` */
const getLocation: ReadHandler = ({ account, path, query, world }) => {
  const visible = actingReplicants(world, account, (query['acting_replicant'] as string) ?? '');
  if (isRefused(visible)) return problemAnswer(problemOf(visible.refusal, { in: 'query' }));
  const code = path['code'] ?? '';
  const view = locationView(world, account, code, visible);
  if (view !== undefined) return ok(view);
  const message = `There is no location ${code}`;
  const refusal = { code: 'unknown_location', message, numbers: { field: 'code', code } };
  return problemAnswer(problemOf(refusal, { in: 'path' }));
};

/** `locations.inventory`, deprecated */
const getLocationInventory: ReadHandler = ({ account, path, world }) => {
  const entry = inventoryListViewAt(world, account, path['code'] ?? '');
  return isRefused(entry) ? problemAnswer(problemOf(entry.refusal, AT_CODE)) : ok(entry);
};

/** `inventory.list` */
const listInventory: ReadHandler = (input) => {
  const list = inventoryListView(input.world, input.account, viewQueryOf(input));
  return isRefused(list) ? problemAnswer(problemOf(list.refusal, { in: 'query' })) : ok(list);
};

/** `stars.list` */
const listStars: ReadHandler = (input) => {
  const list = starListView(input.world, viewQueryOf(input));
  return isRefused(list) ? problemAnswer(problemOf(list.refusal, { in: 'query' })) : ok(list);
};

/** Handlers of the operations on places and stock. */
export const placeHandlers = {
  'locations.get': { read: getLocation },
  'locations.contribute': { write: answerOrder },
  'locations.inventory': { read: getLocationInventory },
  'inventory.list': { read: listInventory },
  'stars.list': { read: listStars },
} as const;

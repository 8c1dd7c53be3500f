import { problemOf, type Where } from '@astrarium/contract';
import {
  actingReplicants,
  inventoryListView,
  inventoryListViewAt,
  type InventoryQuery,
  isRefused,
  locationView,
  starListView,
  type StarListQuery,
} from '@astrarium/core';
import { outcomeAnswer } from './outcomeAnswer.js';
import { answered, declined, type Reader, type Writer } from './question.js';

/** Where the path has the place that is asked for. */
const AT_CODE: Where = { in: 'body', path: { location: 'code' } };

/** `locations.get` */
const getLocation: Reader = ({ account, path, query, world }) => {
  const visible = actingReplicants(world, account, (query['acting_replicant'] as string) ?? '');
  if (isRefused(visible)) return declined(problemOf(visible.refusal, { in: 'query' }));
  const code = path['code'] ?? '';
  const view = locationView(world, account, code, visible);
  if (view !== undefined) return answered(view);
  const message = `there is no place ${code}`;
  const refusal = { code: 'unknown_location', message, numbers: { field: 'code', code } };
  return declined(problemOf(refusal, { in: 'path' }));
};

/** `locations.contribute` */
const contribute: Writer = ({ account, body, path }, work) =>
  outcomeAnswer(
    work,
    work.execute('contribute', account, { location: path['code'], ...body }),
    AT_CODE,
  );

/** `locations.inventory`, deprecated */
const getLocationInventory: Reader = ({ account, path, world }) => {
  const entry = inventoryListViewAt(world, account, path['code'] ?? '');
  return isRefused(entry) ? declined(problemOf(entry.refusal, AT_CODE)) : answered(entry);
};

/** `inventory.list` */
const listInventory: Reader = ({ account, query, world }) => {
  const list = inventoryListView(world, account, query as InventoryQuery);
  return isRefused(list) ? declined(problemOf(list.refusal, { in: 'query' })) : answered(list);
};

/** `stars.list` */
const listStars: Reader = ({ query, world }) => {
  const list = starListView(world, query as StarListQuery);
  return isRefused(list) ? declined(problemOf(list.refusal, { in: 'query' })) : answered(list);
};

/** How operations of places and what lies there are answered. */
export const placeAnswers = {
  'locations.get': { read: getLocation },
  'locations.contribute': { write: contribute },
  'locations.inventory': { read: getLocationInventory },
  'inventory.list': { read: listInventory },
  'stars.list': { read: listStars },
} as const;

import { done } from '../../kernel.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { siteSeek, siteToSeek } from '../rules/mining/site.js';
import { orderAnswer, orderOf } from './order.js';

/** `search {device}`: looks for the belt's next site; the device keeps it open afterwards. */
export const search: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'search', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const site = siteToSeek(draft, device);
  if (isRefused(site)) return site;
  siteSeek(draft, device, site);
  return done(orderAnswer(draft, device));
};

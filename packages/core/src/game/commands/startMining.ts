import { done } from '../../kernel.js';
import { parseSite } from '../galaxy/location.js';
import { ensurePile } from '../rules/stock/ensurePile.js';
import { oneOf, optional, text } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import { runStart } from '../rules/mining/run.js';
import type { Reducer } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices/devices.js';
import { stockOf } from '../state/places/stocks.js';
import { chooseDeposit } from './chooseDeposit.js';
import { orderAnswer, orderOf } from './order.js';

const READERS = { resource: oneOf(CATEGORIES), site: optional(text(1, 64), '') };

/**
 * `start_mining {device, resource, site?}`: brings a category into the account's stock at the
 * place; without a site, from the lowest open one that has it.
 */
export const startMining: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'start_mining', READERS);
  if (isRefused(order)) return order;
  const { account, device } = order;
  const { resource } = order.args;
  const code = order.args.site;
  const site = code === '' ? undefined : parseSite(draft.setting.seed, code);
  if (code !== '' && site === undefined) {
    return refuse('unknown_site', `there is no site ${code}`, { field: 'site', site: code });
  }
  const deposit = chooseDeposit(draft, { device, account, resource, site });
  if (isRefused(deposit)) return deposit;
  const pile = ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
  runStart(draft, device, deposit, stockOf(pile, resource));
  return done(orderAnswer(draft, device));
};

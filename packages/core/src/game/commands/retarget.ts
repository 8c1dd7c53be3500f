import { done } from '../../kernel.js';
import { depositHolds } from '../rules/mining/deposit.js';
import { devicePlace } from '../rules/devices/device.js';
import { oneOf } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import { runStart, runStop } from '../rules/mining/run.js';
import type { Reducer } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { categoryOf, depositOf, siteOf } from '../state/places/deposits.js';
import { DEVICE } from '../state/devices/devices.js';
import { SITE } from '../state/places/sites.js';
import { pileOf, stockOf } from '../state/places/stocks.js';
import { chooseDeposit } from './chooseDeposit.js';
import { orderAnswer, orderOf } from './order.js';

const READERS = { resource: oneOf(CATEGORIES) };

/**
 * `retarget {device, resource}`: ends the run and begins another, at the same site when that has
 * the category, else at the lowest open one that has.
 */
export const retarget: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'retarget', READERS);
  if (isRefused(order)) return order;
  const { account, device } = order;
  const { resource } = order.args;
  const { devices } = draft;
  const former = devices.parent(device, DEVICE.deposit);
  if (categoryOf(former) === resource) {
    const category = CATEGORIES[resource - 1] ?? '';
    return refuse('already_mining', `the device is mining ${category}`, { resource: category });
  }
  const stays = depositHolds(draft, depositOf(siteOf(former), resource));
  const index = draft.sites.get(siteOf(former), SITE.index);
  const site = stays ? { place: devicePlace(draft, device), site: index } : undefined;
  const deposit = chooseDeposit(draft, { device, account, resource, site });
  if (isRefused(deposit)) return deposit;
  const pile = pileOf(devices.parent(device, DEVICE.stock));
  runStop(draft, device, 'retargeted');
  runStart(draft, device, deposit, stockOf(pile, resource));
  return done(orderAnswer(draft, device));
};

import { depositHolds } from '../../rules/mining/deposit.js';
import { devicePlace } from '../../rules/devices/device.js';
import { startRun, stopRun } from '../../rules/mining/run.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import { categoryAt } from '../../ruleset/categories.js';
import { DEVICE } from '../../state/devices.js';
import { categoryOf, depositOf, SITE, siteOf } from '../../state/sites.js';
import { pileOf, stockOf } from '../../state/stocks.js';
import { DEVICE_NOW } from '../definition/answer.js';
import { category } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';
import { chooseDeposit } from './chooseDeposit.js';

/**
 * Ends the mining run and starts another one for a different category: at the same site if it has
 * this category, else at the lowest open site that has it.
 */
export const retarget = defineDeviceCommand({
  name: 'retarget',
  features: ['mine'],
  states: { allowed: ['mining'], otherwise: 'wrong_state' },
  args: { resource: category('The category to mine from now on.') },
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { account, args: { resource }, device }) {
    const { devices } = draft;
    const former = devices.parent(device, DEVICE.deposit);
    if (categoryOf(former) === resource) {
      const name = categoryAt(resource);
      return refuse('already_mining', `The device already mines ${name}`, { resource: name });
    }
    const stays = depositHolds(draft, depositOf(siteOf(former), resource));
    const index = draft.sites.get(siteOf(former), SITE.index);
    const site = stays ? { place: devicePlace(draft, device), site: index } : undefined;
    const deposit = chooseDeposit(draft, { device, account, resource, site });
    if (isRefused(deposit)) return deposit;
    const pile = pileOf(devices.parent(device, DEVICE.stock));
    stopRun(draft, device, 'retargeted');
    startRun(draft, device, deposit, stockOf(pile, resource));
    return undefined;
  },
});

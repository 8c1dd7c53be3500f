import { chooseDeposit } from './chooseDeposit.js';
import { depositSite, holdsUnit, siteDeposit } from '../../rules/mining/deposit.js';
import { startRun, stopRun } from '../../rules/mining/run.js';
import { refuse } from '../../rules/refuse.js';
import { rows } from '../../rules/schema.js';
import { categoryAt } from '../../ruleset/categories.js';
import { categoryOf } from '../../state/sites.js';
import { CATEGORY } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Ends the mining run and starts another one for a different category: at the same site if it has
 * this category, else at the lowest open site that has it.
 */
export const retarget = defineDeviceCommand({
  name: 'retarget',
  features: ['mine'],
  states: { allowed: ['mining'], otherwise: 'wrong_state' },
  args: { resource: CATEGORY.about('The category to mine from now on.') },
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { args: { resource }, device: id }) {
    const device = rows(draft).devices.get(id);
    const former = draft.require(device.deposit, 'wrong_state', 'The device does not mine');
    if (categoryOf(former.id) === resource) {
      const name = categoryAt(resource);
      return refuse('already_mining', `The device already mines ${name}`, { resource: name });
    }
    const { index } = depositSite(draft, former);
    const stays = holdsUnit(siteDeposit(draft, depositSite(draft, former), resource));
    const site = stays ? { place: device.location.place, site: index } : undefined;
    const deposit = draft.accept(chooseDeposit(draft, { device, resource, site }));
    stopRun(draft, device, 'retargeted');
    startRun(draft, device, deposit);
    return undefined;
  },
});

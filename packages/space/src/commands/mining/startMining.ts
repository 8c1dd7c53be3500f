import { parseSite } from '../../galaxy/location.js';
import { startRun } from '../../rules/mining/run.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import { ensurePile } from '../../rules/stock/stock.js';
import { DEVICE } from '../../state/devices.js';
import { stockOf } from '../../state/stocks.js';
import { DEVICE_NOW } from '../definition/answer.js';
import { category, optional, site } from '../definition/argument.js';
import { placeCheck } from '../definition/check.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';
import { chooseDeposit, refuseMining } from './chooseDeposit.js';

/**
 * Mines one category into the stock of the account at the place. Without `site` it takes the
 * lowest open site that has at least one unit.
 */
export const startMining = defineDeviceCommand({
  name: 'start_mining',
  features: ['mine'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: {
    resource: category('The category to mine.'),
    site: optional(site('The site to mine at.')),
  },
  previews: [placeCheck(refuseMining)],
  answer: DEVICE_NOW,
  status: 200,
  oncomplete: true,
  run(draft, { account, args, device }) {
    const { resource, site: code } = args;
    const named = code === undefined ? undefined : parseSite(draft.setting.seed, code);
    if (code !== undefined && named === undefined) {
      return refuse('unknown_site', `There is no site ${code}`, { field: 'site', site: code });
    }
    const deposit = chooseDeposit(draft, { device, account, resource, site: named });
    if (isRefused(deposit)) return deposit;
    const pile = ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
    startRun(draft, device, deposit, stockOf(pile, resource));
    return undefined;
  },
});

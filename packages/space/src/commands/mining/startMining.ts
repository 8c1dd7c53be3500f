import { optional, text } from '@astrarium/core';
import { parseSite } from '../../galaxy/location.js';
import { startRun } from '../../rules/mining/run.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import { rows } from '../../rules/schema.js';
import { CATEGORY } from '../definition/argument.js';
import { placeRowCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';
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
    resource: CATEGORY.about('The category to mine.'),
    site: optional(
      text().format('site_code').example('SOL-BELT-1-SITE-0').about('The site to mine at.'),
    ),
  },
  previews: [placeRowCheck(refuseMining)],
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { args: { resource, site: code }, device: id }) {
    const device = rows(draft).devices.get(id);
    const named = code === undefined ? undefined : parseSite(draft.setting.seed, code);
    if (code !== undefined && named === undefined) {
      return refuse('unknown_site', `There is no site ${code}`, { field: 'site', site: code });
    }
    // Returned, not thrown: a system carries it out too, after a print.
    const deposit = chooseDeposit(draft, { device, resource, site: named });
    if (isRefused(deposit)) return deposit;
    startRun(draft, device, deposit);
    return undefined;
  },
});

import { startSearch, siteToSeek } from '../../rules/mining/site.js';
import { isRefused } from '../../rules/refuse.js';
import { rows } from '../../rules/schema.js';
import { placeRowCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Searches for the next site of a belt. The device keeps the site open afterwards. Each site that
 * is open or was emptied recently makes a search longer, and so does wear of the device.
 */
export const search = defineDeviceCommand({
  name: 'search',
  features: ['survey'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: {},
  previews: [placeRowCheck(siteToSeek)],
  answer: DEVICE_NOW,
  status: 202,
  run(draft, { device: id }) {
    const device = rows(draft).devices.get(id);
    const site = siteToSeek(draft, device);
    if (isRefused(site)) return site;
    startSearch(draft, device, site);
    return undefined;
  },
});

import { startSearch, siteToSeek } from '../../rules/mining/site.js';
import { isRefused } from '../../rules/refuse.js';
import { DEVICE_NOW } from '../definition/answer.js';
import { placeCheck } from '../definition/check.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Searches for the next site of a belt. The device keeps the site open afterwards. Each site that
 * is open or was emptied recently makes a search longer, and so does wear of the device.
 */
export const search = defineDeviceCommand({
  name: 'search',
  features: ['survey'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: {},
  previews: [placeCheck(siteToSeek)],
  answer: DEVICE_NOW,
  status: 202,
  oncomplete: true,
  run(draft, { device }) {
    const site = siteToSeek(draft, device);
    if (isRefused(site)) return site;
    startSearch(draft, device, site);
    return undefined;
  },
});

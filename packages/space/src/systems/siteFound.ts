import { earnAchievement } from '../rules/accounts/earnAchievement.js';
import { deviceAccount, devicePlace, setDeviceStatus } from '../rules/devices/device.js';
import { gainKnowledge } from '../rules/mining/knowledge.js';
import type { GameSystem } from '../rules/schema.js';
import { surveySite } from '../rules/mining/addSite.js';
import { DEVICE } from '../state/devices.js';
import { SITE } from '../state/sites.js';
import { STATUS } from '../state/statuses.js';

/** A search ends: the site is open for as long as the device tracks it. */
export const siteFound: GameSystem = {
  name: 'siteFound',
  table: 'sites',
  timer: 'found',
  run(draft, site) {
    const device = draft.sites.get(site, SITE.tracker);
    surveySite(draft, site, 'search');
    gainKnowledge(draft, deviceAccount(draft, device), draft.sites.parent(site, SITE.location));
    setDeviceStatus(draft, device, STATUS.tracking, site, 'done');
    const replicant = draft.devices.parent(device, DEVICE.replicant);
    const index = draft.sites.get(site, SITE.index);
    draft.emit('search.completed', replicant, device, devicePlace(draft, device), index);
    earnAchievement(draft, deviceAccount(draft, device), 'first_site');
  },
};

import { invariant } from '@astrarium/core';
import { earnAchievement } from '../rules/accounts/earnAchievement.js';
import { setDeviceStatus } from '../rules/devices/device.js';
import { surveySite } from '../rules/mining/addSite.js';
import { gainKnowledge } from '../rules/mining/knowledge.js';
import { type GameSystem, rows } from '../rules/schema.js';
import { STATUS } from '../state/statuses.js';

/** A search ends: the site is open for as long as the device tracks it. */
export const siteFound: GameSystem = {
  name: 'siteFound',
  table: 'sites',
  timer: 'found',
  run(draft, id) {
    const { devices, sites } = rows(draft);
    const site = sites.get(id);
    const { index, location, tracker } = site;
    invariant(tracker !== undefined, 'somebody searches for a site that is found');
    const { replicant } = devices.get(tracker);
    surveySite(draft, site, 'search');
    gainKnowledge(draft, replicant.account, location.id);
    setDeviceStatus(draft, tracker, STATUS.tracking, id, 'done');
    draft.emit('search.completed', replicant.id, tracker, location.place, index);
    earnAchievement(draft, replicant.account, 'first_site');
  },
};

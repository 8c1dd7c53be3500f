import { done } from '../../kernel/index.js';
import { makeLocation } from '../galaxy/location.js';
import { locationParts } from '../galaxy/locationNumber.js';
import { devicePlace } from '../rules/device.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { siteSeek, siteToSeek } from '../rules/site.js';
import { DEVICE } from '../state/devices.js';
import { orderAnswer, orderOf } from './order.js';

/** `search {device}`: looks for the belt's next site; the device keeps it open afterwards. */
export const search: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'search', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const place = devicePlace(draft, device);
  const location = makeLocation(draft.setting.seed, place);
  if (locationParts(place)?.kind !== 'belt') {
    return refuse('not_at_belt', `there are no sites to find at ${location}`, { location });
  }
  const found = siteToSeek(draft, draft.devices.parent(device, DEVICE.location));
  if (found < 0) {
    return refuse('no_more_sites', `all sites of ${location} are open or sought already`, {
      location,
      most: draft.setting.ruleset.sites.perBelt,
    });
  }
  siteSeek(draft, device, found);
  return done(orderAnswer(draft, device));
};

import { done } from '../../kernel/index.js';
import { locationKind, makeLocation } from '../galaxy/location.js';
import { devicePlace } from '../rules/device.js';
import { isRefused, refuse } from '../rules/refuse.js';
import { scanStart } from '../rules/scan.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';

/** `scan {device}`: finds the salvage of a planet or moon, and what is left in a place's sites. */
export const scan: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'scan', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const place = devicePlace(draft, device);
  const kind = locationKind(place);
  if (kind !== 'planet' && kind !== 'moon' && kind !== 'belt') {
    const location = makeLocation(draft.setting.seed, place);
    return refuse('nothing_to_scan', `${location} is no planet, moon or belt`, {
      location,
      location_type: kind,
      allowed: 'planet moon belt',
    });
  }
  scanStart(draft, device, draft.setting.ruleset.scan.seconds[kind]);
  return done(orderAnswer(draft, device));
};

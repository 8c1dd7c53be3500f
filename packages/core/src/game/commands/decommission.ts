import { done } from '../../kernel.js';
import { makeLocation } from '../galaxy/location.js';
import { decommissionStart, decommissionYield } from '../rules/devices/decommission.js';
import { decommissionYard } from '../rules/devices/decommissionYard.js';
import { devicePlace } from '../rules/devices/device.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { amountsOf } from '../ruleset/categories.js';
import { deviceCode } from '../state/devices/deviceCode.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `decommission {device}`: sends a device that the account built to its nearest autofactory in the
 * system, where it is taken apart; most of its matter is stock there afterwards.
 */
export const decommission: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'decommission', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const yard = decommissionYard(draft, device);
  if (isRefused(yard)) return yard;
  const { seed } = draft.setting;
  decommissionStart(draft, device, yard);
  return done({
    ...orderAnswer(draft, device),
    autofactory_device_code: deviceCode(seed, yard),
    destination: makeLocation(seed, devicePlace(draft, yard)),
    recovers: amountsOf(decommissionYield(draft, device)),
  });
};

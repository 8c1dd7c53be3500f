import { done } from '../../kernel/index.js';
import { makeLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { starCode } from '../galaxy/starAt.js';
import { decommissionStart, decommissionYield } from '../rules/decommission.js';
import { devicePlace } from '../rules/device.js';
import { ensurePileBlocked } from '../rules/ensurePile.js';
import { holdUnits } from '../rules/hold.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Reducer, World } from '../rules/schema.js';
import { yardOf } from '../rules/yard.js';
import { amountsOf } from '../ruleset/categories.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { orderAnswer, orderOf } from './order.js';
import type { Order } from './order.js';

/**
 * `decommission {device}`: sends a device that the account built to its nearest autofactory in the
 * system, where it is taken apart; most of its matter is stock there afterwards.
 */
export const decommission: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'decommission', {});
  if (isRefused(order)) return order;
  const { account, device } = order;
  const { seed } = draft.setting;
  if (draft.fleets.get(draft.devices.get(device, DEVICE.builtBy), FLEET.account) !== account) {
    return refuse('not_builder', 'only who built a device may have it taken apart', {
      device_code: deviceCode(seed, device),
    });
  }
  const yard = yardOf(draft, device);
  if (yard === 0) {
    const system = starCode(locationStar(devicePlace(draft, device)));
    return refuse('no_autofactory', `no autofactory in ${system} can be reached`, {
      system,
      location: makeLocation(seed, devicePlace(draft, device)),
    });
  }
  const refusal = refusePiles(draft, order, yard);
  if (refusal !== undefined) return refusal;
  decommissionStart(draft, device, yard);
  return done({
    ...orderAnswer(draft, device),
    autofactory_device_code: deviceCode(seed, yard),
    destination: makeLocation(seed, devicePlace(draft, yard)),
    recovers: amountsOf(decommissionYield(draft, device)),
  });
};

/** What it carries and what it is made of will be stock: here, and where it is taken apart. */
function refusePiles(world: World, order: Order<unknown>, yard: number): Refused | undefined {
  const { account, device } = order;
  const there = world.devices.parent(yard, DEVICE.location);
  const here = world.devices.parent(device, DEVICE.location);
  const isLoaded = holdUnits(world, device).some((units) => units > 0);
  const blocked =
    ensurePileBlocked(world, account, there) ||
    (isLoaded && ensurePileBlocked(world, account, here));
  if (!blocked) return undefined;
  return refuse('stock_limit', 'the account has stock at as many places as it may', {
    most: world.setting.ruleset.limits.stocksPerAccount,
  });
}

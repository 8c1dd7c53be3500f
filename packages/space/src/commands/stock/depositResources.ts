import { min, optional } from '@astrarium/core';
import { deviceAccount } from '../../rules/devices/device.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { ensurePile, refusePile, refuseShort } from '../../rules/stock/stock.js';
import { holdUnits, unloadHold, pileRoom } from '../../rules/stock/hold.js';
import { amountsOf } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey } from '../../state/stocks.js';
import { PRINTING } from '../../state/statuses.js';
import { itemAt } from '../../state/itemAt.js';
import { AMOUNTS, UNITS } from '../definition/argument.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Moves units from the hold into the stock of the account at the place: named amounts all or none;
 * without `resources` everything that fits, and the rest stays in the hold.
 */
export const depositResources = defineDeviceCommand({
  name: 'deposit_resources',
  features: ['transport'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'device_busy' },
  args: { resources: optional(UNITS.about('The units to unload.')) },
  previews: [deviceCheck((world, device) => unloadUnits(world, device, []))],
  answer: { ...DEVICE_NOW, deposited: AMOUNTS, cargo: AMOUNTS },
  status: 200,
  run(draft, { account, args: { resources = [] }, device }) {
    const deposited = unloadUnits(draft, device, resources);
    if (isRefused(deposited)) return deposited;
    const location = draft.devices.parent(device, DEVICE.location);
    unloadHold(draft, device, ensurePile(draft, account, location), deposited);
    return { deposited: amountsOf(deposited), cargo: amountsOf(holdUnits(draft, device)) };
  },
});

/**
 * Whole units, one number a category, that go from a device's hold into the stock here: what was
 * asked for, or (nothing in particular) all that fits; or why that cannot be.
 */
function unloadUnits(
  world: World,
  device: DeviceId,
  wanted: readonly number[],
): number[] | Refused {
  const cargo = holdUnits(world, device);
  if (cargo.every((units) => units === 0)) return refuse('hold_empty', 'The hold is empty');
  const amounts = wanted.length > 0 ? wanted : cargo;
  const short = refuseShort('short_cargo', amounts, cargo);
  if (short !== undefined) return short;
  const account = deviceAccount(world, device);
  const location = world.devices.parent(device, DEVICE.location);
  const room = pileRoom(world, world.piles.find(pileKey(account, location)));
  const fitting = amounts.map((units, position) => min(units, itemAt(room, position)));
  const all = wanted.length > 0 || fitting.every((units) => units === 0);
  const full = all ? refuseShort('stock_full', amounts, room) : undefined;
  return full ?? refusePile(world, account, location) ?? fitting;
}

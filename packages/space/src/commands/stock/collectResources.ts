import { deviceAccount } from '../../rules/devices/device.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { loadHold, holdRoom, holdUnits, pileUnits } from '../../rules/stock/hold.js';
import { refuseShort } from '../../rules/stock/stock.js';
import { amountsOf } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey } from '../../state/stocks.js';
import { PRINTING } from '../../state/statuses.js';
import { AMOUNTS, UNITS } from '../definition/argument.js';
import { deviceCheck, placeCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Moves units from the stock of the account at the place into the hold, at once, all or none.
 */
export const collectResources = defineDeviceCommand({
  name: 'collect_resources',
  features: ['transport'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'device_busy' },
  args: { resources: UNITS.about('The units to load.') },
  previews: [
    placeCheck(refuseNothingHere),
    deviceCheck((world, device) => refuseLoad(world, device, 1)),
  ],
  answer: { ...DEVICE_NOW, collected: AMOUNTS, cargo: AMOUNTS },
  status: 200,
  run(draft, { account, args: { resources }, device }) {
    const refusal = refuseCollect(draft, device, resources);
    if (refusal !== undefined) return refusal;
    const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
    loadHold(draft, device, pile, resources);
    return { collected: amountsOf(resources), cargo: amountsOf(holdUnits(draft, device)) };
  },
});

/** Why whole units, one number a category, cannot go from the stock here into a device's hold. */
function refuseCollect(
  world: World,
  device: DeviceId,
  units: readonly number[],
): Refused | undefined {
  const location = world.devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(deviceAccount(world, device), location));
  const short = refuseShort('short_stock', units, pileUnits(world, pile));
  return (
    short ??
    refuseLoad(
      world,
      device,
      units.reduce((sum, each) => sum + each, 0),
    )
  );
}

/** Why so many units do not fit into a device's hold. */
function refuseLoad(world: World, device: DeviceId, need: number): Refused | undefined {
  const room = holdRoom(world, device);
  if (need <= room) return undefined;
  return refuse(
    'hold_full',
    `Not enough room in the hold: ${need} units need room, ${room} have it`,
    {
      need,
      have: room,
    },
  );
}

/** The refusal of taking from the stock here where there is none of anything. */
function refuseNothingHere(world: World, device: DeviceId): Refused | undefined {
  const location = world.devices.parent(device, DEVICE.location);
  const units = pileUnits(world, world.piles.find(pileKey(deviceAccount(world, device), location)));
  return units.some((each) => each > 0) ? undefined : refuseShort('short_stock', ONE_UNIT, units);
}

/** One unit of the first category. */
const ONE_UNIT = [1];

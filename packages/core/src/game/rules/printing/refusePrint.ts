import { CENSUS, CENSUS_ROW } from '../../state/accounts/census.js';
import { DEVICE } from '../../state/devices/devices.js';
import { HOLDING } from '../../state/devices/holdings.js';
import { PRINTER } from '../../state/devices/printers.js';
import { deviceAccount, deviceBlueprint } from '../devices/device.js';
import { refusePile } from '../stock/ensurePile.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** Why a printer takes no order of so many devices, whatever their type. */
export function refusePrint(world: World, device: number, quantity: number): Refused | undefined {
  const account = deviceAccount(world, device);
  return (
    refuseQueue(world, device, quantity) ??
    refuseDevices(world, account, quantity) ??
    refusePile(world, account, world.devices.parent(device, DEVICE.location))
  );
}

function refuseQueue(world: World, device: number, quantity: number): Refused | undefined {
  const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const queued = world.printers.members(world.printers.find(device), PRINTER.queue).length;
  if (queued + quantity <= queueLength) return undefined;
  return refuse('queue_full', `the queue has room for ${queueLength - queued} more`, {
    queued,
    quantity,
    most: queueLength,
  });
}

function refuseDevices(world: World, account: number, quantity: number): Refused | undefined {
  const { limits } = world.setting.ruleset;
  const own = world.holdings.get(account, HOLDING.devices);
  if (own + quantity > limits.devicesPerAccount) {
    return refuse('device_limit', 'the account has as many devices as it may', {
      devices: own,
      quantity,
      most: limits.devicesPerAccount,
    });
  }
  const all = world.census.get(CENSUS_ROW, CENSUS.devices);
  if (all + quantity <= limits.devices) return undefined;
  return refuse('galaxy_full', 'the galaxy takes no more devices', {
    devices: all,
    more: quantity,
    most: limits.devices,
  });
}

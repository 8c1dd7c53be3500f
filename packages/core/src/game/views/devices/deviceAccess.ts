import { isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { DEVICE } from '../../state/devices.js';
import { actingReplicants } from './actingReplicants.js';
import { deviceViewId } from './deviceView.js';
import type { AccountId } from '../../state/account.js';

/**
 * The id of an account's device by its code, if the acting replicant (empty for none: the account
 * as a whole) may see it. A stranger's device is not there; a private sibling's is, out of reach.
 */
export function deviceAccess(
  world: World,
  account: AccountId,
  code: string,
  acting = '',
): number | Refused {
  const visible = actingReplicants(world, account, acting);
  if (isRefused(visible)) return visible;
  const device = deviceViewId(world, account, code);
  if (device === 0) {
    return refuse('unknown_device', `You have no device ${code}`, {
      field: 'device_code',
      device_code: code,
    });
  }
  if (visible.includes(world.devices.parent(device, DEVICE.replicant))) return device;
  return refuse('not_owner', `Device ${code} belongs to a private replicant`, {
    field: 'device_code',
    device_code: code,
  });
}

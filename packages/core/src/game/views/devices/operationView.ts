import { deviceAccount } from '../../rules/devices/device.js';
import { operation, operationDevice } from '../../rules/devices/operation.js';
import { isRefused } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { deviceCode } from '../../state/devices.js';
import { actingReplicants, deviceAccess } from './deviceAccess.js';
import { deviceStatus } from './deviceStatus.js';
import type { AccountId } from '../../state/account.js';

/** A running operation as the wire shows it. */
export type OperationView = Exclude<ReturnType<typeof operationView>, Refused | undefined>;

/**
 * The account's operation of this id; undefined when it has none, or it is over. Refused when the
 * acting replicant (empty for none) may not see its device.
 */
export function operationView(world: World, account: AccountId, id: string, acting = '') {
  const visible = actingReplicants(world, account, acting);
  if (isRefused(visible)) return visible;
  const device = operationDevice(world, id);
  if (device === 0 || deviceAccount(world, device) !== account) return undefined;
  const device_code = deviceCode(world.setting.key, device);
  const access = deviceAccess(world, account, device_code, acting);
  if (isRefused(access)) return access;
  return { ...operation(world, device), device_code, status: deviceStatus(world, device) };
}

import { deviceAccount } from '../rules/device.js';
import { operation, operationDevice } from '../rules/operation.js';
import type { World } from '../rules/schema.js';
import { deviceCode } from '../state/deviceCode.js';
import { deviceStatus } from './deviceStatus.js';

/** A running operation as the wire shows it. */
export type OperationView = Exclude<ReturnType<typeof operationView>, undefined>;

/** The account's operation of this id; undefined when it has none, or it is over. */
export function operationView(world: World, account: number, id: string) {
  const device = operationDevice(world, id);
  if (device === 0 || deviceAccount(world, device) !== account) return undefined;
  return {
    ...operation(world, device),
    device_code: deviceCode(world.setting.seed, device),
    status: deviceStatus(world, device),
  };
}

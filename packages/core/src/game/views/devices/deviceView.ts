import { makeLocation } from '../../galaxy/location.js';
import { deviceBlueprint, devicePlace } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { terraformConfiguration } from '../../rules/terraforming/terraformConfiguration.js';
import { tagsOf } from '../../rules/devices/tags.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { controllerWork } from './controllerWork.js';
import type { ControllerWork } from './controllerWork.js';
import { deviceBerths } from './deviceBerths.js';
import type { DeviceBerths } from './deviceBerths.js';
import { deviceCargo } from './deviceCargo.js';
import type { DeviceCargo } from './deviceCargo.js';
import { deviceCommands } from './deviceCommands.js';
import type { AlikeCommands, DeviceCommands } from './deviceCommands.js';
import { deviceStatus } from './deviceStatus.js';
import { deviceWork } from './deviceWork.js';
import type { DeviceWork } from './deviceWork.js';
import type { AccountId } from '../../state/account.js';

/** What every device shows. */
export interface DeviceBase extends DeviceCommands {
  readonly device_id: DeviceId;
  readonly device_code: string;
  readonly device_type: DeviceType | '';
  readonly replicant_code: string;
  readonly location: string;
  /** Percent. */
  readonly operational_capacity: number;
  readonly status: string;
  readonly status_since_tick: number;
  readonly tags: readonly string[];
}

/** A device as the wire shows it: plain values, made when asked for; its lists may be frozen. */
export interface DeviceView
  extends DeviceBase, DeviceBerths, DeviceWork, DeviceCargo, ControllerWork {
  /** Of terraformers. */
  readonly configuration?: ReturnType<typeof terraformConfiguration>;
}

/** The device with this id; undefined when there is none. `alike`: see `deviceCommands`. */
export function deviceView(
  world: World,
  device: DeviceId,
  alike?: AlikeCommands,
): DeviceView | undefined {
  const { devices, setting } = world;
  if (!devices.has(device)) return undefined;
  const type = devices.get(device, DEVICE.type);
  const { available_commands, blocked_commands, features } = deviceCommands(world, device, alike);
  const base: DeviceBase = {
    device_id: device,
    device_code: deviceCode(setting.seed, device),
    device_type: deviceTypeAt(type),
    replicant_code: replicantCode(setting.seed, devices.parent(device, DEVICE.replicant)),
    location: makeLocation(setting.seed, devicePlace(world, device)),
    features,
    available_commands,
    blocked_commands,
    operational_capacity: devices.get(device, DEVICE.capacity) / 10_000,
    status: deviceStatus(world, device),
    status_since_tick: devices.get(device, DEVICE.since),
    tags: tagsOf(world, device),
  };
  // A tenth of the time that spreading them into one literal takes.
  return Object.assign(base, ...DEVICE_PARTS.map((part) => part(world, device)));
}

/**
 * What some devices show beside the base, in this order. Devices of one type and one status have
 * the same parts; the others are undefined.
 */
export const DEVICE_PARTS = [
  deviceBerths,
  deviceWork,
  deviceCargo,
  terraformPart,
  controllerWork,
] as const;

function terraformPart(
  world: World,
  device: DeviceId,
): Pick<DeviceView, 'configuration'> | undefined {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  if (!features.includes('terraform')) return undefined;
  return { configuration: terraformConfiguration(world, device) };
}

/** The id of an account's device by its code; 0 when it has none of this code. */
export function deviceViewId(world: World, account: AccountId, code: string): DeviceId {
  const device = deviceCodeToId(world.setting.seed, code);
  if (!world.devices.has(device)) return 0;
  const owner = world.fleets.get(world.devices.parent(device, DEVICE.replicant), FLEET.account);
  return owner === account ? device : 0;
}

/** The ids of all devices of an account, ascending. */
export function deviceViewIds(world: World, account: AccountId): DeviceId[] {
  const replicants = world.accounts.get(account)?.replicants ?? [];
  return replicants
    .flatMap((replicant) => world.fleets.members(replicant, FLEET.devices))
    .sort((a, b) => a - b);
}

import { makeLocation } from '../../galaxy/location.js';
import { berthAboard, berthCarrier, berthPlaces } from '../../rules/carrying/berth.js';
import { deviceBlueprint, devicePlace } from '../../rules/devices/device.js';
import { labelOf, NO_TAGS } from '../../rules/devices/label.js';
import type { World } from '../../rules/schema.js';
import { holdUnits } from '../../rules/stock/hold.js';
import { inEntries, type Steps } from '../../rules/takeSteps.js';
import { terraformConfiguration } from '../../rules/terraforming/terraform.js';
import type { Blueprint } from '../../ruleset/blueprint.js';
import { CATEGORIES, type Category } from '../../ruleset/categories.js';
import { type DeviceType, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { FLEET, replicantCode, type ReplicantId } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { controllerWork, type ControllerWork, deviceWork, type DeviceWork } from './deviceWork.js';
import { type AlikeCommands, deviceCommands, type DeviceCommands } from './deviceCommands.js';
import { deviceStatus } from './deviceStatus.js';

/** What every device shows. */
export interface DeviceBase extends DeviceCommands {
  readonly device_code: string;
  readonly device_type: DeviceType | '';
  readonly replicant_code: string;
  readonly location: string;
  /** Percent. */
  readonly operational_capacity: number;
  readonly status: string;
  readonly status_since_tick: number;
  readonly tags: readonly string[];
  /** The name that its account gave it; null when it has none. */
  readonly name: string | null;
  /** It is the n-th of its type that its account has got. */
  readonly number: number;
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
  const label = labelOf(world, device);
  const base: DeviceBase = {
    device_code: deviceCode(setting.key, device),
    device_type: deviceTypeAt(type),
    replicant_code: replicantCode(setting.key, devices.parent(device, DEVICE.replicant)),
    location: makeLocation(setting.seed, devicePlace(world, device)),
    features,
    available_commands,
    blocked_commands,
    operational_capacity: devices.get(device, DEVICE.capacity) / 10_000,
    status: deviceStatus(world, device),
    status_since_tick: devices.get(device, DEVICE.since),
    tags: label?.tags ?? NO_TAGS,
    name: label?.name ?? null,
    number: devices.get(device, DEVICE.number),
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
  const device = deviceCodeToId(world.setting.key, code);
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

/** The ids of all devices of these replicants, ascending, in steps. */
export function deviceIdSteps(
  { fleets }: World,
  replicants: readonly ReplicantId[],
): Steps<readonly DeviceId[]> {
  return inEntries(fleets.membersInSteps(replicants, FLEET.devices));
}

/** What a device carries and what carries it: members of those devices alone. */
export interface DeviceBerths {
  readonly stowed_in_device_code?: string;
  readonly attached_to_device_code?: string;
  /** Codes in the order of ids. */
  readonly stowed_devices?: readonly string[];
  /** Places aboard, and how many of them are taken. */
  readonly stow_capacity?: number;
  readonly stow_used?: number;
  readonly attached_devices?: readonly string[];
}

/** What a device carries and what carries it; undefined for one that has to do with neither. */
function deviceBerths(world: World, device: DeviceId): DeviceBerths | undefined {
  const { devices, setting } = world;
  const codeOf = (id: DeviceId): string => deviceCode(setting.key, id);
  const status = devices.get(device, DEVICE.status);
  if (status === STATUS.stowed) {
    return { stowed_in_device_code: codeOf(berthCarrier(world, device)) };
  }
  const { features, stowCapacity } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  const isAttached = status === STATUS.attached;
  const attaches = features.includes('attach');
  if (!isAttached && !attaches && stowCapacity === 0) return undefined;
  return {
    ...(isAttached && { attached_to_device_code: codeOf(berthCarrier(world, device)) }),
    ...(stowCapacity > 0 && {
      stowed_devices: berthAboard(world, device, 'stowed').map(codeOf),
      stow_capacity: stowCapacity,
      stow_used: berthPlaces(world, device),
    }),
    ...(attaches && { attached_devices: berthAboard(world, device, 'attached').map(codeOf) }),
  };
}

/** The members that only devices with a hold have; quantities are whole units. */
export interface DeviceCargo {
  readonly cargo?: readonly { readonly resource_type: Category; readonly quantity: number }[];
  /** Units over all categories. */
  readonly cargo_capacity?: number;
}

/** What is in a device's hold, and how much it takes; undefined for one without a hold. */
function deviceCargo(world: World, device: DeviceId): DeviceCargo | undefined {
  const blueprint = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  if (!blueprint.features.includes('transport')) return undefined;
  const cargo: { readonly resource_type: Category; readonly quantity: number }[] = [];
  for (const [position, quantity] of holdUnits(world, device).entries()) {
    const resource_type = CATEGORIES[position];
    if (quantity > 0 && resource_type !== undefined) cargo.push({ resource_type, quantity });
  }
  return cargo.length === 0
    ? emptyHold(blueprint)
    : { cargo, cargo_capacity: blueprint.cargoUnits };
}

/** The same frozen one for all devices of a blueprint: most holds are empty. */
function emptyHold(blueprint: Blueprint): DeviceCargo {
  let hold = EMPTY_HOLDS.get(blueprint);
  if (hold === undefined) {
    hold = Object.freeze({ cargo: Object.freeze([]), cargo_capacity: blueprint.cargoUnits });
    EMPTY_HOLDS.set(blueprint, hold);
  }
  return hold;
}

const EMPTY_HOLDS = new WeakMap<Blueprint, DeviceCargo>();

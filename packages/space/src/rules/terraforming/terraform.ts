import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { makeLocation } from '../../galaxy/location.js';
import { locationParts } from '../../galaxy/locationNumber.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import {
  DIRECTION_DEFAULT,
  DIRECTIONS,
  PLANET,
  STRENGTH_FULL_PPM,
  TERRAFORMER,
  type TerraformerId,
} from '../../state/planets.js';
import { STATUS } from '../../state/statuses.js';
import { devicePlace, setDeviceStatus } from '../devices/device.js';
import { refuse, type Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import { ensurePlanet } from './planet.js';
import { planetWork } from './planetWork.js';

/** How a terraformer is set. */
export interface TerraformSettings {
  /** Millionths of its full rate. */
  readonly strengthPpm: number;
  /** Position + 1 in DIRECTIONS. */
  readonly direction: number;
}

/** How a terraformer is set; nobody has set one that has no row. */
export function terraformSettings(world: World, device: DeviceId): TerraformSettings {
  const row = world.terraformers.find(device);
  if (row === 0) return { strengthPpm: STRENGTH_FULL_PPM, direction: DIRECTION_DEFAULT };
  return {
    strengthPpm: world.terraformers.get(row, TERRAFORMER.strength),
    direction: world.terraformers.get(row, TERRAFORMER.direction),
  };
}

/** Whether a device is a terraformer which `direction` turns around. */
export function terraformReversible(world: World, device: DeviceId): boolean {
  const type = deviceTypeAt(world.devices.get(device, DEVICE.type));
  return world.setting.ruleset.terraforming.reversible.some((each) => each === type);
}

/** Sets a terraformer; one at work works so from the next tick on. */
export function setTerraformer(draft: Draft, device: DeviceId, settings: TerraformSettings): void {
  const { terraformers } = draft;
  const row = ensureTerraformer(draft, device);
  terraformers.set(row, TERRAFORMER.strength, settings.strengthPpm);
  terraformers.set(row, TERRAFORMER.direction, settings.direction);
  const planet = terraformers.parent(row, TERRAFORMER.planet);
  if (planet !== 0) planetWork(draft, planet);
  draft.emit(
    'terraforming.configured',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    settings.strengthPpm,
    settings.direction,
  );
}

/** Why a terraformer cannot work where it is. */
export function refuseTerraform(world: World, device: DeviceId): Refused | undefined {
  const { ruleset, seed } = world.setting;
  const place = devicePlace(world, device);
  const location = makeLocation(seed, place);
  if (locationParts(place)?.kind !== 'planet') {
    return refuse('not_a_planet', `There is no planet to terraform at ${location}`, { location });
  }
  const max = ruleset.terraforming.perPlanet;
  if (world.planets.get(world.planets.find(place), PLANET.working) < max) return undefined;
  return refuse('planet_full', `Too many terraformers at ${location}: the limit is ${max}`, {
    location,
    max,
  });
}

/** Switches an idle terraformer on, where it can work. */
export function startTerraforming(draft: Draft, device: DeviceId): void {
  const place = devicePlace(draft, device);
  const planet = ensurePlanet(draft, place);
  draft.terraformers.join(ensureTerraformer(draft, device), TERRAFORMER.planet, planet);
  draft.planets.add(planet, PLANET.working, 1);
  planetWork(draft, planet);
  setDeviceStatus(draft, device, STATUS.active, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('terraforming.started', replicant, device, place);
}

/** Switches an active terraformer off: it is idle then. */
export function stopTerraforming(draft: Draft, device: DeviceId, reason: StopReason): void {
  const { terraformers } = draft;
  const row = terraformers.find(device);
  const planet = terraformers.parent(row, TERRAFORMER.planet);
  terraformers.leave(row, TERRAFORMER.planet);
  draft.planets.add(planet, PLANET.working, -1);
  planetWork(draft, planet);
  setDeviceStatus(draft, device, STATUS.idle, 0);
  draft.emit(
    'terraforming.stopped',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    reasonIndex(reason),
  );
}

function ensureTerraformer(draft: Draft, device: DeviceId): TerraformerId {
  const { terraformers } = draft;
  const known = terraformers.find(device);
  if (known !== 0) return known;
  const row = terraformers.insert(device);
  terraformers.set(row, TERRAFORMER.strength, STRENGTH_FULL_PPM);
  terraformers.set(row, TERRAFORMER.direction, DIRECTION_DEFAULT);
  return row;
}

/** How a terraformer is set, as the wire shows it: strength from 0 to 1, and direction. */
export function terraformConfiguration(world: World, device: DeviceId) {
  const { direction, strengthPpm } = terraformSettings(world, device);
  return {
    settings: {
      direction: itemAt(DIRECTIONS, direction - 1),
      strength: strengthPpm / STRENGTH_FULL_PPM,
    },
  };
}

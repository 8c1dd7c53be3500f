import { ADOPTION, CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { STATUS } from '../../state/statuses.js';
import { markController } from './markController.js';
import { devicePlace } from '../devices/device.js';
import { countRunForDigest, digestIsEmpty, emitDigest, firstDigestSeconds } from './digest.js';
import { forgetDirective } from './directive.js';
import type { Draft, World } from '../schema.js';

/** The controller (a row of controllers) that has adopted a device; 0 for none. */
export function adoptionController(world: World, device: DeviceId): ControllerId {
  return world.adoptions.parent(world.adoptions.find(device), ADOPTION.controller);
}

/** The devices that a controller has adopted, ascending. */
export function adoptionDevices(world: World, controller: ControllerId): DeviceId[] {
  return world.controllers
    .members(controller, CONTROLLER.adopted)
    .map((adoption) => world.adoptions.get(adoption, ADOPTION.device))
    .sort((a, b) => a - b);
}

/** The controller row of a device; it is inserted at its first order. */
export function ensureController(draft: Draft, device: DeviceId): ControllerId {
  const known = draft.controllers.find(device);
  return known === 0 ? draft.controllers.insert(device) : known;
}

/** A controller adopts a device that has no controller. */
export function startAdoption(draft: Draft, controller: ControllerId, device: DeviceId): void {
  const { adoptions, controllers, devices, now } = draft;
  const known = adoptions.find(device);
  const adoption = known === 0 ? adoptions.insert(device) : known;
  adoptions.join(adoption, ADOPTION.controller, controller);
  const mining = devices.get(device, DEVICE.status) === STATUS.mining;
  adoptions.set(adoption, ADOPTION.counted, mining ? devices.level(device, DEVICE.mined) : 0);
  if (controllers.due(controller, CONTROLLER.digest) === 0) {
    const first = now + firstDigestSeconds(draft, controller);
    controllers.schedule(controller, CONTROLLER.digest, first);
  }
  markController(draft, controller);
  emitOf(draft, 'ami.adopted', controller, device);
}

/** Releases a device, which continues its work. Does nothing when it is not adopted. */
export function endAdoption(draft: Draft, device: DeviceId): void {
  const controller = adoptionController(draft, device);
  if (controller === 0) return;
  const adoption = draft.adoptions.find(device);
  countRunForDigest(draft, device);
  draft.adoptions.leave(adoption, ADOPTION.controller);
  markController(draft, controller);
  emitOf(draft, 'ami.released', controller, device);
}

/**
 * A device leaves its owner: an adopted device is released; a controller sends its last digest,
 * releases all its devices and loses its directive.
 */
export function dissolveAdoptions(draft: Draft, device: DeviceId): void {
  endAdoption(draft, device);
  const controller = draft.controllers.find(device);
  if (controller === 0) return;
  const { controllers } = draft;
  for (const adopted of adoptionDevices(draft, controller)) endAdoption(draft, adopted);
  if (!digestIsEmpty(draft, controller)) emitDigest(draft, controller);
  controllers.cancel(controller, CONTROLLER.digest);
  forgetDirective(draft, controller);
}

function emitOf(
  draft: Draft,
  name: 'ami.adopted' | 'ami.released',
  controller: ControllerId,
  target: number,
): void {
  const device = draft.controllers.get(controller, CONTROLLER.device);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit(name, replicant, device, devicePlace(draft, device), target);
}

import { max } from '@astrarium/core';
import { ADOPTION, CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import type { Draft } from '../schema.js';
import type { DeviceId } from '../../state/devices.js';

/** Something changed for a controller: it plans in the next tick, or as soon as it may again. */
export function markController(draft: Draft, controller: ControllerId): void {
  const { controllers, now, setting } = draft;
  if (controllers.get(controller, CONTROLLER.directive) === 0) return;
  const { planSeconds } = setting.ruleset.controllers;
  const last = controllers.get(controller, CONTROLLER.plannedAt);
  const due = max(now + 1, last === 0 ? 0 : last + planSeconds);
  const scheduled = controllers.due(controller, CONTROLLER.plan);
  if (scheduled === 0 || due < scheduled) controllers.schedule(controller, CONTROLLER.plan, due);
}

/** Something changed for a device: its controller is to know, or itself if it is one. */
export function markControllerOf(draft: Draft, device: DeviceId): void {
  const { adoptions, controllers } = draft;
  if (controllers.count === 0) return;
  const adoption = adoptions.find(device);
  const controller =
    adoption === 0 ? controllers.find(device) : adoptions.parent(adoption, ADOPTION.controller);
  if (controller !== 0) markController(draft, controller);
}

/** There may be something to mine at a location's row: the controllers that wait there plan. */
export function markControllersAt(draft: Draft, location: LocationId): void {
  const { locations } = draft;
  if (locations.isEmpty(location, LOCATION.waitingControllers)) return;
  for (const controller of locations.members(location, LOCATION.waitingControllers)) {
    markController(draft, controller);
  }
}

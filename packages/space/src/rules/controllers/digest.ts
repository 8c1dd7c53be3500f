import { ceilDiv, floorDiv, max, min } from '@astrarium/core';
import { MAX_PAIR, packPair } from '../../events/eventMembers.js';
import { CATEGORIES, categoryAt } from '../../ruleset/categories.js';
import { ADOPTION, CONTROLLER, type ControllerId } from '../../state/controllers.js';
import { categoryOf } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { MICRO } from '../../state/stocks.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import type { Draft, World } from '../schema.js';

/** Micro-units at which a count stops, where no rules that make sense come to; it stays exact. */
const MAX_COUNT = 4_000_000_000_000_000;

/** Adds to its controller's count what an adopted drone brought in since it was counted last. */
function digestCount(draft: Draft, device: DeviceId): void {
  const { adoptions, controllers, devices } = draft;
  const adoption = adoptions.find(device);
  const controller = adoptions.parent(adoption, ADOPTION.controller);
  const deposit = devices.parent(device, DEVICE.deposit);
  if (controller === 0 || deposit === 0) return;
  const mined = devices.level(device, DEVICE.mined);
  const more = mined - adoptions.get(adoption, ADOPTION.counted);
  const field = fieldOf(categoryOf(deposit));
  controllers.set(controller, field, min(controllers.get(controller, field) + more, MAX_COUNT));
  adoptions.set(adoption, ADOPTION.counted, mined);
}

/** Counts what an adopted drone brought in to the end of its run; the next run begins at 0. */
export function countRunForDigest(draft: Draft, device: DeviceId): void {
  const adoption = draft.adoptions.find(device);
  if (adoption === 0) return;
  digestCount(draft, device);
  draft.adoptions.set(adoption, ADOPTION.counted, 0);
}

/** Emits the digest of what the drones of a controller mined; less than a unit is kept. */
export function emitDigest(draft: Draft, controller: ControllerId): void {
  const { adoptions, controllers, devices } = draft;
  for (const adoption of controllers.members(controller, CONTROLLER.adopted)) {
    digestCount(draft, adoptions.get(adoption, ADOPTION.device));
  }
  const units = CATEGORIES.map((_, position) => take(draft, controller, position + 1));
  const [structural = 0, conductive = 0, silicates = 0, carbon = 0, volatiles = 0, rares = 0] =
    units;
  const device = controllers.get(controller, CONTROLLER.device);
  draft.emit(
    'ami.mining.digest',
    devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    packPair(structural, conductive),
    packPair(silicates, carbon),
    packPair(volatiles, rares),
  );
}

/** Seconds from digest to digest: the account's multiplier makes them more frequent. */
export function digestSeconds(world: World, controller: ControllerId): number {
  const device = world.controllers.get(controller, CONTROLLER.device);
  const account = world.accounts.get(deviceAccount(world, device));
  const perMille = account?.events.ami_digest_per_mille ?? 1000;
  return max(1, floorDiv(world.setting.ruleset.controllers.digestSeconds * 1000, max(1, perMille)));
}

/**
 * Seconds from the first adoption to the first digest: between half of them and all, by the
 * controller's id. So controllers that adopt in one tick send their digests at different ticks.
 */
export function firstDigestSeconds(world: World, controller: ControllerId): number {
  const seconds = digestSeconds(world, controller);
  return seconds - ((controller - 1) % ceilDiv(seconds, 2));
}

/** Whether a controller's count is less than a unit of everything. */
export function digestIsEmpty(world: World, controller: ControllerId): boolean {
  return CATEGORIES.every(
    (_, position) => world.controllers.get(controller, fieldOf(position + 1)) < MICRO,
  );
}

function take(draft: Draft, controller: ControllerId, category: number): number {
  const field = fieldOf(category);
  const units = min(floorDiv(draft.controllers.get(controller, field), MICRO), MAX_PAIR);
  draft.controllers.add(controller, field, -units * MICRO);
  return units;
}

function fieldOf(category: number) {
  return CONTROLLER[categoryAt(category)];
}

import { max } from '@astrarium/core';
import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { makeLocation } from '../../galaxy/location.js';
import { locationParts, locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { HUB, type HubId, INTEGRITY_SCALE, LOCK, lockKey } from '../../state/hubs.js';
import { LOCATION } from '../../state/locations.js';
import { DEPOSIT, depositOf } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { markControllersAt } from '../controllers/markController.js';
import { deviceAccount, deviceBlueprint, devicePlace, setDeviceStatus } from '../devices/device.js';
import { removeDevice } from '../devices/removeDevice.js';
import { minedPlaces } from '../mining/deposit.js';
import { stopRun } from '../mining/run.js';
import { refuse, type Refused } from '../refuse.js';
import { type Draft, rows, type World } from '../schema.js';
import { destroyAmounts } from '../stock/stock.js';
import { startHubDecay, INTEGRITY_FULL_PPM } from './hubIntegrity.js';
import { lockNumbers, systemHub } from './systemLock.js';
import { emitLockedOut } from './emitLockedOut.js';
import type { AccountId } from '../../state/account.js';

/** Why a hub cannot be activated: it stands at an L4 or L5, outside the commons, one a system. */
export function refuseHub(world: World, device: DeviceId): Refused | undefined {
  const place = devicePlace(world, device);
  const location = makeLocation(world.setting.seed, place);
  const star = locationStar(place);
  const system = starCode(star);
  const lagrange = locationParts(place)?.lagrange ?? 0;
  if (lagrange < 4) {
    return refuse('not_at_lagrange', `A hub works at an L4 or L5 point, not at ${location}`, {
      location,
      allowed: 'L4 L5',
    });
  }
  if (world.setting.ruleset.hubs.commonsStarCodes.includes(system)) {
    return refuse('commons', `${system} is a start system: no hub can be activated there`, {
      system,
    });
  }
  if (systemHub(world, star) === 0) return undefined;
  return refuse('hub_exists', `${system} already has an active hub`, lockNumbers(world, star));
}

/**
 * Activates a hub that nothing stands against, all at once: the system is locked and other
 * accounts' miners stop. The shield runs from the first activation and no other one renews it.
 */
export function startHub(draft: Draft, device: DeviceId): void {
  const { hubs, locks, now } = draft;
  const { shieldSeconds, upkeepSeconds } = draft.setting.ruleset.hubs;
  const place = devicePlace(draft, device);
  const star = locationStar(place);
  const known = locks.find(lockKey(star));
  locks.set(known === 0 ? locks.insert(lockKey(star)) : known, LOCK.hub, device);
  setDeviceStatus(draft, device, STATUS.active, 0);
  const hub = ensureHub(draft, device, now + shieldSeconds);
  const shieldUntil = hubs.get(hub, HUB.shieldUntil);
  if (now < shieldUntil) hubs.schedule(hub, HUB.upkeep, shieldUntil);
  else {
    hubs.schedule(hub, HUB.upkeep, now + upkeepSeconds);
    startHubDecay(draft, hub);
  }
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('hub.activated', replicant, device, place, max(now, shieldUntil));
  earnAchievement(draft, deviceAccount(draft, device), 'first_hub');
  emitLockedOut(draft, hub, deviceAccount(draft, device), star);
  evictMiners(draft, deviceAccount(draft, device), star);
}

/** Deactivates a hub: the lock lifts; what integrity is left stays for another time. */
export function stopHub(draft: Draft, device: DeviceId, reason: StopReason): void {
  hubLetsGo(draft, device);
  setDeviceStatus(draft, device, STATUS.idle, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('hub.deactivated', replicant, device, devicePlace(draft, device), reasonIndex(reason));
}

/** Nothing is left of an active hub: the device is gone with its matter, and the lock lifts. */
export function destroyHub(draft: Draft, device: DeviceId): void {
  const type = draft.devices.get(device, DEVICE.type);
  const { bill } = deviceBlueprint(draft, type);
  hubLetsGo(draft, device);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('hub.destroyed', replicant, device, devicePlace(draft, device), type);
  removeDevice(draft, device);
  destroyAmounts(draft, bill);
}

function ensureHub(draft: Draft, device: DeviceId, shieldUntil: number): HubId {
  const { hubs } = draft;
  const known = hubs.find(device);
  if (known !== 0) return known;
  const hub = hubs.insert(device);
  hubs.set(hub, HUB.shieldUntil, shieldUntil);
  hubs.setLevel(hub, HUB.integrity, INTEGRITY_FULL_PPM * INTEGRITY_SCALE);
  return hub;
}

function hubLetsGo(draft: Draft, device: DeviceId): void {
  const { hubs, locks } = draft;
  const star = locationStar(devicePlace(draft, device));
  locks.set(locks.find(lockKey(star)), LOCK.hub, 0);
  const hub = hubs.find(device);
  hubs.setRate(hub, HUB.integrity, 0);
  hubs.cancel(hub, HUB.upkeep);
  hubs.cancel(hub, HUB.crossing);
  for (const place of minedPlaces(draft.setting.seed, star)) {
    markControllersAt(draft, draft.locations.find(place));
  }
}

/** Stops all mining in a star's system but an account's own; gives how many runs were stopped. */
function evictMiners(draft: Draft, account: AccountId, star: number): number {
  let evicted = 0;
  for (const place of minedPlaces(draft.setting.seed, star)) {
    const location = draft.locations.find(place);
    if (location === 0) continue;
    for (const site of draft.locations.members(location, LOCATION.sites)) {
      for (const [position] of CATEGORIES.entries()) {
        const deposit = depositOf(site, position + 1);
        for (const miner of draft.deposits.members(deposit, DEPOSIT.miners)) {
          if (deviceAccount(draft, miner) === account) continue;
          stopRun(draft, rows(draft).devices.get(miner), 'system_locked');
          const replicant = draft.devices.parent(miner, DEVICE.replicant);
          draft.emit('mining.evicted', replicant, miner, place, position + 1);
          evicted += 1;
        }
      }
    }
  }
  return evicted;
}

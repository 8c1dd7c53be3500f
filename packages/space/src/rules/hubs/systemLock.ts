import type { Refusal } from '@astrarium/core';
import { starCode } from '../../galaxy/starAt.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCK, lockKey } from '../../state/hubs.js';
import { replicantCode } from '../../state/replicant.js';
import { deviceAccount } from '../devices/device.js';
import type { World } from '../schema.js';
import type { AccountId } from '../../state/account.js';

/** The active hub of a star's system: a device; 0 for none. */
export function systemHub(world: World, star: number): DeviceId {
  return world.locks.get(world.locks.find(lockKey(star)), LOCK.hub);
}

/** The account that alone may mine in a star's system; 0 when everybody may. */
export function systemLockOwner(world: World, star: number): AccountId {
  const hub = systemHub(world, star);
  return hub === 0 ? 0 : deviceAccount(world, hub);
}

/** Whether the hub of another account keeps this one from mining in a star's system. */
export function systemLockedTo(world: World, account: AccountId, star: number): boolean {
  const owner = systemLockOwner(world, star);
  return owner !== 0 && owner !== account;
}

/** Whose hub stands in a locked system, for refusals and views: a replicant's name and code. */
export function lockNumbers(world: World, star: number): Refusal['numbers'] {
  const replicant = world.devices.parent(systemHub(world, star), DEVICE.replicant);
  return {
    system: starCode(star),
    owner: world.replicants.get(replicant)?.name ?? '',
    owner_replicant_code: replicantCode(world.setting.key, replicant),
  };
}

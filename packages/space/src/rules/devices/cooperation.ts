import type { World } from '../schema.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';

/** What one device's replicant may do with another device. */
export type Cooperation = 'allowed' | 'not_owner' | 'unknown_device';

/** What one replicant may do with the devices of another. */
export type ReplicantCooperation = 'allowed' | 'not_owner' | 'unknown_replicant';

/**
 * Whether a replicant may see and use what another one has: a stranger does not exist for it; a
 * sibling's is there to be used if the account shares, or if the sibling is public.
 */
export function replicantCooperation(
  world: World,
  acting: ReplicantId,
  other: ReplicantId,
): ReplicantCooperation {
  const account = world.fleets.get(acting, FLEET.account);
  if (acting === other) return 'allowed';
  if (world.fleets.get(other, FLEET.account) !== account) return 'unknown_replicant';
  if (world.accounts.get(account)?.replicant_cooperation === 'shared') return 'allowed';
  return world.replicants.get(other)?.cohort_permission === 'public' ? 'allowed' : 'not_owner';
}

/**
 * Whether a device may be brought into a command that is given to another one (`into`, `target`,
 * `targets`): the acting replicant is the one that owns the device that was told. A foreign device
 * does not exist for it.
 */
export function cooperation(world: World, acting: DeviceId, other: DeviceId): Cooperation {
  return cooperationOf(world, world.devices.parent(acting, DEVICE.replicant), other);
}

/** The same for a replicant that acts itself. */
export function cooperationOf(world: World, replicant: ReplicantId, other: DeviceId): Cooperation {
  const { devices } = world;
  if (!devices.has(other)) return 'unknown_device';
  const owner = devices.parent(other, DEVICE.replicant);
  const answer = replicantCooperation(world, replicant, owner);
  return answer === 'unknown_replicant' ? 'unknown_device' : answer;
}

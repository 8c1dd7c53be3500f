import { deviceAccount } from './device.js';
import type { World } from './schema.js';
import { DEVICE } from '../state/devices.js';

/** What one device's replicant may do with another device. */
export type Cooperation = 'allowed' | 'not_owner' | 'unknown_device';

/**
 * Whether a device may be brought into a command that is given to another one (`into`, `target`,
 * `targets`): the acting replicant is the one that owns the device that was told. A foreign device
 * does not exist for it; a sibling's is there to be used if the account shares, or if the sibling
 * is public.
 */
export function cooperation(world: World, acting: number, other: number): Cooperation {
  const { devices } = world;
  if (!devices.has(other)) return 'unknown_device';
  const account = deviceAccount(world, acting);
  if (deviceAccount(world, other) !== account) return 'unknown_device';
  const replicant = devices.parent(other, DEVICE.replicant);
  if (devices.parent(acting, DEVICE.replicant) === replicant) return 'allowed';
  if (world.accounts.get(account)?.replicant_cooperation === 'shared') return 'allowed';
  return world.replicants.get(replicant)?.cohort_permission === 'public' ? 'allowed' : 'not_owner';
}

import { lockNumbers, systemHub } from '../../rules/hubs/systemLock.js';
import type { World } from '../../rules/schema.js';

/** Whose hub locks the system of a star; undefined for an open system. */
export function lockedBy(world: World, star: number) {
  if (systemHub(world, star) === 0) return undefined;
  const { owner, owner_replicant_code } = lockNumbers(world, star);
  return { replicant: owner, replicant_code: owner_replicant_code };
}

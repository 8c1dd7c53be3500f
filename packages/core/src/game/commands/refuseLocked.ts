import { locationStar } from '../galaxy/locationNumber.js';
import { devicePlace } from '../rules/device.js';
import { lockNumbers } from '../rules/lockNumbers.js';
import { refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { World } from '../rules/schema.js';
import { systemLockedTo } from '../rules/systemLock.js';

/** The refusal of mining where another account's hub is active. */
export function refuseLocked(world: World, account: number, device: number): Refused | undefined {
  const star = locationStar(devicePlace(world, device));
  if (!systemLockedTo(world, account, star)) return undefined;
  const numbers = lockNumbers(world, star);
  return refuse('system_locked', `only the hub's owner mines in ${numbers['system']}`, numbers);
}

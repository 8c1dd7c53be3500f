import type { Refusal } from '../../../kernel.js';
import { starCode } from '../../galaxy/starAt.js';
import { DEVICE } from '../../state/devices/devices.js';
import { replicantCode } from '../../state/accounts/replicantCode.js';
import type { World } from '../schema.js';
import { systemHub } from './systemLock.js';

/** Whose hub stands in a locked system, for refusals and views: a replicant's name and code. */
export function lockNumbers(world: World, star: number): Refusal['numbers'] {
  const replicant = world.devices.parent(systemHub(world, star), DEVICE.replicant);
  return {
    system: starCode(star),
    owner: world.replicants.get(replicant)?.name ?? '',
    owner_replicant_code: replicantCode(world.setting.seed, replicant),
  };
}

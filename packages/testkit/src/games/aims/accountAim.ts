import { replicantCode } from '@astrarium/core';
import { pickOf } from '../pickOf.js';
import { type Aim, aimOrder } from './aim.js';

/** Creates replicants, accepts devices of others, and shares own devices or stops sharing them. */
export const accountAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const free = views.find(({ available_commands }) => available_commands.includes('replicate'));
  if (free !== undefined && b % 3 === 0) {
    return aimOrder(aiming, 'replicate', { device: free.device_code, name: `Twin ${a % 9}` });
  }
  const replicant = pickOf(world.accounts.get(account)?.replicants ?? [], a);
  if (replicant === undefined) return undefined;
  if (b % 4 === 0) {
    const replicant_cooperation = a % 3 === 0 ? 'shared' : 'individual';
    return aimOrder(aiming, 'update_account', { replicant_cooperation });
  }
  return aimOrder(aiming, 'update_replicant', {
    replicant_code: b % 16 === 1 ? 'ffffffff' : replicantCode(world.setting.key, replicant),
    ...(b % 4 === 1 ? {} : { accepts_devices: a % 4 > 0 }),
    ...(b % 4 === 2 ? {} : { cohort_permission: a % 3 === 0 ? 'public' : 'private' }),
  });
};

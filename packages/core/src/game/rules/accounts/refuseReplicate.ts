import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE } from '../../state/devices/devices.js';
import { pileKey } from '../../state/places/piles.js';
import { replicantCode } from '../../state/accounts/replicantCode.js';
import { deviceAccount } from '../devices/device.js';
import { pileUnits } from '../stock/hold.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseShort } from '../stock/refuseShort.js';
import { replicantIn } from './replicant.js';
import type { World } from '../schema.js';

/** Why a vessel cannot become the home of a new replicant. */
export function refuseReplicate(world: World, device: number): Refused | undefined {
  const { seed, ruleset } = world.setting;
  const host = replicantIn(world, device);
  if (host !== 0) {
    return refuse('vessel_occupied', 'a replicant lives in this vessel', {
      replicant_code: replicantCode(seed, host),
    });
  }
  const account = deviceAccount(world, device);
  const replicants = world.accounts.get(account)?.replicants.length ?? 0;
  const most = ruleset.limits.replicantsPerAccount;
  if (replicants >= most) {
    return refuse('replicant_limit', `an account has at most ${most} replicants`, {
      replicants,
      most,
    });
  }
  const pile = world.piles.find(pileKey(account, world.devices.parent(device, DEVICE.location)));
  const bill = CATEGORIES.map((category) => ruleset.replication.bill[category]);
  return refuseShort('short_stock', bill, pileUnits(world, pile));
}

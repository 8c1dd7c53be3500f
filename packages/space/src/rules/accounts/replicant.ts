import { invariant } from '@astrarium/core';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { FLEET, replicantCode, type ReplicantId } from '../../state/replicant.js';
import { refuse } from '../refuse.js';
import { setPublicName, publicNameFor } from './publicName.js';
import type { Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import type { AccountId } from '../../state/account.js';

/**
 * A new replicant of an account, without a device yet: private, and it takes no gifts. If another
 * replicant has the name, the code is added to it.
 */
export function addReplicant(draft: Draft, account: AccountId, name: string): ReplicantId {
  const replicant = draft.replicants.insert({
    name,
    account,
    cohort_permission: 'private',
    accepts_devices: false,
  });
  invariant(draft.fleets.insert() === replicant, 'replicants and fleets have the same ids');
  draft.fleets.set(replicant, FLEET.account, account);
  const own = publicNameFor(draft, name, replicant);
  if (own !== name) {
    draft.replicants.edit(replicant, (document) => {
      document.name = own;
    });
  }
  setPublicName(draft, replicant, own);
  draft.accounts.edit(account, (document) => {
    document.replicants.push(replicant);
  });
  return replicant;
}

/** The refusal of giving away, or taking apart, what a replicant lives in. */
export function refuseHost(world: World, device: DeviceId): Refused | undefined {
  const replicant = replicantIn(world, device);
  if (replicant === 0) return undefined;
  return refuse('hosts_replicant', 'A replicant lives in this device', {
    device_code: deviceCode(world.setting.key, device),
    replicant_code: replicantCode(world.setting.key, replicant),
  });
}

/** The replicant that lives in a device; 0 when none does. It owns it: `vesselLaw`. */
export function replicantIn({ devices, fleets }: World, device: DeviceId): ReplicantId {
  const replicant = devices.parent(device, DEVICE.replicant);
  return fleets.get(replicant, FLEET.vessel) === device ? replicant : 0;
}

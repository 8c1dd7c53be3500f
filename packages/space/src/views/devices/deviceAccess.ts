import { replicantCooperation } from '../../rules/devices/cooperation.js';
import { isRefused, refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE } from '../../state/devices.js';
import { replicantCode } from '../../state/replicant.js';
import { replicantViewId } from '../accounts/replicantView.js';
import { deviceViewId } from './deviceView.js';

/**
 * The id of an account's device by its code, if the acting replicant (empty for none: the account
 * as a whole) may see it. A stranger's device is not there; a private sibling's is, out of reach.
 */
export function deviceAccess(
  world: World,
  account: AccountId,
  code: string,
  acting = '',
): number | Refused {
  const visible = actingReplicants(world, account, acting);
  if (isRefused(visible)) return visible;
  const device = deviceViewId(world, account, code);
  if (device === 0) {
    return refuse('unknown_device', `You have no device ${code}`, {
      field: 'device_code',
      device_code: code,
    });
  }
  if (visible.includes(world.devices.parent(device, DEVICE.replicant))) return device;
  return refuse('not_owner', `Device ${code} belongs to a private replicant`, {
    field: 'device_code',
    device_code: code,
  });
}

/**
 * The replicants of an account whose devices a reader sees, ascending: all of them, or, for the
 * replicant of this code (empty for none), those that it may use.
 */
export function actingReplicants(
  world: World,
  account: AccountId,
  acting: string,
): readonly number[] | Refused {
  const document = world.accounts.get(account);
  if (document === undefined) {
    return refuse('unknown_account', `There is no account ${account}`, { account });
  }
  if (acting === '') return document.replicants;
  const replicant = replicantViewId(world, account, acting);
  if (replicant === 0) return refuseReplicant('acting_replicant', acting);
  return document.replicants.filter(
    (other) => replicantCooperation(world, replicant, other) === 'allowed',
  );
}

/** Their codes: what a page of events takes as `visible`. */
export function actingReplicantCodes(
  world: World,
  account: AccountId,
  acting: string,
): readonly string[] | Refused {
  const visible = actingReplicants(world, account, acting);
  if (isRefused(visible)) return visible;
  return visible.map((replicant) => replicantCode(world.setting.key, replicant));
}

/** The one replicant of this code, if it is among those that the reader sees. */
export function actingReplicantNamed(
  world: World,
  account: AccountId,
  visible: readonly number[],
  code: string,
): number | Refused {
  const replicant = replicantViewId(world, account, code);
  if (replicant === 0) return refuseReplicant('replicant_code', code);
  if (visible.includes(replicant)) return replicant;
  return refuse('not_owner', `Replicant ${code} is private`, {
    field: 'replicant_code',
    replicant_code: code,
  });
}

function refuseReplicant(field: string, code: string): Refused {
  return refuse('unknown_replicant', `You have no replicant ${code}`, {
    field,
    replicant_code: code,
  });
}

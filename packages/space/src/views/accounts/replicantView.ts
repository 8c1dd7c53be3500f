import { makeLocation } from '../../galaxy/location.js';
import { devicePlace } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { deviceCode } from '../../state/devices.js';
import {
  FLEET,
  replicantCode,
  replicantCodeToId,
  type ReplicantId,
} from '../../state/replicant.js';
import type { AccountId } from '../../state/account.js';

/** A replicant as the wire shows it to its account. */
export type ReplicantView = Exclude<ReturnType<typeof replicantView>, undefined>;

/** The replicant with this id; undefined when there is none. */
export function replicantView(world: World, replicant: ReplicantId) {
  const { key, seed } = world.setting;
  const { fleets } = world;
  const document = world.replicants.get(replicant);
  if (document === undefined) return undefined;
  const vessel = fleets.get(replicant, FLEET.vessel);
  return {
    replicant_code: replicantCode(key, replicant),
    name: document.name,
    cohort_permission: document.cohort_permission,
    accepts_devices: document.accepts_devices,
    hosting_device_code: vessel === 0 ? null : deviceCode(key, vessel),
    location: vessel === 0 ? null : makeLocation(seed, devicePlace(world, vessel)),
    printed: fleets.get(replicant, FLEET.printed),
    trips: fleets.get(replicant, FLEET.trips),
    travel_seconds: fleets.get(replicant, FLEET.travelSeconds),
  };
}

/** The id of an account's replicant by its code; 0 when it has none of this code. */
export function replicantViewId(world: World, account: AccountId, code: string): ReplicantId {
  const replicant = replicantCodeToId(world.setting.key, code);
  return world.replicants.get(replicant)?.account === account ? replicant : 0;
}

/** All replicants of an account, in the order in which they were made. */
export function replicantListView(world: World, account: AccountId): ReplicantView[] {
  const replicants = world.accounts.get(account)?.replicants ?? [];
  return replicants.flatMap((replicant) => replicantView(world, replicant) ?? []);
}

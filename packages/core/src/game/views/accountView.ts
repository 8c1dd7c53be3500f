import type { World } from '../rules/schema.js';
import { FLEET } from '../state/fleets.js';
import { HOLDING } from '../state/holdings.js';
import { deviceCode } from '../state/deviceCode.js';
import { replicantCode } from '../state/replicantCode.js';

/** An account with its replicants; undefined when there is none of this id. */
export function accountView(world: World, account: number) {
  const document = world.accounts.get(account);
  if (document === undefined) return undefined;
  return {
    account,
    name: document.name,
    opened_tick: document.openedAtTick,
    devices_and_orders: world.holdings.get(account, HOLDING.devices),
    replicants: document.replicants.map((replicant) => replicantView(world, replicant)),
  };
}

function replicantView(world: World, replicant: number) {
  const { seed } = world.setting;
  const { fleets } = world;
  return {
    replicant_code: replicantCode(seed, replicant),
    name: world.replicants.get(replicant)?.name ?? '',
    hosting_device_code: deviceCode(seed, fleets.get(replicant, FLEET.vessel)),
    printed: fleets.get(replicant, FLEET.printed),
    trips: fleets.get(replicant, FLEET.trips),
    travel_seconds: fleets.get(replicant, FLEET.travelSeconds),
  };
}

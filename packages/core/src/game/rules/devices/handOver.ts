import { BERTH } from '../../state/berths.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { HOLDING } from '../../state/account.js';
import { adoptionsDissolve } from '../controllers/adoption.js';
import { PRINTER } from '../../state/printers.js';
import { deviceAccount, devicePlace } from './device.js';
import type { Draft, World } from '../schema.js';

/**
 * Whether a replicant takes a device: from a sibling as it lets siblings use its own devices, from
 * anybody when it says so.
 */
export function handOverAccepted(world: World, device: DeviceId, replicant: ReplicantId): boolean {
  const taker = world.replicants.get(replicant);
  if (taker === undefined) return false;
  if (taker.accepts_devices) return true;
  if (taker.account !== deviceAccount(world, device)) return false;
  if (taker.cohort_permission === 'public') return true;
  return world.accounts.get(taker.account)?.replicant_cooperation === 'shared';
}

/** A device is another replicant's from now on; both accounts are told, if there are two. */
export function handOver(draft: Draft, device: DeviceId, replicant: ReplicantId): void {
  const { berths, devices, fleets, holdings, printers } = draft;
  const former = devices.parent(device, DEVICE.replicant);
  const from = fleets.get(former, FLEET.account);
  const to = fleets.get(replicant, FLEET.account);
  const place = devicePlace(draft, device);
  adoptionsDissolve(draft, device);
  devices.join(device, DEVICE.replicant, replicant);
  if (from !== to) {
    const printer = printers.find(device);
    if (printers.parent(printer, PRINTER.yard) !== 0) printers.join(printer, PRINTER.yard, to);
    holdings.add(from, HOLDING.devices, -1);
    holdings.add(to, HOLDING.devices, 1);
    const berth = berths.find(device);
    if (berths.parent(berth, BERTH.account) !== 0) berths.join(berth, BERTH.account, to);
  }
  draft.emit('device.changed_owner', replicant, device, place, former, replicant);
}

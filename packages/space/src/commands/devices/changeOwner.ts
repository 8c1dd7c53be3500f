import { refuseHost } from '../../rules/accounts/replicant.js';
import { berthCarrier, berthLoad } from '../../rules/carrying/berth.js';
import { dissolveAdoptions } from '../../rules/controllers/adoption.js';
import { deviceAccount, devicePlace, giveNumber } from '../../rules/devices/device.js';
import { forgetName } from '../../rules/devices/label.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { BERTH } from '../../state/berths.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { PRINTER } from '../../state/printers.js';
import { FLEET, replicantCodeToId, type ReplicantId } from '../../state/replicant.js';
import { CARRIED } from '../../state/statuses.js';
import { REPLICANT_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Gives a device to a replicant that accepts it: a replicant with `accepts_devices`, or a sibling
 * when the account shares its devices or the sibling is public. A device goes to another account
 * alone: not carried, and carrying no device. It loses its name there, and has a number of its new
 * account.
 */
export const changeOwner = defineDeviceCommand({
  name: 'change_owner',
  features: [],
  states: { allowed: ['idle', ...CARRIED], otherwise: 'device_busy' },
  args: { replicant_code: REPLICANT_CODE.about('The new owner.') },
  answer: { ...DEVICE_NOW, replicant_code: REPLICANT_CODE },
  status: 200,
  run(draft, { args: { replicant_code }, device }) {
    const former = draft.devices.parent(device, DEVICE.replicant);
    const taker = replicantCodeToId(draft.setting.key, replicant_code);
    const field = { field: 'replicant_code', replicant_code };
    if (draft.replicants.get(taker) === undefined) {
      return refuse('unknown_replicant', `There is no replicant ${replicant_code}`, field);
    }
    if (taker === former) {
      return refuse('already_owner', `${replicant_code} already owns the device`, field);
    }
    const host = refuseHost(draft, device);
    if (host !== undefined) return host;
    if (!handOverAccepted(draft, device, taker)) {
      return refuse('not_accepted', `${replicant_code} does not accept devices`, field);
    }
    const refusal = refuseAbroad(draft, device, draft.fleets.get(taker, FLEET.account));
    if (refusal !== undefined) return refusal;
    handOver(draft, device, taker);
    return { replicant_code };
  },
});

/** What keeps a device from leaving its account. */
function refuseAbroad(world: World, device: DeviceId, account: AccountId): Refused | undefined {
  const { key, ruleset } = world.setting;
  if (deviceAccount(world, device) === account) return undefined;
  const carrier = berthCarrier(world, device);
  if (carrier !== 0) {
    return refuse(
      'still_aboard',
      'A carried device cannot leave its account. Deploy or detach it first',
      {
        device_code: deviceCode(key, carrier),
      },
    );
  }
  const aboard = berthLoad(world, device).length;
  if (aboard > 0) {
    return refuse(
      'carries_devices',
      `The device carries ${aboard} devices. Deploy or detach them first`,
      { aboard },
    );
  }
  const devices = world.holdings.get(account, HOLDING.devices);
  const max = ruleset.limits.devicesPerAccount;
  if (devices < max) return undefined;
  return refuse('device_limit', `Too many devices in the other account: the limit is ${max}`, {
    quantity: 1,
    max,
  });
}

/**
 * Whether a replicant takes a device: from a sibling as it lets siblings use its own devices, from
 * anybody when it says so.
 */
function handOverAccepted(world: World, device: DeviceId, replicant: ReplicantId): boolean {
  const taker = world.replicants.get(replicant);
  if (taker === undefined) return false;
  if (taker.accepts_devices) return true;
  if (taker.account !== deviceAccount(world, device)) return false;
  if (taker.cohort_permission === 'public') return true;
  return world.accounts.get(taker.account)?.replicant_cooperation === 'shared';
}

/** A device is another replicant's from now on; both accounts are told, if there are two. */
function handOver(draft: Draft, device: DeviceId, replicant: ReplicantId): void {
  const { berths, devices, fleets, holdings, printers } = draft;
  const former = devices.parent(device, DEVICE.replicant);
  const from = fleets.get(former, FLEET.account);
  const to = fleets.get(replicant, FLEET.account);
  const place = devicePlace(draft, device);
  dissolveAdoptions(draft, device);
  devices.join(device, DEVICE.replicant, replicant);
  if (from !== to) {
    const printer = printers.find(device);
    if (printers.parent(printer, PRINTER.yard) !== 0) printers.join(printer, PRINTER.yard, to);
    holdings.add(from, HOLDING.devices, -1);
    holdings.add(to, HOLDING.devices, 1);
    const berth = berths.find(device);
    if (berths.parent(berth, BERTH.account) !== 0) berths.join(berth, BERTH.account, to);
    forgetName(draft, device);
    giveNumber(draft, device);
  }
  draft.emit('device.changed_owner', replicant, device, place, former, replicant);
  if (from !== to) draft.emit('device.received', replicant, device, place);
}

import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import {
  CREDIT,
  creditKey,
  DONOR,
  MEGASTRUCTURE,
  type MegastructureId,
  PART,
  type PartId,
  PLEDGE,
  SEASON_STATE,
} from '../../state/megastructures.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { PRINTING, statusAt } from '../../state/statuses.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { replicantIn } from '../accounts/replicant.js';
import { isInTransit, berthCarrier, leaveBerth, berthLoad } from '../carrying/berth.js';
import { cooperationOf } from '../devices/cooperation.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { endActivity } from '../devices/endActivity.js';
import { removeDevice } from '../devices/removeDevice.js';
import type { Draft, World } from '../schema.js';
import { holdUnits } from '../stock/hold.js';
import { seasonCount, completeSeason } from './season.js';

/** Why a device is not taken, in the order in which it is asked; `duplicate` comes first of all. */
export const CONTRIBUTION_REASONS = [
  'duplicate',
  'already_pledged',
  'unknown',
  'not_owned',
  'expired',
  'wrong_type',
  'in_transit',
  'wrong_location',
  'busy',
  'not_needed',
] as const;

/** One reason why a device is not taken. */
export type ContributionReason = (typeof CONTRIBUTION_REASONS)[number];

/** Who gives, and to what. */
export interface Giver {
  readonly account: AccountId;
  /** The replicant that acts and is credited; 0 when none is named. */
  readonly replicant: ReplicantId;
  readonly season: MegastructureId;
}

/**
 * Why the device of this code cannot become part of a season's objective; undefined when it can.
 * What belongs to others does not exist for the giver, and has not been given by anybody.
 */
export function contributionFault(
  world: World,
  giver: Giver,
  code: string,
): ContributionReason | undefined {
  const { devices, fleets, megastructures, parts, pledges } = world;
  const { account, replicant, season } = giver;
  const device = deviceCodeToId(world.setting.key, code);
  if (!devices.has(device)) {
    const by = pledges.get(pledges.find(device), PLEDGE.replicant);
    return by !== 0 && fleets.get(by, FLEET.account) === account ? 'already_pledged' : 'unknown';
  }
  if (deviceAccount(world, device) !== account) return 'unknown';
  if (replicant !== 0 && cooperationOf(world, replicant, device) !== 'allowed') return 'not_owned';
  if (megastructures.get(season, MEGASTRUCTURE.state) === SEASON_STATE.failed) return 'expired';
  const part = pledgePart(world, season, devices.get(device, DEVICE.type));
  if (part === 0) return 'wrong_type';
  if (isInTransit(world, device)) return 'in_transit';
  const place = megastructures.get(season, MEGASTRUCTURE.place);
  if (devicePlace(world, device) !== place) return 'wrong_location';
  if (isBusy(world, device)) return 'busy';
  const lacks = parts.get(part, PART.contributed) < parts.get(part, PART.needed);
  return lacks ? undefined : 'not_needed';
}

/** Whether a device has print jobs, is taken apart, carries something, or hosts a replicant. */
function isBusy(world: World, device: DeviceId): boolean {
  const status = statusAt(world.devices.get(device, DEVICE.status));
  if (['disassembling', ...PRINTING].includes(status)) return true;
  if (berthLoad(world, device).length > 0) return true;
  if (holdUnits(world, device).some((units) => units > 0)) return true;
  return replicantIn(world, device) !== 0;
}

/** What a season needs of a device type: a row of parts; 0 when it needs none. */
function pledgePart(world: World, season: MegastructureId, type: number): PartId {
  const { megastructures, parts } = world;
  const all = megastructures.members(season, MEGASTRUCTURE.parts);
  return all.find((part) => parts.get(part, PART.type) === type) ?? 0;
}

/**
 * A device becomes part of a megastructure for ever: what it does ends, a carried device is put
 * out. The acting replicant is credited, or the owner of the device when none is named.
 */
export function pledge(draft: Draft, { replicant: acting, season }: Giver, device: DeviceId): void {
  const { devices, parts, pledges } = draft;
  const replicant = acting === 0 ? devices.parent(device, DEVICE.replicant) : acting;
  if (berthCarrier(draft, device) === 0) endActivity(draft, device, 'contributed');
  else leaveBerth(draft, device);
  const type = devices.get(device, DEVICE.type);
  const place = devicePlace(draft, device);
  const part = pledgePart(draft, season, type);
  removeDevice(draft, device);
  parts.add(part, PART.contributed, 1);
  const row = pledges.insert(device);
  pledges.set(row, PLEDGE.replicant, replicant);
  credit(draft, season, replicant, row);
  const contributed = parts.get(part, PART.contributed);
  draft.emit('megastructure.contributed', replicant, device, place, season, type, contributed);
  earnAchievement(draft, draft.fleets.get(replicant, FLEET.account), 'first_contribution');
  const count = seasonCount(draft, season);
  if (count.contributed === count.needed) completeSeason(draft, season);
}

function credit(draft: Draft, season: MegastructureId, replicant: ReplicantId, row: number): void {
  const { credits, donors } = draft;
  const key = creditKey(season, replicant);
  const known = credits.find(key);
  const one = known === 0 ? credits.insert(key) : known;
  if (known === 0) {
    credits.join(one, CREDIT.megastructure, season);
    credits.set(one, CREDIT.replicant, replicant);
  }
  credits.add(one, CREDIT.devices, 1);
  const donor = donors.find(replicant) === 0 ? donors.insert(replicant) : donors.find(replicant);
  donors.add(donor, DONOR.devices, 1);
  donors.set(donor, DONOR.lastPledge, row);
}

import {
  CREDIT,
  creditKey,
  DONOR,
  MEGASTRUCTURE,
  type MegastructureId,
  PART,
  type PartId,
  PLEDGE,
} from '../../state/megastructures.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { devicePlace } from '../devices/device.js';
import { removeDevice } from '../devices/removeDevice.js';
import type { Draft, World } from '../schema.js';
import { seasonCount, seasonSucceed } from './season.js';
import type { ReplicantId } from '../../state/replicant.js';

/** What a season needs of a device type: a row of parts; 0 when it needs none. */
export function pledgePart(world: World, season: MegastructureId, type: number): PartId {
  const { megastructures, parts } = world;
  const all = megastructures.members(season, MEGASTRUCTURE.parts);
  return all.find((part) => parts.get(part, PART.type) === type) ?? 0;
}

/** A device becomes part of a megastructure for ever; its replicant is credited. */
export function pledge(draft: Draft, season: MegastructureId, device: DeviceId): void {
  const { devices, parts, pledges } = draft;
  const replicant = devices.parent(device, DEVICE.replicant);
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
  const count = seasonCount(draft, season);
  if (count.contributed === count.needed) seasonSucceed(draft, season);
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

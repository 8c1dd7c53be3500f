import { floorDiv } from '@astrarium/core';
import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { ABUNDANCES, DENSITIES } from '../../ruleset/abundances.js';
import { beltTerms, miningRate, salvageTerms, wornCapacity } from '../../ruleset/miningRate.js';
import type { MiningTerms } from '../../ruleset/miningRate.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { categoryOf, DEPOSIT, type DepositId, SITE, siteOf } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import type { ReplicantId } from '../../state/replicant.js';
import { MICRO, STOCK, type StockId } from '../../state/stocks.js';
import { STATUS } from '../../state/statuses.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { markControllerOf } from '../controllers/markController.js';
import { changeDepositDraw, depositIsSalvage } from './deposit.js';
import { deviceAccount, devicePlace, setDeviceStatus } from '../devices/device.js';
import { countRunForDigest } from '../controllers/digest.js';
import type { Draft, World } from '../schema.js';
import { addToSplit } from './split.js';
import { changeStockRate } from '../stock/stock.js';
import { itemAt } from '../../state/itemAt.js';

/** The terms of what a drone would mine from a deposit. */
export function runTerms(world: World, deposit: DepositId, device: DeviceId): MiningTerms {
  return depositTerms(world, deposit, world.devices.get(device, DEVICE.capacity));
}

/** What a drone would mine from a deposit: micro-units a tick. */
export function runRate(world: World, deposit: DepositId, device: DeviceId): number {
  return miningRate(runTerms(world, deposit, device));
}

/** The terms of what a drone of this capacity (millionths) would mine from a deposit. */
export function depositTerms(world: World, deposit: DepositId, capacityPpm: number): MiningTerms {
  const { ruleset } = world.setting;
  if (depositIsSalvage(world, deposit)) return salvageTerms(ruleset, capacityPpm);
  const { density, abundance } = depositRichness(world, deposit);
  return beltTerms(ruleset, density, abundance, capacityPpm);
}

/** Begins a mining run of an idle drone: from the deposit (down) into the stock (up). */
export function startRun(draft: Draft, device: DeviceId, deposit: DepositId, stock: StockId): void {
  const { devices } = draft;
  const capacity = devices.get(device, DEVICE.capacity);
  const rate = runRate(draft, deposit, device);
  devices.join(device, DEVICE.deposit, deposit);
  devices.join(device, DEVICE.stock, stock);
  setDeviceStatus(draft, device, STATUS.mining, 0);
  devices.setRate(device, DEVICE.mined, rate);
  changeDepositDraw(draft, deposit, rate);
  changeStockRate(draft, stock, rate);
  const { ruleset } = draft.setting;
  const cycle = depositIsSalvage(draft, deposit)
    ? ruleset.salvage.cycleSeconds
    : ruleset.mining.cycleSeconds[depositRichness(draft, deposit).density];
  draft.emit(
    'mining.started',
    devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    draft.sites.get(siteOf(deposit), SITE.index),
    categoryOf(deposit),
    slowedSeconds(cycle, speedPerMille(ruleset, capacity)),
  );
}

/**
 * Ends a run: the drone is idle and a little more worn. Of runs that end together without a whole
 * unit only one of each replicant has an event: `told` has the replicants that had one.
 */
export function stopRun(
  draft: Draft,
  device: DeviceId,
  reason: StopReason,
  notified?: Set<ReplicantId>,
): void {
  const { devices, stocks } = draft;
  const deposit = devices.parent(device, DEVICE.deposit);
  const stock = devices.parent(device, DEVICE.stock);
  const rate = devices.rate(device, DEVICE.mined);
  const mined = devices.level(device, DEVICE.mined);
  const seconds = draft.now - devices.get(device, DEVICE.since);
  const capacity = devices.get(device, DEVICE.capacity);
  countRunForDigest(draft, device);
  devices.setRate(device, DEVICE.mined, 0);
  devices.setLevel(device, DEVICE.mined, 0);
  devices.set(device, DEVICE.relocations, 0);
  devices.leave(device, DEVICE.deposit);
  devices.leave(device, DEVICE.stock);
  changeDepositDraw(draft, deposit, -rate);
  changeStockRate(draft, stock, -rate);
  addToSplit(stocks, stock, STOCK.minedUnits, STOCK.minedMicro, mined);
  devices.set(device, DEVICE.capacity, wornCapacity(draft.setting.ruleset, capacity, seconds));
  const isDone = reason === 'depleted' || reason === 'stock_full';
  setDeviceStatus(draft, device, STATUS.idle, 0, isDone ? 'done' : 'cancelled');
  const replicant = devices.parent(device, DEVICE.replicant);
  const units = floorDiv(mined, MICRO);
  if (units === 0 && notified?.has(replicant)) return;
  if (units === 0) notified?.add(replicant);
  draft.emit(
    'mining.stopped',
    replicant,
    device,
    devicePlace(draft, device),
    categoryOf(deposit),
    units,
    reasonIndex(reason),
  );
  if (mined >= MICRO) earnAchievement(draft, deviceAccount(draft, device), 'first_mine');
}

/**
 * What becomes of a run that cannot go on where it is: it moves to another deposit of the same
 * place and category, whose rate is the same; with none (0), or after too many moves, it ends.
 */
export function moveRun(
  draft: Draft,
  device: DeviceId,
  to: DepositId,
  reason: StopReason,
  notified?: Set<ReplicantId>,
): void {
  const { devices } = draft;
  const { maxRelocations } = draft.setting.ruleset.mining;
  if (to === 0 || devices.get(device, DEVICE.relocations) >= maxRelocations) {
    stopRun(draft, device, reason, notified);
    return;
  }
  const from = devices.parent(device, DEVICE.deposit);
  const rate = devices.rate(device, DEVICE.mined);
  devices.add(device, DEVICE.relocations, 1);
  devices.join(device, DEVICE.deposit, to);
  changeDepositDraw(draft, from, -rate);
  changeDepositDraw(draft, to, rate);
  markControllerOf(draft, device);
  draft.emit(
    'mining.relocated',
    devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    draft.sites.get(siteOf(to), SITE.index),
    categoryOf(to),
    draft.sites.get(siteOf(from), SITE.index),
  );
}

/** The density and the abundance of a deposit of a belt. */
export function depositRichness(world: World, deposit: DepositId) {
  const { deposits } = world;
  return {
    density: itemAt(DENSITIES, deposits.get(deposit, DEPOSIT.density) - 1),
    abundance: itemAt(ABUNDANCES, deposits.get(deposit, DEPOSIT.abundance) - 1),
  };
}

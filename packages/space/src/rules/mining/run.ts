import { floorDiv, invariant } from '@astrarium/core';
import { reasonIndex, type StopReason } from '../../events/eventMembers.js';
import { beltTerms, miningRate, salvageTerms, wornCapacity } from '../../ruleset/miningRate.js';
import type { MiningTerms } from '../../ruleset/miningRate.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import type { ReplicantId } from '../../state/replicant.js';
import { categoryOf } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { MICRO, STOCK, stockOf } from '../../state/stocks.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { countRunForDigest } from '../controllers/digest.js';
import { markControllerOf } from '../controllers/markController.js';
import { setDeviceStatus } from '../devices/device.js';
import {
  type DepositRead,
  type DepositRow,
  type DeviceRead,
  type DeviceRow,
  type Draft,
  rows,
} from '../schema.js';
import { changeStockRate, ensurePile } from '../stock/stock.js';
import { changeDepositDraw, depositSite } from './deposit.js';
import { addToSplit } from './split.js';

/** The terms of what a drone of this capacity (millionths) would mine from a deposit. */
export function depositTerms(
  ruleset: Ruleset,
  { abundance, density }: Pick<DepositRead, 'abundance' | 'density'>,
  capacityPpm: number,
): MiningTerms {
  return abundance === undefined || density === undefined
    ? salvageTerms(ruleset, capacityPpm)
    : beltTerms(ruleset, density, abundance, capacityPpm);
}

/** What a drone would mine from a deposit: micro-units a tick. */
export function runRate(ruleset: Ruleset, deposit: DepositRead, { capacity }: DeviceRead): number {
  return miningRate(depositTerms(ruleset, deposit, capacity));
}

/** Begins a mining run of an idle drone: from the deposit (down) into its account's stock (up). */
export function startRun(draft: Draft, device: DeviceRow, deposit: DepositRow): void {
  const { ruleset } = draft.setting;
  const { density } = deposit;
  const { location, replicant } = device;
  const pile = ensurePile(draft, replicant.account, location.id);
  const stock = rows(draft).stocks.get(stockOf(pile, categoryOf(deposit.id)));
  const rate = runRate(ruleset, deposit, device);
  device.deposit = deposit;
  device.stock = stock;
  setDeviceStatus(draft, device.id, STATUS.mining, 0);
  device.mined.rate = rate;
  changeDepositDraw(draft, deposit, rate);
  changeStockRate(draft, stock.id, rate);
  const cycle =
    density === undefined ? ruleset.salvage.cycleSeconds : ruleset.mining.cycleSeconds[density];
  draft.emit(
    'mining.started',
    replicant.id,
    device.id,
    location.place,
    depositSite(draft, deposit).index,
    categoryOf(deposit.id),
    slowedSeconds(cycle, speedPerMille(ruleset, device.capacity)),
  );
}

/**
 * Ends a run: the drone is idle and a little more worn. Of runs that end together without a whole
 * unit only one of each replicant has an event: `notified` has the replicants that had one.
 *
 * @throws Error when the device does not mine
 */
export function stopRun(
  draft: Draft,
  device: DeviceRow,
  reason: StopReason,
  notified?: Set<ReplicantId>,
): void {
  const { deposit, mined, replicant, stock } = device;
  invariant(deposit !== undefined && stock !== undefined, 'only a run can be stopped');
  const { level, rate } = mined;
  countRunForDigest(draft, device.id);
  mined.rate = 0;
  mined.level = 0;
  device.relocations = 0;
  device.deposit = undefined;
  device.stock = undefined;
  changeDepositDraw(draft, deposit, -rate);
  changeStockRate(draft, stock.id, -rate);
  addToSplit(draft.stocks, stock.id, STOCK.minedUnits, STOCK.minedMicro, level);
  device.capacity = wornCapacity(draft.setting.ruleset, device.capacity, draft.now - device.since);
  const isDone = reason === 'depleted' || reason === 'stock_full';
  setDeviceStatus(draft, device.id, STATUS.idle, 0, isDone ? 'done' : 'cancelled');
  const units = floorDiv(level, MICRO);
  if (units === 0 && notified?.has(replicant.id)) return;
  if (units === 0) notified?.add(replicant.id);
  draft.emit(
    'mining.stopped',
    replicant.id,
    device.id,
    device.location.place,
    categoryOf(deposit.id),
    units,
    reasonIndex(reason),
  );
  if (units > 0) earnAchievement(draft, replicant.account, 'first_mine');
}

/**
 * What becomes of a run that cannot go on where it is: it moves to another deposit of the same
 * place and category, whose rate is the same; without one, or after too many moves, it ends.
 */
export function moveRun(
  draft: Draft,
  device: DeviceRow,
  to: DepositRow | undefined,
  reason: StopReason,
  notified?: Set<ReplicantId>,
): void {
  const { maxRelocations } = draft.setting.ruleset.mining;
  const { deposit: from, mined } = device;
  if (from === undefined || to === undefined || device.relocations >= maxRelocations) {
    stopRun(draft, device, reason, notified);
    return;
  }
  device.relocations += 1;
  device.deposit = to;
  changeDepositDraw(draft, from, -mined.rate);
  changeDepositDraw(draft, to, mined.rate);
  markControllerOf(draft, device.id);
  draft.emit(
    'mining.relocated',
    device.replicant.id,
    device.id,
    device.location.place,
    depositSite(draft, to).index,
    categoryOf(to.id),
    depositSite(draft, from).index,
  );
}

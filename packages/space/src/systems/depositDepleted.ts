import { min } from '@astrarium/core';
import { changeDepositDraw, setDepositReserve, depositWith } from '../rules/mining/deposit.js';
import { devicePlace } from '../rules/devices/device.js';
import { moveRun } from '../rules/mining/run.js';
import type { Draft, GameSystem } from '../rules/schema.js';
import { addToStock } from '../rules/stock/stock.js';
import { categoryOf, DEPOSIT, type DepositId, SITE, siteOf } from '../state/sites.js';
import { DEVICE, type DeviceId } from '../state/devices.js';
import type { ReplicantId } from '../state/replicant.js';

/**
 * A category of a site runs out in this tick. The gauges have counted a whole tick for every
 * drone; what was left is split in device-id order by min(rate, left), and what was counted too
 * much is taken back, before anybody else in this tick reads it. Then all drones move or stop.
 */
export const depositDepleted: GameSystem = {
  name: 'depositDepleted',
  table: 'deposits',
  timer: 'depleted',
  run(draft, deposit) {
    const level = draft.deposits.level(deposit, DEPOSIT.reserve);
    if (level > 0) {
      changeDepositDraw(draft, deposit, 0);
      return;
    }
    const miners = draft.deposits.members(deposit, DEPOSIT.miners);
    const left = level - draft.deposits.rate(deposit, DEPOSIT.reserve);
    shareOut(draft, miners, left);
    setDepositReserve(draft, deposit, 0);
    const site = siteOf(deposit);
    draft.sites.set(site, SITE.exhaustedAt, draft.now);
    emitDepleted(draft, miners, deposit);
    const category = categoryOf(deposit);
    const to = depositWith(draft, draft.sites.parent(site, SITE.location), category);
    const notified = new Set<ReplicantId>();
    for (const miner of miners) moveRun(draft, miner, to, 'depleted', notified);
  },
};

function shareOut(draft: Draft, miners: readonly DeviceId[], micro: number): void {
  const { devices } = draft;
  let left = micro;
  for (const miner of miners) {
    const rate = devices.rate(miner, DEVICE.mined);
    const share = min(rate, left);
    left -= share;
    if (share === rate) continue;
    const mined = devices.level(miner, DEVICE.mined);
    devices.setLevel(miner, DEVICE.mined, mined - rate + share);
    addToStock(draft, devices.parent(miner, DEVICE.stock), share - rate);
  }
}

/** Once for each replicant with miners here, by its first. */
function emitDepleted(draft: Draft, miners: readonly DeviceId[], deposit: DepositId): void {
  const replicants: ReplicantId[] = [];
  for (const miner of miners) {
    const replicant = draft.devices.parent(miner, DEVICE.replicant);
    if (replicants.includes(replicant)) continue;
    replicants.push(replicant);
    draft.emit(
      'site.depleted',
      replicant,
      miner,
      devicePlace(draft, miner),
      draft.sites.get(siteOf(deposit), SITE.index),
      categoryOf(deposit),
    );
  }
}

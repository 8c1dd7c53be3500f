import { min } from '@astrarium/core';
import { depositSite, depositWith } from '../rules/mining/deposit.js';
import { moveRun } from '../rules/mining/run.js';
import {
  type DepositRow,
  type DeviceRow,
  type Draft,
  type GameSystem,
  rows,
  type SiteRow,
} from '../rules/schema.js';
import { addToStock } from '../rules/stock/stock.js';
import type { ReplicantId } from '../state/replicant.js';
import { categoryOf } from '../state/sites.js';

/**
 * A category of a site runs out in this tick. The gauges have counted a whole tick for every
 * drone; what was left is split in device-id order by min(rate, left), and what was counted too
 * much is taken back, before anybody else in this tick reads it. Then all drones move or stop.
 */
export const depositDepleted: GameSystem = {
  name: 'depositDepleted',
  table: 'deposits',
  timer: 'depleted',
  run(draft, id) {
    const deposit = rows(draft).deposits.get(id);
    const { reserve } = deposit;
    const miners = [...deposit.miners];
    shareOut(draft, miners, reserve.level - reserve.rate);
    reserve.level = 0;
    const site = depositSite(draft, deposit);
    site.exhaustedAt = draft.now;
    emitDepleted(draft, miners, site, deposit);
    const to = depositWith(draft, site.location, categoryOf(id));
    const notified = new Set<ReplicantId>();
    for (const miner of miners) moveRun(draft, miner, to, 'depleted', notified);
  },
};

function shareOut(draft: Draft, miners: readonly DeviceRow[], micro: number): void {
  let left = micro;
  for (const { mined, stock } of miners) {
    const { rate } = mined;
    const share = min(rate, left);
    left -= share;
    if (share === rate || stock === undefined) continue;
    mined.level += share - rate;
    addToStock(draft, stock.id, share - rate);
  }
}

/** Once for each replicant with miners here, by its first. */
function emitDepleted(
  draft: Draft,
  miners: readonly DeviceRow[],
  { index, location }: SiteRow,
  deposit: DepositRow,
): void {
  const notified = new Set<ReplicantId>();
  for (const { id, replicant } of miners) {
    if (notified.has(replicant.id)) continue;
    notified.add(replicant.id);
    draft.emit('site.depleted', replicant.id, id, location.place, index, categoryOf(deposit.id));
  }
}

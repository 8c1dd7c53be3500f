import type { World } from '../../rules/schema.js';
import { SPLIT_ZERO, splitPlus, splitSum } from '../../rules/mining/split.js';
import { perCategory } from '../../ruleset/categories.js';
import type { Amounts } from '../../ruleset/categories.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { FLEET } from '../../state/replicant.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { statusAt } from '../../state/statuses.js';
import { type PileId, STOCK, type StockId, stockOf } from '../../state/stocks.js';
import { deviceViewIds } from '../devices/deviceView.js';

/** What one account has and has done. */
export interface AccountSummary {
  readonly account: AccountId;
  readonly name: string;
  readonly devices: number;
  readonly devices_by_type: Readonly<Record<string, number>>;
  readonly devices_by_status: Readonly<Record<string, number>>;
  /** Whole units in stock, over all places. */
  readonly stock: Amounts;
  /** Whole units mined since the beginning, running runs included. */
  readonly mined: Amounts;
  readonly printed: number;
  readonly trips: number;
  readonly travel_seconds: number;
}

/** Who owns what, and what was mined, printed and travelled. It visits every device. */
export function summary(world: World) {
  const accounts = world.accounts.ids().map((account) => accountSummary(world, account));
  const total = (of: (account: AccountSummary) => number): number =>
    accounts.reduce((sum, account) => sum + of(account), 0);
  return {
    tick: world.now,
    accounts,
    totals: {
      devices: total(({ devices }) => devices),
      stock: perCategory((category) => total(({ stock }) => stock[category])),
      mined: perCategory((category) => total(({ mined }) => mined[category])),
      printed: total(({ printed }) => printed),
      trips: total(({ trips }) => trips),
      travel_seconds: total(({ travel_seconds }) => travel_seconds),
    },
  };
}

function accountSummary(world: World, account: AccountId): AccountSummary {
  const { accounts, devices, fleets, holdings } = world;
  const document = accounts.get(account);
  const replicants = document?.replicants ?? [];
  const of = (field: typeof FLEET.printed): number =>
    replicants.reduce((sum, replicant) => sum + fleets.get(replicant, field), 0);
  const ids = deviceViewIds(world, account);
  const piles = holdings.members(account, HOLDING.piles);
  return {
    account,
    name: document?.name ?? '',
    devices: ids.length,
    devices_by_type: tally(ids, (id) => deviceTypeAt(devices.get(id, DEVICE.type))),
    devices_by_status: tally(ids, (id) => statusAt(devices.get(id, DEVICE.status))),
    stock: unitsOf(piles, (stock) => stockHeld(world, stock)),
    mined: unitsOf(piles, (stock) => stockMined(world, stock)),
    printed: of(FLEET.printed),
    trips: of(FLEET.trips),
    travel_seconds: of(FLEET.travelSeconds),
  };
}

function stockHeld(world: World, stock: StockId) {
  return splitPlus(SPLIT_ZERO, world.stocks.level(stock, STOCK.amount));
}

function stockMined(world: World, stock: StockId) {
  const { devices, stocks } = world;
  const ended = {
    units: stocks.get(stock, STOCK.minedUnits),
    micro: stocks.get(stock, STOCK.minedMicro),
  };
  return stocks
    .members(stock, STOCK.suppliers)
    .reduce((sum, drone) => splitPlus(sum, devices.level(drone, DEVICE.mined)), ended);
}

function unitsOf(piles: readonly PileId[], of: (stock: StockId) => typeof SPLIT_ZERO): Amounts {
  return perCategory((_, position) => {
    const split = piles.map((pile) => of(stockOf(pile, position + 1)));
    return split.reduce(splitSum, SPLIT_ZERO).units;
  });
}

function tally(ids: readonly DeviceId[], nameOf: (id: DeviceId) => string) {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const name = nameOf(id);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

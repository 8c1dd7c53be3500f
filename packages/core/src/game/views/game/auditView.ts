import { floorDiv } from '../../../kernel.js';
import type { World } from '../../rules/schema.js';
import { SPLIT_ZERO, splitPlus } from '../../rules/mining/split.js';
import { perCategory } from '../../ruleset/categories.js';
import type { Category } from '../../ruleset/categories.js';
import { HOLD } from '../../state/berths.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { MICRO, STOCK, stockOf } from '../../state/stocks.js';
import { audit, auditBilled, auditBills, auditReplicated } from './audit.js';
import { deviceViewIds } from '../devices/deviceView.js';
import type { DeviceId } from '../../state/devices.js';

/** Where an account's own matter of one category is, and whether everybody's books add up. */
export interface CategoryAuditView {
  /** Whole units in stock, over all places, rounded down. */
  readonly stock: number;
  /** Whole units of cargo in its holds. */
  readonly holds: number;
  /** Units debited for its print jobs that are running. */
  readonly escrow: number;
  /** Units in its devices. */
  readonly devices: number;
  /** Units embodied in its replicants that were made by others. */
  readonly replicants: number;
  /** Of the whole world, in micro-units: 0, or matter was made or lost. */
  readonly difference_micro: number;
}

/**
 * What the books say to an account, per category: what it has itself, and that the whole world's
 * difference is 0. No total of the world is in it: less one's own it would be the others'.
 */
export function auditView(
  world: World,
  account: AccountId,
): Readonly<Record<Category, CategoryAuditView>> {
  const books = audit(world);
  const devices = deviceViewIds(world, account);
  const { built, running } = auditBills(world, devices);
  const replicants = auditReplicated(world, world.accounts.get(account)?.replicants ?? []);
  const { bill } = world.setting.ruleset.replication;
  return perCategory((category, position) => ({
    stock: unitsInStock(world, account, position + 1),
    holds: unitsInHolds(world, devices, category),
    escrow: auditBilled(world, running, category),
    devices: auditBilled(world, built, category),
    replicants: replicants * bill[category],
    difference_micro: books[category].difference_micro,
  }));
}

function unitsInStock({ holdings, stocks }: World, account: AccountId, category: number): number {
  if (!holdings.has(account)) return 0;
  return holdings
    .members(account, HOLDING.piles)
    .map((pile) => stocks.level(stockOf(pile, category), STOCK.amount))
    .reduce(splitPlus, SPLIT_ZERO).units;
}

function unitsInHolds({ holds }: World, devices: readonly DeviceId[], category: Category): number {
  return devices
    .map((device) => holds.find(device))
    .filter((hold) => hold !== 0)
    .reduce((units, hold) => units + floorDiv(holds.get(hold, HOLD[category]), MICRO), 0);
}

import { floorDiv } from '@astrarium/core';
import { type Split, SPLIT_ZERO, splitPlus, splitSum } from '../../rules/mining/split.js';
import type { World } from '../../rules/schema.js';
import { type Steps, takeSteps } from '../../rules/takeSteps.js';
import { CATEGORIES, type Category, perCategory } from '../../ruleset/categories.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { HOLD } from '../../state/berths.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import { LEDGER, SINKS, SOURCES } from '../../state/ledger.js';
import { PART } from '../../state/megastructures.js';
import { JOB } from '../../state/printers.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { categoryOf, DEPOSIT } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { MICRO, STOCK, stockOf } from '../../state/stocks.js';
import { deviceIdSteps } from '../devices/deviceView.js';

/** Where the matter of one category is, where it came from and went, and what does not add up. */
export interface CategoryAudit {
  readonly reserves: Split;
  readonly stock: Split;
  /** Cargo in holds. */
  readonly holds: Split;
  /** Debited for print jobs that are running. */
  readonly escrow: Split;
  readonly devices: Split;
  /** In devices that became part of a megastructure. */
  readonly megastructures: Split;
  /** Embodied in replicants that were made by others, in their vessels. */
  readonly replicants: Split;
  readonly sources: Split;
  readonly sinks: Split;
  /** What exists less (sources - sinks), in micro-units: 0, or matter was made or lost. */
  readonly difference_micro: number;
}

/** The books of the whole world, at once. */
export function audit(world: World): Readonly<Record<Category, CategoryAudit>> {
  return takeSteps(auditSteps(world));
}

/**
 * The books of the whole world, per category, in steps. It visits every row. Its totals tell what
 * is in sites that nobody scanned and in others' hands: `auditViewSteps` shows what an account may
 * see.
 */
function* auditSteps(world: World): Steps<Readonly<Record<Category, CategoryAudit>>> {
  const reserves = sums();
  const stock = sums();
  const growing = sums();
  yield* eachRow(world.deposits, (deposit) => {
    const level = world.deposits.level(deposit, DEPOSIT.reserve);
    plus(reserves, categoryOf(deposit), level);
    if (world.deposits.rate(deposit, DEPOSIT.reserve) <= 0) return;
    plus(growing, categoryOf(deposit), level - world.deposits.get(deposit, DEPOSIT.grownFrom));
  });
  yield* eachRow(world.stocks, (id) => {
    plus(stock, categoryOf(id), world.stocks.level(id, STOCK.amount));
  });
  const cargo = sums();
  yield* eachRow(world.holds, (hold) => {
    for (const [position, category] of CATEGORIES.entries()) {
      plus(cargo, position + 1, world.holds.get(hold, HOLD[category]));
    }
  });
  const counts = billCounts();
  yield* eachRow(world.devices, (device) => countBill(world, counts, device));
  const { built, running } = counts;
  const pledged = countPledged(world);
  const replicants = auditReplicated(world, world.fleets.ids());
  return perCategory((category, position) => {
    const holders = {
      reserves: itemAt(reserves, position),
      stock: itemAt(stock, position),
      holds: itemAt(cargo, position),
      escrow: { units: auditBilled(world, running, category), micro: 0 },
      devices: { units: auditBilled(world, built, category), micro: 0 },
      megastructures: { units: auditBilled(world, pledged, category), micro: 0 },
      replicants: {
        units: replicants * world.setting.ruleset.replication.bill[category],
        micro: 0,
      },
    };
    const held = Object.values(holders).reduce(splitSum, SPLIT_ZERO);
    // What a deposit has grown is posted when it stops growing; until then it is a source, too.
    const sources = splitSum(posted(world, position, SOURCES), itemAt(growing, position));
    const sinks = posted(world, position, SINKS);
    const difference_micro =
      (held.units - sources.units + sinks.units) * MICRO + held.micro - sources.micro + sinks.micro;
    return { ...holders, sources, sinks, difference_micro };
  });
}

/** Rows of one step. */
const STEP_ROWS = 256;

/** Visits the rows of a table in steps. */
function* eachRow(
  table: { readonly count: number; has(id: number): boolean },
  visit: (id: number) => void,
): Steps<void> {
  for (let id = 1; id <= table.count; id += 1) {
    if (table.has(id)) visit(id);
    if (id % STEP_ROWS === 0) yield STEP_ROWS;
  }
}

/** Numbers of devices by the position of their type: those that exist, and those in print. */
interface BillCounts {
  readonly built: number[];
  readonly running: number[];
}

function billCounts(): BillCounts {
  return { built: DEVICE_TYPES.map(() => 0), running: DEVICE_TYPES.map(() => 0) };
}

/** Counts a device, and the one that it prints. */
function countBill(world: World, { built, running }: BillCounts, device: DeviceId): void {
  const count = (types: number[], type: number): void => {
    types[type - 1] = (types[type - 1] ?? 0) + 1;
  };
  count(built, world.devices.get(device, DEVICE.type));
  if (world.devices.get(device, DEVICE.status) !== STATUS.printing) return;
  count(running, world.jobs.get(world.devices.get(device, DEVICE.target), JOB.deviceType));
}

/** How many of these replicants were made by others, and so embody the bill of one. */
function auditReplicated({ fleets }: World, replicants: readonly ReplicantId[]): number {
  return replicants.filter((fleet) => fleets.get(fleet, FLEET.replicated) === 1).length;
}

/** Whole units of a category in the bills of so many of each device type. */
function auditBilled(world: World, counts: readonly number[], category: Category): number {
  let units = 0;
  for (const [position, type] of DEVICE_TYPES.entries()) {
    units += itemAt(counts, position) * world.setting.ruleset.blueprints[type].bill[category];
  }
  return units;
}

/** Devices by type in megastructures. */
function countPledged(world: World): readonly number[] {
  const pledged = DEVICE_TYPES.map(() => 0);
  for (const part of world.parts.ids()) {
    const position = world.parts.get(part, PART.type) - 1;
    pledged[position] = itemAt(pledged, position) + world.parts.get(part, PART.contributed);
  }
  return pledged;
}

function posted(
  world: World,
  position: number,
  accounts: readonly ((typeof SOURCES)[number] | (typeof SINKS)[number])[],
): Split {
  let sum = SPLIT_ZERO;
  for (const account of accounts) {
    const units = world.ledger.get(position + 1, LEDGER[`${account}Units`]);
    const micro = world.ledger.get(position + 1, LEDGER[`${account}Micro`]);
    sum = splitSum(sum, { units, micro });
  }
  return sum;
}

function sums(): Split[] {
  return Object.values(perCategory(() => SPLIT_ZERO));
}

function plus(into: Split[], category: number, micro: number): void {
  const whole = floorDiv(micro, MICRO);
  const before = itemAt(into, category - 1);
  into[category - 1] = splitSum(before, { units: whole, micro: micro - whole * MICRO });
}

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
 * The books of an account, per category, in steps: what it has, and the difference of the whole
 * world, which is 0. No other total of the world is in it: it would show what the others have.
 */
export function* auditViewSteps(
  world: World,
  account: AccountId,
): Steps<Readonly<Record<Category, CategoryAuditView>>> {
  const totals = yield* auditSteps(world);
  const counts = billCounts();
  const cargo = perCategory(() => 0) as Record<Category, number>;
  const visible = world.accounts.get(account)?.replicants ?? [];
  const devices = yield* deviceIdSteps(world, visible);
  for (const [place, device] of devices.entries()) {
    countBill(world, counts, device);
    const hold = world.holds.find(device);
    if (hold !== 0) {
      for (const category of CATEGORIES) {
        cargo[category] += floorDiv(world.holds.get(hold, HOLD[category]), MICRO);
      }
    }
    if (place % STEP_ROWS === STEP_ROWS - 1) yield STEP_ROWS;
  }
  const replicants = auditReplicated(world, visible);
  const { bill } = world.setting.ruleset.replication;
  return perCategory((category, position) => ({
    stock: unitsInStock(world, account, position + 1),
    holds: cargo[category],
    escrow: auditBilled(world, counts.running, category),
    devices: auditBilled(world, counts.built, category),
    replicants: replicants * bill[category],
    difference_micro: totals[category].difference_micro,
  }));
}

function unitsInStock({ holdings, stocks }: World, account: AccountId, category: number): number {
  if (!holdings.has(account)) return 0;
  return holdings
    .members(account, HOLDING.piles)
    .map((pile) => stocks.level(stockOf(pile, category), STOCK.amount))
    .reduce(splitPlus, SPLIT_ZERO).units;
}

import { byCodeUnits, ceilDiv, floorDiv, max, min } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { berthCarrier } from '../../rules/carrying/berth.js';
import { deviceAccount, devicePlace } from '../../rules/devices/device.js';
import { labelOf, NO_TAGS } from '../../rules/devices/label.js';
import { completion } from '../../rules/devices/operation.js';
import { knows } from '../../rules/mining/knowledge.js';
import type { World } from '../../rules/schema.js';
import { inEntries, mapped, sorted, type Steps } from '../../rules/takeSteps.js';
import { journeyStages } from '../../rules/travel/journey.js';
import { CATEGORIES, type Category } from '../../ruleset/categories.js';
import { type DeviceType, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import {
  DEVICE,
  deviceCode,
  type DeviceId,
  deviceNumber,
  deviceNumberToId,
} from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { DEPOSIT, type DepositId } from '../../state/sites.js';
import type { ReplicantId } from '../../state/replicant.js';
import { STATUS, type Status, statusAt } from '../../state/statuses.js';
import { MICRO, PILE, type PileId, STOCK, type StockId, stockOf } from '../../state/stocks.js';
import { deviceStatus } from './deviceStatus.js';
import { deviceIdSteps } from './deviceView.js';
import { travelWork } from './deviceWork.js';

/** Which devices of an account, and which page of them. */
export interface FleetQuery {
  /** Only those that may have changed since an answer of this tick. */
  readonly since?: number | undefined;
  /** The number of the device to read after. */
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** The worlds with which a world is compared. */
export interface FleetWorlds {
  readonly world: World;
  /** The newest world: devices that others own there are omitted. */
  readonly present: World;
  /** The last world of a tick or of an earlier one; undefined if none is held. */
  heldAt(tick: number): World | undefined;
}

/** A device in short; times are ticks. What there is none of is null. */
interface FleetDevice {
  readonly code: string;
  readonly type: DeviceType;
  readonly status: string;
  /** On a journey, where that began; of a carried device, where its carrier is. */
  readonly location: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly departs: number | null;
  readonly arrives: number | null;
  /** Since when it has its status. */
  readonly began: number;
  /** When what it does ends by itself. */
  readonly ends: number | null;
  readonly carrier: string | null;
  readonly name: string | null;
  readonly number: number;
  readonly tags: readonly string[];
  /** The parts of the journey in their order; none for one that was turned back. */
  readonly legs: readonly FleetLeg[] | null;
}

/** A part of a journey; times are ticks. */
interface FleetLeg {
  readonly from: string;
  readonly to: string;
  readonly departs: number;
  readonly arrives: number;
}

/** The units of a category at a place. */
interface FleetStock {
  readonly quantity: number;
  /** What the account's miners bring in a tick, in millionths of a unit. */
  readonly rate_micro: number;
  /** The first tick at which the rate changes if nobody interferes; null if that is not known. */
  readonly ends: number | null;
}

/** The stock of an account at a place, without categories of which nothing is there or comes. */
interface FleetPile {
  readonly location: string;
  readonly resources: Partial<Record<Category, FleetStock>>;
}

/** Devices by type and by the word of their status. */
type FleetCounts = Partial<Record<DeviceType, Partial<Record<Status, number>>>>;

/** The fleet of an account in short, as the wire shows it. */
export interface FleetView {
  readonly tick: number;
  /** Whether all devices are shown, not only those that changed. */
  readonly reset: boolean;
  readonly devices: readonly FleetDevice[];
  /** The codes of devices that the account has no longer. */
  readonly gone: readonly string[];
  /** All devices of the account. */
  readonly count: number;
  readonly counts: FleetCounts;
  readonly stock: readonly FleetPile[];
  readonly next_cursor: number | null;
}

/** Devices looked at in one step. */
const STEP_DEVICES = 256;

/** The work of a step that only asks whether a device is still there. */
const GONE_ENTRIES = 25;

/** The work of a pile: a stock of each category. */
const PILE_ENTRIES = 6;

/**
 * The fleet of an account in short rows, in steps. With `since`, a row is shown when its device
 * differs from the last world of that tick, or from the world held before it: the answer of that
 * tick may have come between the two. Without `since`, or when these worlds are not held any more,
 * `reset` is true and all devices are shown.
 */
export function* fleetSteps(
  { heldAt, present, world }: FleetWorlds,
  account: AccountId,
  { cursor = 0, limit, since }: FleetQuery,
): Steps<FleetView> {
  const { key } = world.setting;
  const then = since === undefined ? undefined : heldSince(world, since, heldAt);
  const own = yield* deviceIdSteps(world, replicantsOf(world, account));
  const found: FleetDevice[] = [];
  const counts: FleetCounts = {};
  const mined: MinedStocks = new Map();
  const after = cursor === 0 ? 0 : deviceNumberToId(key, cursor);
  let [count, last] = [0, 0];
  let next_cursor: number | null = null;
  for (const [place, device] of own.entries()) {
    if (place % STEP_DEVICES === STEP_DEVICES - 1) yield STEP_DEVICES;
    if (world !== present && isOthers(present, account, device)) continue;
    count += 1;
    addCount(world, device, counts);
    addMined(world, device, mined);
    if (device <= after || next_cursor !== null) continue;
    if (then?.every((one) => isSame(one, world, account, device)) === true) continue;
    if (found.length === limit) next_cursor = deviceNumber(key, last);
    else found.push(fleetDevice(world, device));
    last = device;
  }
  return {
    tick: world.now,
    reset: then === undefined,
    devices: found,
    gone: then === undefined ? [] : yield* goneSince(then, world, account),
    count,
    counts,
    stock: yield* fleetStock(world, account, mined),
    next_cursor,
  };
}

/** The worlds to compare with; undefined if the host does not hold both. */
function heldSince(
  world: World,
  since: number,
  heldAt: FleetWorlds['heldAt'],
): readonly World[] | undefined {
  const [before, end] = [heldAt(since - 1), heldAt(since)];
  if (before === undefined || end?.now !== since || since > world.now) return undefined;
  return since === world.now ? [before] : [before, end];
}

function replicantsOf({ accounts }: World, account: AccountId): readonly ReplicantId[] {
  return accounts.get(account)?.replicants ?? [];
}

/** Whether a device is in the game and not the account's. */
function isOthers(world: World, account: AccountId, device: DeviceId): boolean {
  return world.devices.has(device) && deviceAccount(world, device) !== account;
}

/** Whether an account has a device. */
function isOwn(world: World, account: AccountId, device: DeviceId): boolean {
  return world.devices.has(device) && deviceAccount(world, device) === account;
}

/** Whether a device of an account has the same row in two worlds; when unsure, it has not. */
function isSame(then: World, now: World, account: AccountId, device: DeviceId): boolean {
  if (!isOwn(then, account, device)) return false;
  const [before, after] = [then.devices, now.devices];
  const status = after.get(device, DEVICE.status);
  // Its number grows with each new status: one that came back is another one.
  if (before.get(device, DEVICE.operation) !== after.get(device, DEVICE.operation)) return false;
  if (before.parent(device, DEVICE.location) !== after.parent(device, DEVICE.location))
    return false;
  if (labelOf(then, device) !== labelOf(now, device)) return false;
  if (status === STATUS.mining) {
    return before.parent(device, DEVICE.deposit) === after.parent(device, DEVICE.deposit);
  }
  if (status === STATUS.stowed || status === STATUS.attached) {
    return berthCarrier(then, device) === berthCarrier(now, device);
  }
  return completion(then, device, status) === completion(now, device, status);
}

/** The codes of the devices that an account had in one of these worlds and has no longer. */
function* goneSince(then: readonly World[], now: World, account: AccountId): Steps<string[]> {
  const gone = new Set<DeviceId>();
  for (const one of then) {
    const had = yield* deviceIdSteps(one, replicantsOf(one, account));
    for (const [place, device] of had.entries()) {
      if (!isOwn(now, account, device)) gone.add(device);
      if (place % STEP_DEVICES === STEP_DEVICES - 1) yield GONE_ENTRIES;
    }
  }
  const ids = yield* sorted([...gone], (a, b) => a - b);
  return yield* mapped(ids, (device) => deviceCode(now.setting.key, device));
}

/** The statuses of devices on a journey; a device goes to where it is taken apart. */
const ON_JOURNEY: readonly number[] = [STATUS.travelling, STATUS.recalling, STATUS.decommissioning];

function fleetDevice(world: World, device: DeviceId): FleetDevice {
  const { devices, setting } = world;
  const status = devices.get(device, DEVICE.status);
  const location = makeLocation(setting.seed, devicePlace(world, device));
  const due = completion(world, device, status);
  const journey = ON_JOURNEY.includes(status) ? journeyOf(world, device, location, due) : undefined;
  const carrier =
    status === STATUS.stowed || status === STATUS.attached ? berthCarrier(world, device) : 0;
  const label = labelOf(world, device);
  return {
    code: deviceCode(setting.key, device),
    type: deviceTypeAt(devices.get(device, DEVICE.type)),
    status: deviceStatus(world, device),
    location,
    from: journey?.from ?? null,
    to: journey?.to ?? null,
    departs: journey?.departs ?? null,
    arrives: journey?.arrives ?? null,
    began: devices.get(device, DEVICE.since),
    ends: due === 0 ? null : due,
    carrier: carrier === 0 ? null : deviceCode(setting.key, carrier),
    name: label?.name ?? null,
    number: devices.get(device, DEVICE.number),
    tags: label?.tags ?? NO_TAGS,
    legs: journey === undefined ? null : legsOf(world, device, journey),
  };
}

/** The whole journey of a device as one part. */
function journeyOf(world: World, device: DeviceId, from: string, arrives: number): FleetLeg {
  const { devices, locations, setting } = world;
  const target = devices.get(device, DEVICE.target);
  const to = makeLocation(setting.seed, locations.get(target, LOCATION.place));
  return { from, to, departs: devices.get(device, DEVICE.since), arrives };
}

/** The parts of a journey: a cruise within a system without detours is one. */
function legsOf(world: World, device: DeviceId, journey: FleetLeg): FleetLeg[] {
  const { devices, locations } = world;
  if (devices.get(device, DEVICE.status) === STATUS.recalling) return [];
  const target = locations.get(devices.get(device, DEVICE.target), LOCATION.place);
  const isWithin = locationStar(devicePlace(world, device)) === locationStar(target);
  if (isWithin && journeyStages(world, device).length === 0) return [journey];
  let { departs } = journey;
  return travelWork(world, device).legs.map(({ arrives_tick: arrives, from, to }) => {
    const leg = { from, to, departs, arrives };
    departs = arrives;
    return leg;
  });
}

function addCount({ devices }: World, device: DeviceId, counts: FleetCounts): void {
  const status = statusAt(devices.get(device, DEVICE.status));
  const ofType = (counts[deviceTypeAt(devices.get(device, DEVICE.type))] ??= {});
  ofType[status] = (ofType[status] ?? 0) + 1;
}

/** What an account's miners take in a tick, in micro-units: by stock and deposit. */
type MinedStocks = Map<StockId, Map<DepositId, number>>;

function addMined({ devices }: World, device: DeviceId, mined: MinedStocks): void {
  if (devices.get(device, DEVICE.status) !== STATUS.mining) return;
  const stock: StockId = devices.parent(device, DEVICE.stock);
  const deposit: DepositId = devices.parent(device, DEVICE.deposit);
  const ofStock = mined.get(stock) ?? new Map<DepositId, number>();
  const rate = devices.rate(device, DEVICE.mined);
  mined.set(stock, ofStock.set(deposit, (ofStock.get(deposit) ?? 0) + rate));
}

/** The stock of an account by place, in the order of codes. */
function* fleetStock(world: World, account: AccountId, mined: MinedStocks): Steps<FleetPile[]> {
  const { holdings, locations, piles, setting } = world;
  if (!holdings.has(account)) return [];
  const own = yield* inEntries(holdings.membersInSteps([account], HOLDING.piles));
  const stock = yield* mapped(
    own,
    (pile) => {
      const place = locations.get(piles.parent(pile, PILE.location), LOCATION.place);
      const location = makeLocation(setting.seed, place);
      return { location, resources: pileStock(world, account, pile, mined) };
    },
    PILE_ENTRIES,
  );
  const there = stock.filter(({ resources }) => Object.keys(resources).length > 0);
  return yield* sorted(there, (a, b) => byCodeUnits(a.location, b.location));
}

function pileStock(world: World, account: AccountId, pile: PileId, mined: MinedStocks) {
  const { piles, stocks } = world;
  const resources: Partial<Record<Category, FleetStock>> = {};
  const isKnown = knows(world, account, piles.parent(pile, PILE.location));
  for (const [position, category] of CATEGORIES.entries()) {
    const stock = stockOf(pile, position + 1);
    const quantity = floorDiv(stocks.level(stock, STOCK.amount), MICRO);
    const rate_micro = stocks.rate(stock, STOCK.amount);
    if (quantity === 0 && rate_micro === 0) continue;
    const ends = isKnown && rate_micro > 0 ? rateEnds(world, stock, mined.get(stock)) : null;
    resources[category] = { quantity, rate_micro, ends };
  }
  return resources;
}

/** When a stock is full or the account's miners empty a deposit; null for neither. */
function rateEnds(
  { deposits, now, stocks }: World,
  stock: StockId,
  mined: ReadonlyMap<DepositId, number> = new Map(),
): number | null {
  const full = stocks.due(stock, STOCK.full);
  let first = full === 0 ? null : full;
  for (const [deposit, rate] of mined) {
    if (rate === 0) continue;
    const empty = now + max(1, ceilDiv(deposits.level(deposit, DEPOSIT.reserve), rate));
    first = min(first ?? empty, empty);
  }
  return first;
}

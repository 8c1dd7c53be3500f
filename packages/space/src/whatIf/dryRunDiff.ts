import { byCodeUnits, invariant } from '@astrarium/core';
import { makeLocation } from '../galaxy/location.js';
import { devicePlace } from '../rules/devices/device.js';
import type { Setting, World } from '../rules/schema.js';
import { chunks, mapped, sorted, type Steps } from '../rules/takeSteps.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { climateView } from '../views/places/climateView.js';
import { deviceCode } from '../state/devices.js';
import { deviceIdSteps, deviceView, type DeviceView } from '../views/devices/deviceView.js';
import { inventorySteps } from '../views/accounts/inventoryView.js';
import type { AccountId } from '../state/account.js';

/** A value that differs between a run without the commands and a run with them. */
export interface Differing<T> {
  readonly without: T | null;
  readonly with: T | null;
}

/** The differences of an account's devices, stock and planets with and without the commands. */
export interface DryRunDiff {
  readonly devices: readonly (Differing<DeviceView> & { readonly device_code: string })[];
  readonly stock: readonly (Differing<number> & {
    readonly location: string;
    readonly resource_type: string;
  })[];
  /** The climates of planets where the account has devices. */
  readonly attributes: readonly (Differing<Climate> & { readonly location: string })[];
}

type Climate = Exclude<ReturnType<typeof climateView>, undefined>;

/** What an account sees at the end of a run: its devices, its stock, and planets. */
export interface DryRunSide {
  readonly devices: ReadonlyMap<number, DeviceView>;
  /** The places of the devices. */
  readonly places: ReadonlySet<number>;
  readonly stock: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly climates: ReadonlyMap<number, Climate>;
}

/** Devices that are compared in one step. */
export const STEP_DEVICES = 64;

/**
 * Reads what an account sees of a world into plain values, which stay valid after the world is
 * taken back. `climatePlaces` are all places that its devices can reach in either run.
 */
export function* dryRunSide(
  world: World,
  account: AccountId,
  climatePlaces: Iterable<number>,
): Steps<DryRunSide> {
  const devices = new Map<number, DeviceView>();
  const places = new Set<number>();
  const own = yield* deviceIdSteps(world, world.accounts.get(account)?.replicants ?? []);
  for (const some of chunks(own, STEP_VIEWS)) {
    for (const id of some) {
      const view = deviceView(world, id);
      invariant(view !== undefined, `device ${id} of account ${account} has no view`);
      devices.set(id, view);
      places.add(devicePlace(world, id));
    }
    yield some.length * ENTRIES_PER_VIEW;
  }
  const climates = new Map<number, Climate>();
  for (const some of chunks(climatePlaces, STEP_DEVICES)) {
    for (const place of some) {
      const climate = climateView(world, place);
      if (climate !== undefined) climates.set(place, climate);
    }
    yield some.length;
  }
  const piles = yield* inventorySteps(world, account);
  const stock = new Map(piles.map((pile) => [pile.location, pile.items]));
  return { devices, places, stock, climates };
}

/** Views that are made in one step, and the work of one in entries: each makes its own checks. */
const STEP_VIEWS = 16;
const ENTRIES_PER_VIEW = 10;

/** The differences between two runs that end at the same tick. */
export function* dryRunDiff(
  { key, seed }: Setting,
  without: DryRunSide,
  other: DryRunSide,
): Steps<DryRunDiff> {
  const byNumber = (a: number, b: number): number => a - b;
  const devices = yield* differing(without.devices, other.devices, byNumber);
  const stock = yield* differing(without.stock, other.stock, byCodeUnits);
  const climates = yield* differing(without.climates, other.climates, byNumber);
  const isThere = (place: number): boolean => without.places.has(place) || other.places.has(place);
  const piles = yield* mapped(stock, ([location, pair]) => stockDiff(location, pair));
  const there = climates.filter(([place]) => isThere(place));
  return {
    devices: yield* mapped(devices, ([id, pair]) => ({
      device_code: deviceCode(key, id),
      ...pair,
    })),
    stock: piles.flat(),
    attributes: yield* mapped(there, ([place, pair]) => ({
      location: makeLocation(seed, place),
      ...pair,
    })),
  };
}

function stockDiff(
  location: string,
  pair: Differing<Readonly<Record<string, number>>>,
): DryRunDiff['stock'] {
  return CATEGORIES.flatMap((resource_type) => {
    const units = {
      without: pair.without?.[resource_type] ?? 0,
      with: pair.with?.[resource_type] ?? 0,
    };
    return units.without === units.with ? [] : [{ location, resource_type, ...units }];
  });
}

/** What is not the same on both sides, in the order of the keys. */
function* differing<K, V>(
  without: ReadonlyMap<K, V>,
  other: ReadonlyMap<K, V>,
  order: (a: K, b: K) => number,
): Steps<[K, Differing<V>][]> {
  const found: [K, Differing<V>][] = [];
  for (const side of [without, other]) {
    for (const keys of chunks(side.keys(), STEP_DEVICES)) {
      for (const key of keys) {
        if (side === other && without.has(key)) continue;
        const pair = { without: without.get(key) ?? null, with: other.get(key) ?? null };
        if (JSON.stringify(pair.without) !== JSON.stringify(pair.with)) found.push([key, pair]);
      }
      yield keys.length;
    }
  }
  return yield* sorted(found, ([a], [b]) => order(a, b));
}

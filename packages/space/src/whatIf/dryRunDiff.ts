import { byCodeUnits, invariant } from '@astrarium/core';
import { makeLocation } from '../galaxy/location.js';
import { devicePlace } from '../rules/devices/device.js';
import type { Setting, World } from '../rules/schema.js';
import type { Steps } from '../rules/takeSteps.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { climateView } from '../views/places/climateView.js';
import { deviceCode } from '../state/devices.js';
import { deviceView, type DeviceView, deviceViewIds } from '../views/devices/deviceView.js';
import { inventoryView } from '../views/accounts/inventoryView.js';
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

/** Devices that are read in one step. */
const STEP_DEVICES = 64;

/**
 * Reads what an account sees of a world into plain values, which stay valid after the world is
 * taken back. `climatePlaces` are all places that its devices can reach in either run. `makeCheap`
 * makes the world cheap to read again after other work between two steps.
 */
export function* dryRunSide(
  world: World,
  account: AccountId,
  climatePlaces: Iterable<number>,
  makeCheap: () => void,
): Steps<DryRunSide> {
  const devices = new Map<number, DeviceView>();
  const places = new Set<number>();
  for (const [at, id] of deviceViewIds(world, account).entries()) {
    if (at > 0 && at % STEP_DEVICES === 0) {
      yield STEP_DEVICES;
      makeCheap();
    }
    const view = deviceView(world, id);
    invariant(view !== undefined, `device ${id} of account ${account} has no view`);
    devices.set(id, view);
    places.add(devicePlace(world, id));
  }
  const climates = new Map<number, Climate>();
  for (const place of climatePlaces) {
    const climate = climateView(world, place);
    if (climate !== undefined) climates.set(place, climate);
  }
  const stock = new Map(inventoryView(world, account).map((pile) => [pile.location, pile.items]));
  return { devices, places, stock, climates };
}

/** The differences between two runs that end at the same tick. */
export function* dryRunDiff(
  { key, seed }: Setting,
  without: DryRunSide,
  other: DryRunSide,
): Steps<DryRunDiff> {
  const devices: DryRunDiff['devices'][number][] = [];
  for (const ids of inParts(keysOf(without.devices, other.devices, (a, b) => a - b))) {
    for (const [id, pair] of differingOf(ids, without.devices, other.devices)) {
      devices.push({ device_code: deviceCode(key, id), ...pair });
    }
    yield ids.length;
  }
  return {
    devices,
    stock: stockDiff(without.stock, other.stock),
    attributes: differing(without.climates, other.climates, (a, b) => a - b)
      .filter(([place]) => without.places.has(place) || other.places.has(place))
      .map(([place, pair]) => ({ location: makeLocation(seed, place), ...pair })),
  };
}

function stockDiff(before: DryRunSide['stock'], after: DryRunSide['stock']): DryRunDiff['stock'] {
  return differing(before, after, byCodeUnits).flatMap(([location, pair]) =>
    CATEGORIES.flatMap((resource_type) => {
      const units = {
        without: pair.without?.[resource_type] ?? 0,
        with: pair.with?.[resource_type] ?? 0,
      };
      return units.without === units.with ? [] : [{ location, resource_type, ...units }];
    }),
  );
}

/** What is not the same on both sides, in the order of the keys. */
function differing<K, V>(
  without: ReadonlyMap<K, V>,
  other: ReadonlyMap<K, V>,
  order: (a: K, b: K) => number,
): [K, Differing<V>][] {
  return differingOf(keysOf(without, other, order), without, other);
}

function keysOf<K>(
  without: ReadonlyMap<K, unknown>,
  other: ReadonlyMap<K, unknown>,
  order: (a: K, b: K) => number,
): K[] {
  return [...new Set([...without.keys(), ...other.keys()])].sort(order);
}

function differingOf<K, V>(
  keys: readonly K[],
  without: ReadonlyMap<K, V>,
  other: ReadonlyMap<K, V>,
): [K, Differing<V>][] {
  return keys.flatMap((key): [K, Differing<V>][] => {
    const pair = { without: without.get(key) ?? null, with: other.get(key) ?? null };
    return JSON.stringify(pair.without) === JSON.stringify(pair.with) ? [] : [[key, pair]];
  });
}

/** So many of a list at a time as are read in one step. */
export function* inParts<T>(list: readonly T[]): Iterable<readonly T[]> {
  for (let at = 0; at < list.length; at += STEP_DEVICES) yield list.slice(at, at + STEP_DEVICES);
}

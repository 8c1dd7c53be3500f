import { byCodeUnits } from '../../kernel/index.js';
import { makeLocation } from '../galaxy/location.js';
import { devicePlace } from '../rules/device.js';
import type { World } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { climateView } from './climateView.js';
import { deviceView, deviceViewIds } from './deviceView.js';
import type { DeviceView } from './deviceView.js';
import { inventoryView } from './inventoryView.js';

/** Something that differs between two ways in which a world went on. */
export interface Differing<T> {
  readonly without: T | null;
  readonly with: T | null;
}

/** How an account's things differ when commands are given and when none is. */
export interface DryRunDiff {
  readonly devices: readonly (Differing<DeviceView> & { readonly device_code: string })[];
  readonly stock: readonly (Differing<number> & {
    readonly location: string;
    readonly resource_type: string;
  })[];
  /** The climates of planets where the account has devices. */
  readonly attributes: readonly (Differing<ReturnType<typeof climateView>> & {
    readonly location: string;
  })[];
}

/** The differences between two worlds of one time, as an account sees them. */
export function dryRunDiff(without: World, other: World, account: number): DryRunDiff {
  return {
    devices: devicesDiff(without, other, account),
    stock: stockDiff(without, other, account),
    attributes: attributesDiff(without, other, account),
  };
}

function devicesDiff(without: World, other: World, account: number): DryRunDiff['devices'] {
  const ids = both(deviceViewIds(without, account), deviceViewIds(other, account));
  return ids
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const pair = { without: own(without, account, id), with: own(other, account, id) };
      const device_code = (pair.with ?? pair.without)?.device_code ?? '';
      return isSame(pair) ? [] : [{ device_code, ...pair }];
    });
}

function own(world: World, account: number, id: number): DeviceView | null {
  return deviceViewIds(world, account).includes(id) ? (deviceView(world, id) ?? null) : null;
}

function stockDiff(without: World, other: World, account: number): DryRunDiff['stock'] {
  const [before, after] = [without, other].map(
    (world) => new Map(inventoryView(world, account).map((pile) => [pile.location, pile.items])),
  );
  const places = both([...(before?.keys() ?? [])], [...(after?.keys() ?? [])]).sort(byCodeUnits);
  return places.flatMap((location) =>
    CATEGORIES.flatMap((resource_type) => {
      const pair = {
        without: before?.get(location)?.[resource_type] ?? 0,
        with: after?.get(location)?.[resource_type] ?? 0,
      };
      return isSame(pair) ? [] : [{ location, resource_type, ...pair }];
    }),
  );
}

function attributesDiff(without: World, other: World, account: number): DryRunDiff['attributes'] {
  const places = both(placesOf(without, account), placesOf(other, account)).sort((a, b) => a - b);
  return places.flatMap((place) => {
    const pair = {
      without: climateView(without, place) ?? null,
      with: climateView(other, place) ?? null,
    };
    const location = makeLocation(without.setting.seed, place);
    return isSame(pair) ? [] : [{ location, ...pair }];
  });
}

function placesOf(world: World, account: number): number[] {
  return deviceViewIds(world, account).map((device) => devicePlace(world, device));
}

function both<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])];
}

function isSame(pair: Differing<unknown>): boolean {
  return JSON.stringify(pair.without) === JSON.stringify(pair.with);
}

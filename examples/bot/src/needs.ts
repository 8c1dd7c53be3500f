import type { DeviceType } from '@astrarium/space/client';
import { BASE, KIT, LONG_SEARCH_SECONDS, MAX_BASES, PART, WORTH_KITS } from './plan.js';
import { type Base, type Game, isCarried, isPart, type Units, unitsOf } from './readGame.js';

/** A type of device that is needed: how many in all, and how many are neither made nor ordered. */
export interface Need {
  readonly type: DeviceType;
  readonly needed: number;
  readonly missing: number;
  /** Whether it is for the objective of the season. */
  readonly isPart?: boolean;
}

/** What the objective of the season still needs, beside the parts that are made or ordered. */
export function partsMissing({ bases, devices, season }: Game): readonly Need[] {
  if (season.state !== 'active') return [];
  // Parts that an earlier season did not need any more lie elsewhere.
  const parts = devices.filter(
    (device) =>
      isPart(device) &&
      (isCarried(device) || bases.some(({ location }) => location === device.location)),
  );
  return Object.entries(season.objective.requirements).map(([name, { contributed, needed }]) => {
    const type = name as DeviceType;
    const made = parts.filter(({ device_type }) => device_type === type).length;
    const ordered = devices
      .flatMap(({ print_queue = [] }) => print_queue)
      .filter((job) => job.device_type === type && job.tags.includes(PART)).length;
    return { type, needed, missing: Math.max(0, needed - contributed - made - ordered) };
  });
}

/** The first type of a list of which a base has too few; undefined for none. */
export function deviceMissing(
  base: Base,
  list: readonly (readonly [DeviceType, number])[],
): Need | undefined {
  for (const [type, needed] of list) {
    const missing = needed - countOf(base, type) - ordered(base, type);
    if (missing > 0) return { type, needed, missing };
  }
  return undefined;
}

/** The number of each type at a base with which it has a kit for a new base; none for others. */
export function kitOf(game: Game, base: Base): readonly (readonly [DeviceType, number])[] {
  if (base !== kitBase(game)) return [];
  return KIT.map(([type, count]) => [type, count + baseCount(type)]);
}

/** The number of devices of a type that a base keeps for itself. */
export function baseCount(type: DeviceType): number {
  return Math.max(0, ...BASE.filter(([each]) => each === type).map(([, count]) => count));
}

/** The number of devices of a type at a base, parts left out. */
export function countOf({ devices }: Base, type: DeviceType): number {
  return devices.filter(({ device_type }) => device_type === type).length;
}

/** The number of devices of a type that a base has ordered, parts left out. */
function ordered({ devices }: Base, type: DeviceType): number {
  return devices
    .flatMap(({ print_queue = [] }) => print_queue)
    .filter((job) => job.device_type === type && !job.tags.includes(PART)).length;
}

/** The base that prints a kit for another base; undefined when no other base is worth its price. */
export function kitBase(game: Game): Base | undefined {
  if (!canExpand(game)) return undefined;
  const hasBegun = (base: Base): boolean =>
    countOf(base, 'autofactory') + ordered(base, 'autofactory') > baseCount('autofactory');
  return game.bases.find(hasBegun) ?? game.bases.find(isRich) ?? game.bases[0];
}

/** Whether the belt of a base still has what parts need: a search for more is short. */
function isRich({ devices }: Base): boolean {
  return !devices.some(
    ({ search, status_since_tick }) =>
      search !== undefined && search.completes_tick - status_since_tick > LONG_SEARCH_SECONDS,
  );
}

/** Whether another base is worth its price: not when a kit is on its way, or little is missing. */
function canExpand(game: Game): boolean {
  const underWay = game.devices.some(
    (device) => device.stowed_in_device_code !== undefined && !isPart(device),
  );
  const rich = game.bases.filter(isRich);
  const kit = billOf(game, KIT);
  const isMuch = sumOf(unitsOfParts(game)) > WORTH_KITS * sumOf(kit);
  return rich.length < MAX_BASES && !underWay && isMuch;
}

/** The units that a base needs: the bills of what it lacks for itself, and of all missing parts. */
export function unitsNeeded(game: Game, base: Base): Units {
  const parts = unitsOfParts(game);
  const own = [...BASE, ...kitOf(game, base)].map(
    ([type, wanted]) => [type, Math.max(0, wanted - countOf(base, type))] as const,
  );
  const queued = base.devices
    .flatMap(({ print_queue = [] }) => print_queue)
    .map(({ device_type }) => [device_type, 1] as const);
  const bill = billOf(game, [...own, ...queued]);
  return unitsOf((category) => parts[category] + bill[category]);
}

/** The units of the bills of all missing parts. */
export function unitsOfParts(game: Game): Units {
  return billOf(
    game,
    partsMissing(game).map(({ missing, type }) => [type, missing]),
  );
}

/** The units of the bills of some devices. */
function billOf({ blueprints }: Game, devices: readonly (readonly [DeviceType, number])[]): Units {
  return unitsOf((category) =>
    devices.reduce(
      (sum, [type, count]) => sum + count * (blueprints.get(type)?.cost[category] ?? 0),
      0,
    ),
  );
}

function sumOf(units: Units): number {
  return Object.values(units).reduce((sum, each) => sum + each, 0);
}

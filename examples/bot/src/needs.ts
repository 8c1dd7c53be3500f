import type { DeviceType } from '@astrarium/client';
import { BASE, KIT, MAX_BASES, PART } from './plan.js';
import { type Base, type Game, isPart, type Units, unitsOf } from './readGame.js';

/** A type of device that is needed: how many in all, and how many are neither made nor ordered. */
export interface Need {
  readonly type: DeviceType;
  readonly needed: number;
  readonly missing: number;
}

/** What the objective of the season still needs, beside the parts that are made or ordered. */
export function partsMissing({ devices, season }: Game): readonly Need[] {
  if (season.state !== 'active') return [];
  return Object.entries(season.objective.requirements).map(([name, { contributed, needed }]) => {
    const type = name as DeviceType;
    const made = devices.filter((device) => isPart(device) && device.device_type === type).length;
    const ordered = devices
      .flatMap(({ print_queue = [] }) => print_queue)
      .filter((job) => job.device_type === type && job.tags.includes(PART)).length;
    return { type, needed, missing: Math.max(0, needed - contributed - made - ordered) };
  });
}

/** The devices that a base lacks next, for itself or for a new base; undefined for none. */
export function deviceMissing(game: Game, base: Base): Need | undefined {
  for (const [type, needed] of [...BASE, ...kitOf(game, base)]) {
    const jobs = base.devices
      .flatMap(({ print_queue = [] }) => print_queue)
      .filter((job) => job.device_type === type && !job.tags.includes(PART));
    const missing = needed - countOf(base, type) - jobs.length;
    if (missing > 0) return { type, needed, missing };
  }
  return undefined;
}

/** The number of each type at a base with which it has a kit for a new base; none for others. */
export function kitOf(game: Game, base: Base): readonly (readonly [DeviceType, number])[] {
  if (base !== game.bases[0] || !canExpand(game)) return [];
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

/** Whether another base is worth its price: not when a kit is on its way, or little is missing. */
function canExpand(game: Game): boolean {
  const underWay = game.devices.some(
    (device) => device.stowed_in_device_code !== undefined && !isPart(device),
  );
  const share = partsMissing(game).map(({ missing, needed }) => missing / needed);
  return game.bases.length < MAX_BASES && !underWay && Math.max(0, ...share) > 0.5;
}

/** The units that a base needs: the bills of what it lacks for itself, and of all missing parts. */
export function unitsNeeded(game: Game, base: Base): Units {
  const parts = partsMissing(game).map(({ missing, type }) => [type, missing] as const);
  const own = [...BASE, ...kitOf(game, base)].map(
    ([type, wanted]) => [type, Math.max(0, wanted - countOf(base, type))] as const,
  );
  const queued = base.devices
    .flatMap(({ print_queue = [] }) => print_queue)
    .map(({ device_type }) => [device_type, 1] as const);
  return unitsOf((category) =>
    [...own, ...queued, ...parts].reduce(
      (sum, [type, count]) => sum + count * (game.blueprints.get(type)?.cost[category] ?? 0),
      0,
    ),
  );
}

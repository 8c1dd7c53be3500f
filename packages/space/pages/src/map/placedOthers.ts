import type { Presence } from '@astrarium/space/client';
import type { OtherDevices } from './mapScene.js';

/** Distributes the devices of others in a system to places; the rest is at its star. */
export function placedOthers(
  star: string,
  total: OtherDevices,
  places: readonly (readonly [string, OtherDevices])[],
): ReadonlyMap<string, OtherDevices> {
  const there = places.filter(([, { count }]) => count > 0);
  const rest = there.reduce((left, [, { count }]) => left - count, total.count);
  // The places were read later than the system: some devices may have come meanwhile.
  return new Map(rest <= 0 ? there : [...there, [star, { ...total, count: rest }]]);
}

/** Who is at a place besides the replicants of the account. */
export function othersOf(
  { replicants }: Pick<Presence, 'replicants'>,
  own: ReadonlySet<string>,
): Presence['replicants'] {
  return replicants.filter(({ replicant_code }) => !own.has(replicant_code));
}

/** How many devices replicants have. */
export function deviceCount(replicants: Presence['replicants']): number {
  const counts = replicants.flatMap(({ devices }) => Object.values(devices));
  return counts.reduce((sum: number, count) => sum + (count ?? 0), 0);
}

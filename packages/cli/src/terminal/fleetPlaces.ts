import {
  deviceView,
  deviceViewIds,
  locationStar,
  parseLocation,
  type World,
} from '@astrarium/core';

/** A device on its way between two stars. */
export interface ShipPlace {
  readonly account: number;
  readonly from: number;
  readonly to: number;
  /** The share of the way that lies behind it, 0 to 1. */
  readonly passed: number;
}

/** How many devices each account has at each star, and which are between stars. */
export function fleetPlaces(world: World) {
  const stars = new Map<number, Map<number, number>>();
  const ships: ShipPlace[] = [];
  const starOf = (code: string): number =>
    locationStar(parseLocation(world.setting.seed, code) ?? 0);
  for (const account of world.accounts.ids()) {
    for (const device of deviceViewIds(world, account)) {
      const view = deviceView(world, device);
      if (view === undefined) continue;
      const from = starOf(view.location);
      const to = view.travel === undefined ? from : starOf(view.travel.destination);
      if (view.travel !== undefined && from !== to) {
        const { departed_tick, arrives_tick } = view.travel;
        const passed = (world.now - departed_tick) / Math.max(1, arrives_tick - departed_tick);
        ships.push({ account, from, to, passed });
        continue;
      }
      const here = stars.get(from) ?? new Map<number, number>();
      stars.set(from, here.set(account, (here.get(account) ?? 0) + 1));
    }
  }
  return { stars, ships };
}

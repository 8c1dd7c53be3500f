import { type Device, type ResourceCategory, statusOf, CATEGORIES } from '@astrarium/space/client';
import { unitsNeeded } from './needs.js';
import { type Base, type Game, order } from './readGame.js';
import { isOpen } from './survey.js';

/** What one drone counts beside the stock, so that drones divide themselves among categories. */
const UNITS_PER_DRONE = 200;

/** Gives mining drones what is scarcest, and moves those from what is there in plenty. */
export async function mine(game: Game, base: Base): Promise<void> {
  const needs = unitsNeeded(game, base);
  const drones = base.devices.filter(({ device_type }) => device_type === 'mining_drone');
  const minedNow = drones.map((drone) => categoryOf(drone));
  const open = CATEGORIES.filter((category) => isOpen(base, category));
  /** The share of the need that is there, or that drones are about to bring; `more` join them. */
  const supply = (category: ResourceCategory, more = 0): number => {
    const miners = minedNow.filter((each) => each === category).length + more;
    return (base.stock[category] + UNITS_PER_DRONE * miners) / (needs[category] + 1);
  };
  /** Whether a drone should change: not if it would have to change back. */
  const isBetter = (category: ResourceCategory, now: ResourceCategory): boolean =>
    supply(category) < 1 &&
    supply(now) > 2 * supply(category) &&
    supply(now, -1) > supply(category, 1);
  for (const [n, drone] of drones.entries()) {
    const [scarcest] = [...open].sort((a, b) => supply(a) - supply(b));
    const { kind } = statusOf(drone.status);
    const now = minedNow[n];
    if (scarcest === undefined || scarcest === now || supply(scarcest) >= 1) continue;
    if (kind === 'idle') {
      if (drone.blocked_commands['start_mining'] !== undefined) continue;
      await order(game, drone, { command: 'start_mining', resource: scarcest });
    } else if (now !== undefined && isBetter(scarcest, now)) {
      await order(game, drone, { command: 'retarget', resource: scarcest });
    } else continue;
    minedNow[n] = scarcest;
  }
}

/** What a drone mines; undefined while it does not mine. */
function categoryOf({ status }: Device): ResourceCategory | undefined {
  const { detail, kind } = statusOf(status);
  return kind === 'mining' ? detail : undefined;
}

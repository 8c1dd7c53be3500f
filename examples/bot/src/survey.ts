import { type Device, type ResourceCategory, statusOf } from '@astrarium/client';
import { unitsNeeded } from './needs.js';
import { type Base, CATEGORIES, type Game, order } from './readGame.js';

/**
 * Scans a belt that is not known yet. Then searches for another site whenever no open site has
 * something that the base needs.
 */
export async function survey(game: Game, base: Base): Promise<void> {
  const drones = base.devices.filter(({ device_type }) => device_type === 'survey_drone');
  const inStatus = (kind: string): Device | undefined =>
    drones.find(({ status }) => statusOf(status).kind === kind);
  const idle = inStatus('idle');
  if (!base.belt.surveyed) {
    if (idle !== undefined) await order(game, idle, { command: 'scan' });
    return;
  }
  const needs = unitsNeeded(game, base);
  const isEnough = CATEGORIES.every((each) => needs[each] === 0 || isOpen(base, each));
  if (isEnough || inStatus('searching') !== undefined) return;
  // A drone that keeps a site open must give it up before it can search for another one.
  const tracking = idle === undefined ? inStatus('tracking') : undefined;
  if (tracking !== undefined) await order(game, tracking, { command: 'deactivate' });
  const drone = idle ?? tracking;
  if (drone === undefined || drone.blocked_commands.search === 'no_more_sites') return;
  await order(game, drone, { command: 'search' });
}

/** The units with which a site is worth a drone: what was mined out grows back slowly. */
const WORTH = 100;

/** Whether an open site of the base has enough of a category, as far as the account knows. */
export function isOpen({ belt }: Base, category: ResourceCategory): boolean {
  return belt.resource_sites.some(({ resources_remaining, resources_remaining_pct }) =>
    resources_remaining === undefined
      ? (resources_remaining_pct[category] ?? 0) > 0
      : (resources_remaining[category] ?? 0) >= WORTH,
  );
}
